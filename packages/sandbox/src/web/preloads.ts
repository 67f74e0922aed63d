/** A script, style sheet or font that the page's own tags load. */
const tag = /<(?:script|link)\b[^>]*\b(?:src|href)="([^"]+\.(js|css|woff2))"/g;

const relations: Readonly<Record<string, string>> = {
  js: 'rel=modulepreload',
  css: 'rel=preload; as=style',
  woff2: 'rel=preload; as=font; type="font/woff2"',
};

/**
 * The `Link` header of the built page: what its own tags load. A host or a content delivery network that knows it
 * can send it as an early hint, before the page itself (decision 12.11).
 * @param page the built `index.html`.
 * @returns null if the page loads nothing.
 */
export function preloadsOf(page: string): string | null {
  const found = new Map(
    [...page.matchAll(tag)].map(([text, url, type]) => [
      url!,
      text.includes('as="script"') ? 'rel=preload; as=script' : relations[type!],
    ]),
  );
  if (found.size === 0) return null;
  return [...found].map(([url, relation]) => `<${url}>; ${relation}; crossorigin`).join(', ');
}
