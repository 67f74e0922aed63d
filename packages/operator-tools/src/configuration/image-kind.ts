/** Kinds of images that browsers show, with the endings by which servers know them. */
const endings = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg'],
  gif: ['gif'],
  webp: ['webp'],
  avif: ['avif'],
  svg: ['svg'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type ImageKind = keyof typeof endings;

/** What is in a tag or a declaration: a `>` or `[` in quotes does not end it. Only one alternative can match at any place. */
const inside = `(?:"[^"]*"|'[^']*'|[^"'[>])*`;

/**
 * One part of what may stand before the drawing; the declarations of a document type, such as those of the entities that
 * drawing programs write, are parts too. Each is skipped on its own: an expression for all of them would try every way to
 * divide the comments if no drawing follows.
 */
const prologPart = new RegExp(
  String.raw`\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE${inside}[[>]|<!(?:ENTITY|ELEMENT|ATTLIST|NOTATION)${inside}>|\]\s*>`,
  'iy',
);

const svgElement = new RegExp(String.raw`<svg\b${inside}>`, 'iy');

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * Says why a browser would not show a file as an image.
 * @param name the name of the file: its ending decides as what a server sends it.
 * @returns null if it would.
 */
export function imageReason(name: string, bytes: Buffer): string | null {
  const kind = imageKind(bytes);
  if (kind === null) return 'The file is not an image (PNG, JPEG, GIF, WebP, AVIF or SVG).';
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  const wanted: readonly string[] = endings[kind];
  if (ending === undefined || !wanted.includes(ending)) {
    return `The file is an image of type ${kind}: servers send the right type only if its name ends in .${wanted[0]}.`;
  }
  if (kind === 'svg' && namespaceOf(bytes) !== svgNamespace) {
    return `The drawing lacks xmlns="${svgNamespace}", without which a browser shows no SVG file.`;
  }
  return null;
}

function imageKind(bytes: Buffer): ImageKind | null {
  const latin = (from: number, to: number) => bytes.subarray(from, to).toString('latin1');
  if (latin(0, 8) === '\u0089PNG\r\n\u001A\n') return 'png';
  if (latin(0, 3) === '\u00FF\u00D8\u00FF') return 'jpeg';
  if (/^GIF8[79]a$/.test(latin(0, 6))) return 'gif';
  if (latin(0, 4) === 'RIFF' && latin(8, 12) === 'WEBP') return 'webp';
  if (/^ftypavi[fs]$/.test(latin(4, 12))) return 'avif';
  return svgStart(bytes) === null ? null : 'svg';
}

/** The drawing's own namespace, which may be written as an entity of its document type; null for none. */
function namespaceOf(bytes: Buffer): string | null {
  const { prolog = '', tag = '' } = svgStart(bytes) ?? {};
  const written = unquoted(/\sxmlns\s*=\s*("[^"]*"|'[^']*')/.exec(tag)?.[1] ?? '');
  const entity = /^&([^\s;]+);$/.exec(written)?.[1];
  if (entity === undefined) return written;
  const declared = [...prolog.matchAll(/<!ENTITY\s+(\S+)\s+("[^"]*"|'[^']*')/g)];
  const value = declared.find(([, name]) => name === entity)?.[2];
  return value === undefined ? null : unquoted(value);
}

const unquoted = (text: string) => text.slice(1, -1);

/** What stands before the drawing, and the tag with which it begins; null if the file is no drawing. */
function svgStart(bytes: Buffer): { readonly prolog: string; readonly tag: string } | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  let at = 0;
  for (let part = matchAt(prologPart, text, 0); part !== null; part = matchAt(prologPart, text, at)) {
    at += part.length;
  }
  const tag = matchAt(svgElement, text, at);
  return tag === null ? null : { prolog: text.slice(0, at), tag };
}

/** What a sticky expression matches at a place of the text; null for nothing. */
function matchAt(expression: RegExp, text: string, at: number): string | null {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? null;
}
