import { cardFrame, documentFormats, squareSide, type PictureSide, type Quad } from '@recto/core';
import type { LumaFrame } from '../luma-frame.ts';
import { roundness } from './corners.ts';
import type { Line } from './line-search.ts';
import { crossing, share } from './quad-search.ts';

/**
 * How much each measure counts, in log odds. Fitted by logistic regression on real and drawn cards that the picture
 * cuts off, against pictures and drawn scenes without one; measures of size, turn and the missing share were then left
 * out without another fit, for their bytes.
 */
const weightBias = -11.8;
const weightLeastSupport = 8;
/** Of the worse one of the two sides, where it reaches the picture's edge: that of a whole card ends before. */
const weightEnd = 3.6;
const weightRounded = 2.4;
const weightAway = -2.7;

/** The width of a card, as a share of the picture's side. */
const leastWidth = 0.55;
/** The least share of each side that lies on edges. */
const leastSupport = 0.45;
/** How much of the sides is seen at least, and how much of that is their end, as shares of the picture's side. */
const leastSeen = 0.2;
const endOfSide = 0.06;
/** How much longer than the card's side what is seen of it may be: a tilted card is shortened, nothing is stretched. */
const mostSeen = 1.1;

const cardRatio = documentFormats.id1.width / documentFormats.id1.height;
/** The rounded corner of a card, as a share of its width. */
const roundedCorner = cardFrame.radius.x / cardFrame.width;

/**
 * The side of the picture beyond which the fourth side of a card lies, whose other three are in it; null if there is
 * none. Two sides of a table or a shelf reach the picture's edge, too, but between them and the third one there are no
 * rounded corners. Where the fourth side is does not matter.
 */
export function sideOfCutCard(
  across: readonly Line[],
  down: readonly Line[],
  frame: LumaFrame,
): PictureSide | null {
  const { side } = frame;
  let best = 0;
  let found: PictureSide | null = null;
  const search = (
    arms: readonly Line[],
    bases: readonly Line[],
    ratio: number,
    [start, end]: PictureSide[],
  ) => {
    const consider = (base: Line, first: Line, second: Line) => {
      const from = crossing(base, first);
      const to = crossing(base, second);
      const length = (to - from) * ratio;
      const width = Math.max(length, to - from) / side;
      if (from < 0 || to > side || width < leastWidth) return;
      const gap = roundedCorner * width * side;
      const third = share(base.sums, from + gap, to - gap);
      if (third < leastSupport) return;
      const at = (position: number) => base.start + base.slope * position;
      for (const edge of [0, side]) {
        const sign = edge > 0 ? 1 : -1;
        const seen = Math.abs(edge - at((from + to) / 2));
        if (seen < leastSeen * side || seen > mostSeen * length) continue;
        const support = ({ sums }: Line, one: number, other: number) =>
          share(sums, Math.min(one, other), Math.max(one, other));
        const least = Math.min(
          third,
          support(first, at(from) + sign * gap, edge),
          support(second, at(to) + sign * gap, edge),
        );
        if (least < leastSupport) continue;
        const inner = edge - sign * endOfSide * side;
        const sides =
          weightBias +
          weightLeastSupport * least +
          weightEnd * Math.min(support(first, inner, edge), support(second, inner, edge)) +
          weightAway * Math.abs((from + to) / side - 1);
        // At most two corners are seen.
        if (sides + 2 * weightRounded < best) continue;
        const far = sign * Math.max(length, seen + gap);
        const corner = (line: Line, column: number) => {
          const [x, y] = [column, line.start + line.slope * column].map((one) => (one * squareSide) / side);
          return arms === across ? { x: x!, y: y! } : { x: y!, y: x! };
        };
        const quad: Quad = [
          corner(first, at(from)),
          corner(first, at(from) + far),
          corner(second, at(to) + far),
          corner(second, at(to)),
        ];
        const rank = sides + weightRounded * roundness(frame, quad);
        if (rank < best) continue;
        best = rank;
        found = edge > 0 ? end! : start!;
      }
    };
    for (const base of bases)
      for (const first of arms) for (const second of arms) consider(base, first, second);
  };
  search(across, down, cardRatio, ['left', 'right']);
  search(down, across, 1 / cardRatio, ['top', 'bottom']);
  return found;
}
