import { squareSide, type MaskFrame } from './mask-geometry.ts';

/** SVG path data for a mask's frame, in the units of `mask-geometry.ts`. */

/** Length of the straight lines of a corner accent. */
const arm = squareSide * 0.05;

/** The whole outline of the frame: a closed path, clockwise. */
export function framePath({ x, y, width, height, radius }: MaskFrame): string {
  const across = width - 2 * radius;
  const down = height - 2 * radius;
  const corner = (dx: number, dy: number) => `a${radius} ${radius} 0 0 1 ${dx} ${dy}`;
  return [
    `M${x + radius} ${y}h${across}`,
    corner(radius, radius),
    `v${down}`,
    corner(-radius, radius),
    `h${-across}`,
    corner(-radius, -radius),
    `v${-down}`,
    corner(radius, -radius),
    'Z',
  ].join('');
}

/** The four parts of the outline that are drawn thicker: a card's corners, or four short arcs of a circle. */
export function accentPaths(frame: MaskFrame): string {
  return 2 * frame.radius < frame.width ? cornerAccents(frame) : arcAccents(frame);
}

function cornerAccents({ x, y, width, height, radius }: MaskFrame): string {
  const right = x + width;
  const bottom = y + height;
  const reach = radius + arm;
  const curve = `${radius} ${radius} 0 0 1`;
  return [
    `M${x} ${y + reach}v${-arm}A${curve} ${x + radius} ${y}h${arm}`,
    `M${right - reach} ${y}h${arm}A${curve} ${right} ${y + radius}v${arm}`,
    `M${right} ${bottom - reach}v${arm}A${curve} ${right - radius} ${bottom}h${-arm}`,
    `M${x + reach} ${bottom}h${-arm}A${curve} ${x} ${bottom - radius}v${-arm}`,
  ].join('');
}

function arcAccents({ x, y, radius }: MaskFrame): string {
  const halfAngle = Math.PI / 14;
  const point = (angle: number) =>
    `${x + radius + radius * Math.cos(angle)} ${y + radius + radius * Math.sin(angle)}`;
  return [1, 3, 5, 7]
    .map((eighth) => (eighth * Math.PI) / 4)
    .map((middle) => `M${point(middle - halfAngle)}A${radius} ${radius} 0 0 1 ${point(middle + halfAngle)}`)
    .join('');
}
