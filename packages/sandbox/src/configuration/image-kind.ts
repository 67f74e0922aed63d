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

/**
 * One part of what may stand before the drawing. Each is skipped on its own: an expression for all of them would try every
 * way to divide the comments if no drawing follows.
 */
const prologPart = /\s+|<\?xml[^>]*\?>|<!--[^]*?-->|<!DOCTYPE[^>]*>/iy;

const svgElement = /<svg\b[^>]*>/iy;

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
    return `The file is of the kind ${kind}, so a server sends it rightly only if its name ends in .${wanted[0]}.`;
  }
  if (kind === 'svg' && !/\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(svgTag(bytes) ?? '')) {
    return 'The drawing lacks xmlns="http://www.w3.org/2000/svg", without which a browser shows no SVG file.';
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
  return svgTag(bytes) === null ? null : 'svg';
}

/** The tag with which the drawing begins; null if the file is no drawing. */
function svgTag(bytes: Buffer): string | null {
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  let at = 0;
  for (let part = matchAt(prologPart, text, 0); part !== null; part = matchAt(prologPart, text, at)) {
    at += part.length;
  }
  return matchAt(svgElement, text, at);
}

/** What a sticky expression matches at a place of the text; null for nothing. */
function matchAt(expression: RegExp, text: string, at: number): string | null {
  expression.lastIndex = at;
  return expression.exec(text)?.[0] ?? null;
}
