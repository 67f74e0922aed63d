/** What is in a drawing, although a browser that shows it as an image neither runs nor loads it. */
interface UnusedContents {
  /** Scripts and event handlers: the drawing is there without them. */
  readonly scripts: boolean;
  /** The first part that is another file, such as `<image href>`: it is missing from the drawing. */
  readonly outer: string | null;
}

const tag = /<([a-z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/gi;
const attribute = /\s([a-z][\w:.-]*)\s*=\s*("[^"]*"|'[^']*')/gi;

/** In an SVG image, only a part of itself and the content of the address itself are there. */
const own = String.raw`\s*(?:#|data:)`;
const otherFile = new RegExp(`^(?!${own})\\s*\\S`, 'i');
const styleOfOtherFile = new RegExp(`@import\\b|url\\((?!\\s*(?:["']|&quot;|&apos;)?${own})`, 'i');

/**
 * Looks into an SVG drawing for what a browser leaves out of an image: scripts, event handlers, and other files. It looks
 * at tags and styles as they are written, not at entities.
 * @param svg the file's text.
 */
export function unusedContents(svg: string): UnusedContents {
  const text = svg.replaceAll(/<!--[^]*?-->/g, '');
  const elements = [...text.matchAll(tag)].map(([, name, rest]) => ({
    name: localName(name!),
    attributes: [...rest!.matchAll(attribute)].map(([, key, value]) => ({
      key: localName(key!),
      value: value!.slice(1, -1),
    })),
  }));
  const files = elements.flatMap(({ name, attributes }) =>
    // A link and a script show nothing.
    name === 'a' || name === 'script'
      ? []
      : attributes
          .filter(({ key, value }) => /^(?:href|src)$/.test(key) && otherFile.test(value))
          .map(({ key }) => `<${name} ${key}>`),
  );
  const outer =
    files[0] ??
    (/<\?xml-stylesheet\b/i.test(text) ? '<?xml-stylesheet?>' : (styleOfOtherFile.exec(text)?.[0] ?? null));
  const scripts = elements.some(
    ({ name, attributes }) => name === 'script' || attributes.some(({ key }) => /^on[a-z]+$/.test(key)),
  );
  return { scripts, outer };
}

/** Without its prefix: `xlink:href` is `href`. */
function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}
