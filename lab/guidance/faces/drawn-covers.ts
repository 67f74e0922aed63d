import type { Point } from '@recto/core';
import type { RandomChoice } from '../random-choice.ts';

/** What is drawn over a face. `clearGlasses` hide nothing. */
export type Cover = 'nothing' | 'clearGlasses' | 'sunglasses' | 'mask';

const darkGlass = ['#0a0a0c', '#15120f', '#1c1008', '#0c1a12', '#101826', '#2a1a10', '#301018', '#222233'];
const mirrorGlass = ['#9fb8d8', '#d8a860', '#a0c8a0', '#cccccc'];
const frames = ['#111', '#222', '#3a2412', '#888', '#b8963c', '#400', '#ddd', '#224'];
/** Paper and cloth, also in colours of skin. */
const paper = ['#a8cfe4', '#8fbfda', '#f2f4f5', '#e8e8e6', '#111214', '#1c1c20', '#24304a'];
const cloth = ['#555a60', '#7a2430', '#c8b49a', '#b98c6c', '#6b4a34', '#2d4a35', '#d8a0b0'];

/**
 * Draws a cover over a face.
 * @param face the 68 landmarks, in pixels of the picture.
 * @returns the content of an SVG in the same pixels; empty for nothing.
 */
export function drawnCover(cover: Cover, face: readonly Point[], choice: RandomChoice): string {
  if (cover === 'nothing') return '';
  return cover === 'mask' ? mask(face, choice) : glasses(face, cover === 'sunglasses', choice);
}

function glasses(face: readonly Point[], isDark: boolean, { between, oneOf, chance }: RandomChoice): string {
  const [one, other] = [middleOf(face.slice(36, 42)), middleOf(face.slice(42, 48))];
  const apart = Math.hypot(other.x - one.x, other.y - one.y);
  const along = { x: (other.x - one.x) / apart, y: (other.y - one.y) / apart };
  const nose = face[30]!;
  const isBelow = (nose.x - one.x) * -along.y + (nose.y - one.y) * along.x > 0;
  const down = isBelow ? { x: -along.y, y: along.x } : { x: along.y, y: -along.x };
  const at = ({ x, y }: Point, right: number, below: number) => ({
    x: x + right * along.x + below * down.x,
    y: y + right * along.y + below * down.y,
  });
  const [width, height] = [between(0.38, 0.5) * apart, between(0.24, 0.4) * apart];
  const drop = between(0, 0.12) * apart;
  const lenses = [at(one, 0, drop), at(other, 0, drop)] as const;
  const glass = isDark && chance(0.25) ? oneOf(mirrorGlass) : oneOf(darkGlass);
  const opacity = isDark ? between(0.8, 0.98) : between(0, 0.12);
  const lower = isDark && chance(0.3) ? opacity * between(0.55, 0.85) : opacity;
  const line = between(isDark ? 0.02 : 0.015, 0.09) * apart;
  const style = `stroke="${oneOf(frames)}" stroke-width="${line}"`;
  const round = oneOf([1, 0.6, 0.35]) * Math.min(width, height);
  const turn = (Math.atan2(along.y, along.x) * 180) / Math.PI;
  const shine = { x: between(-0.5, 0.5) * width, y: between(-0.5, 0.3) * height, size: between(0.08, 0.35) };
  const drawn = lenses.map(
    ({ x, y }) =>
      `<rect x="${x - width}" y="${y - height}" width="${2 * width}" height="${2 * height}" rx="${round}" fill="url(#glass)" ${style} transform="rotate(${turn} ${x} ${y})"/>`,
  );
  const shines = chance(0.5)
    ? lenses.map(
        ({ x, y }) =>
          `<ellipse cx="${x + shine.x}" cy="${y + shine.y}" rx="${shine.size * width}" ry="${shine.size * 0.6 * height}" fill="#fff" opacity="${between(0.1, 0.6)}"/>`,
      )
    : [];
  const stroke = (from: Point, to: Point) =>
    `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" ${style}/>`;
  return [
    `<linearGradient id="glass" x2="0" y2="1"><stop stop-color="${glass}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${oneOf(darkGlass)}" stop-opacity="${lower}"/></linearGradient>`,
    ...drawn,
    stroke(at(lenses[0], width, -0.2 * height), at(lenses[1], -width, -0.2 * height)),
    stroke(at(lenses[0], -width, 0), at(face[0]!, 0, -0.05 * apart)),
    stroke(at(lenses[1], width, 0), at(face[16]!, 0, -0.05 * apart)),
    ...shines,
  ].join('');
}

function mask(face: readonly Point[], { between, oneOf, chance }: RandomChoice): string {
  const mouth = middleOf(face.slice(48, 60));
  const first = chance(0.5) ? 1 : 2;
  const jaw = face.slice(first, 17 - first).map(({ x, y }) => {
    const wider = between(1, 1.06);
    return { x: mouth.x + wider * (x - mouth.x), y: mouth.y + wider * (y - mouth.y) };
  });
  const top = face[chance(0.5) ? 28 : 29]!;
  const [start, end] = [jaw[0]!, jaw.at(-1)!];
  const between2 = (side: Point, edge: Point) => `${(side.x + edge.x) / 2} ${0.7 * top.y + 0.3 * edge.y}`;
  const outline = `M${jaw.map(({ x, y }) => `${x} ${y}`).join('L')}Q${between2(face[35]!, end)} ${top.x} ${top.y}Q${between2(face[31]!, start)} ${start.x} ${start.y}Z`;
  const lowest = Math.max(...face.map(({ y }) => y));
  const height = lowest - top.y;
  const pleats = chance(0.5)
    ? [0.25, 0.5, 0.75].map((share) => {
        const y = top.y + share * height;
        return `<path d="M${start.x} ${y}Q${mouth.x} ${y + between(0.01, 0.05) * height} ${end.x} ${y}" stroke="#000" stroke-opacity="${between(0.08, 0.3)}" stroke-width="${0.012 * height}" fill="none"/>`;
      })
    : [];
  const dots = chance(0.2)
    ? Array.from(
        { length: 40 },
        () =>
          `<circle cx="${between(start.x, end.x)}" cy="${between(top.y, lowest)}" r="${between(0.01, 0.05) * height}" fill="${oneOf(['#fff', '#c33', '#36c', '#111', '#dd4'])}" opacity=".8"/>`,
      )
    : [];
  const strap = (from: Point, to: Point) =>
    `<line x1="${from.x}" y1="${from.y}" x2="${to.x}" y2="${to.y}" stroke="#eee" stroke-width="${0.012 * height}"/>`;
  return [
    `<clipPath id="outline"><path d="${outline}"/></clipPath>`,
    `<radialGradient id="folds" cx="${between(0.3, 0.7)}" cy="${between(0.2, 0.6)}" r=".7"><stop stop-color="#fff" stop-opacity="${between(0, 0.25)}"/><stop offset="1" stop-opacity="${between(0.1, 0.45)}"/></radialGradient>`,
    `<path d="${outline}" fill="${oneOf([...paper, ...cloth])}"/><g clip-path="url(#outline)">`,
    ...pleats,
    ...dots,
    `</g><path d="${outline}" fill="url(#folds)"/>`,
    strap(start, face[0]!),
    strap(end, face[16]!),
  ].join('');
}

function middleOf(points: readonly Point[]): Point {
  const sum = (axis: 'x' | 'y') => points.reduce((total, point) => total + point[axis], 0) / points.length;
  return { x: sum('x'), y: sum('y') };
}
