/** Text with markup, and nothing that could act, load or be styled from outside. */
const ELEMENTS = new Set(
  "a article blockquote br code dd dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr li ol p pre section strong sub sup table tbody td th thead tr ul".split(
    " ",
  ),
);
const LINK = /^(#|\/|https?:)/;

/**
 * HTML of the server's own, cut down to what a text needs before it is put into the page. The page's Content-Security-Policy
 * runs no script of it anyway; this keeps forms, frames, pictures and styles out as well.
 */
export function harmless(html: string): string {
  // The parser's document is inert: nothing in it is loaded or run.
  const { body } = new DOMParser().parseFromString(html, "text/html");
  for (const element of [...body.querySelectorAll("*")]) {
    if (!ELEMENTS.has(element.localName)) {
      element.remove();
      continue;
    }
    for (const { name, value } of [...element.attributes]) {
      const kept = name === "id" || (name === "href" && LINK.test(value)) || (name === "class" && value === "key");
      if (!kept) element.removeAttribute(name);
    }
  }
  return body.innerHTML;
}
