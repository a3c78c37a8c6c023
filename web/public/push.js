// Shows messages that arrive while the page is closed, and opens the page they are about. It keeps and loads nothing.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// The page may lie in a folder of its host.
const at = (path) => new URL(path.replace(/^\/+/, ""), self.registration.scope);

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  const icon = at("icon-192.png").href;
  const options = { body, tag, icon, badge: icon, data: path };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const wanted = at(event.notification.data);
  // A message leads to this site and nowhere else.
  if (wanted.origin !== self.location.origin) return;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === wanted.pathname);
    return there ? there.focus() : self.clients.openWindow(wanted.href);
  };
  event.waitUntil(open());
});
