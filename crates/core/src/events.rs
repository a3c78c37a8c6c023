//! What happened, told as it happens: to a list for people, to nobody in search.

/// Somebody who is told what happens.
pub trait Events<E> {
    /// Takes note of one event.
    fn tell(&mut self, event: E);
}

/// Listens to nothing; compiles to nothing.
#[derive(Copy, Clone, Debug, Default)]
pub struct Silent;

impl<E> Events<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _: E) {}
}

impl<E> Events<E> for Vec<E> {
    fn tell(&mut self, event: E) {
        self.push(event);
    }
}
