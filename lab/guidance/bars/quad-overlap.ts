import { areaOf } from '../frame.ts';

type Place = readonly [number, number];

/** Intersection over union of two convex quadrilaterals with the same sense of rotation, 0 to 1. */
export function quadOverlap(one: readonly Place[], other: readonly Place[]): number {
  const common = areaOf(commonPart(one, clockwise(other)));
  return common / (areaOf(one) + areaOf(other) - common);
}

function clockwise(points: readonly Place[]): readonly Place[] {
  const turn = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return sum + x * nextY - nextX * y;
  }, 0);
  return turn >= 0 ? points : points.toReversed();
}

/** Cuts a polygon along each side of a clockwise convex one (y points down). */
function commonPart(subject: readonly Place[], knife: readonly Place[]): readonly Place[] {
  return knife.reduce<readonly Place[]>((left, from, at) => {
    const to = knife[(at + 1) % knife.length]!;
    const inside = ([x, y]: Place) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    return left.flatMap((here, index) => {
      const next = left[(index + 1) % left.length]!;
      const [a, b] = [inside(here), inside(next)];
      const crossing: Place[] = [];
      if (a >= 0 !== b >= 0) {
        const part = a / (a - b);
        crossing.push([here[0] + (next[0] - here[0]) * part, here[1] + (next[1] - here[1]) * part]);
      }
      return a >= 0 ? [here, ...crossing] : crossing;
    });
  }, subject);
}
