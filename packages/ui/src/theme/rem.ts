/** The name of the property that has the size of the reader's text, a length. */
export const remProperty = '--recto-rem';

/**
 * A length that grows with the reader's text size, in place of CSS's `rem`, which follows the `<html>` of the page: in a
 * page of others, that is not the reader's size (decision 11.10). In queries of containers, `em` is this unit.
 * @param count 1 is 16 px at a text size of 100 %.
 */
export function rem(count: number): string {
  return `calc(${count} * var(${remProperty}))`;
}

/**
 * Measures the text size that the reader has set in the browser; no rule of the page has a part in it. It is the width of
 * `1em`, which unlike the font size itself a least font size of the browser does not enlarge.
 * @returns a length in px; empty if the page is not rendered.
 */
export function readersTextSize(shadow: ShadowRoot): string {
  const probe = shadow.ownerDocument.createElement('div');
  Object.assign(probe.style, { all: 'initial', display: 'block', width: '1em' });
  shadow.append(probe);
  const { width } = shadow.ownerDocument.defaultView!.getComputedStyle(probe);
  probe.remove();
  return width;
}
