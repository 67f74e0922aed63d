/**
 * Marks laid over every specimen, in pixels of its centred square (1080 × 1080). Each corner has a
 * colour of its own, so that a captured picture shows whether it is turned, mirrored, moved or scaled.
 */

export const specimenSide = 1080;

export type Corner = 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight';
export type Rgb = readonly [red: number, green: number, blue: number];

export interface SpecimenMark {
  readonly x: number;
  readonly y: number;
  readonly colour: Rgb;
}

export const specimenMarks: Readonly<Record<Corner, SpecimenMark>> = {
  topLeft: { x: 70, y: 70, colour: [230, 20, 40] },
  topRight: { x: 1010, y: 70, colour: [20, 200, 60] },
  bottomLeft: { x: 70, y: 1010, colour: [30, 70, 230] },
  bottomRight: { x: 1010, y: 1010, colour: [0, 210, 230] },
};

/** A line drawn just outside the square: none of it may be in a captured picture. */
export const outsideColour: Rgb = [255, 0, 255];

const markRadius = 34;
const outsideGap = 8;
const outsideWidth = 12;

/** The marks as SVG in the units of the square. */
export function marksSvg(): string {
  const edge = -outsideGap - outsideWidth / 2;
  const side = specimenSide - 2 * edge;
  const fence =
    `<rect x="${edge}" y="${edge}" width="${side}" height="${side}" fill="none" ` +
    `stroke="${cssColour(outsideColour)}" stroke-width="${outsideWidth}"/>`;
  const corners = Object.values(specimenMarks).map(
    ({ x, y, colour }) => `<circle cx="${x}" cy="${y}" r="${markRadius}" fill="${cssColour(colour)}"/>`,
  );
  return fence + corners.join('');
}

function cssColour([red, green, blue]: Rgb): string {
  return `rgb(${red},${green},${blue})`;
}
