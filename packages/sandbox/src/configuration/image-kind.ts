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

const svgElement = /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[^]*?-->\s*|<!DOCTYPE[^>]*>\s*)*(<svg\b[^>]*>)/i;

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
  const [, element = ''] = svgElement.exec(textOf(bytes)) ?? [];
  if (kind === 'svg' && !/\sxmlns\s*=\s*["']http:\/\/www\.w3\.org\/2000\/svg["']/.test(element)) {
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
  return svgElement.test(textOf(bytes)) ? 'svg' : null;
}

const textOf = (bytes: Buffer) => bytes.toString('utf8').replace(/^\uFEFF/, '');
