import { mostSpans, type Span } from './bytes.ts';

/**
 * How a GPS property begins, with any prefix: an attribute (`exif:GPSLatitude="48,8.2N"`) or an element. The lengths are
 * limited, here and below, so that no text makes the search go back over what it has seen.
 */
const property = /[\s<]([\w.-]{1,80}:gps[\w.-]{0,80})/gi;
const beforeValue = /\s{0,1000}=\s{0,1000}["']/y;
const afterName = /\s{0,1000}>/y;

/**
 * The GPS properties of XMP data, each with its value. One without an end goes on to the end of the text.
 * @param text one character for each byte.
 * @returns what has to become spaces, in order: all of the text if it has more properties than a camera writes.
 */
export function locationsInXmp(text: string): readonly Span[] {
  const spans: Span[] = [];
  const next = new RegExp(property);
  for (let found = next.exec(text); found !== null; found = next.exec(text)) {
    const { 0: start, 1: name = '', index } = found;
    const isElement = start.startsWith('<');
    const end = isElement ? endOfElement(text, name, next.lastIndex) : endOfAttribute(text, next.lastIndex);
    if (end === null) continue;
    // The white space before an attribute stays.
    spans.push([isElement ? index : index + 1, end]);
    if (spans.length > mostSpans) return [[0, text.length]];
    next.lastIndex = end;
  }
  return spans;
}

/** @param from behind the name. @returns null if there is no value. */
function endOfAttribute(text: string, from: number): number | null {
  beforeValue.lastIndex = from;
  if (!beforeValue.test(text)) return null;
  const value = beforeValue.lastIndex;
  return endAt(text, text.indexOf(text.charAt(value - 1), value));
}

/** @param from behind the name. Its content may be elements too. */
function endOfElement(text: string, name: string, from: number): number {
  const opened = endAt(text, text.indexOf('>', from));
  if (text.endsWith('/>', opened)) return opened;
  const closing = `</${name}`;
  for (let at = text.indexOf(closing, opened); at >= 0; at = text.indexOf(closing, at + 1)) {
    afterName.lastIndex = at + closing.length;
    if (afterName.test(text)) return afterName.lastIndex;
  }
  return text.length;
}

/** The place behind this one, or the end of the text if there is none. */
function endAt(text: string, at: number): number {
  return at < 0 ? text.length : at + 1;
}
