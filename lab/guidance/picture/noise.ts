import type { RandomChoice } from '../random-choice.ts';

/**
 * Cloudy noise that repeats without a seam.
 * @param size the side of the field in pixels.
 * @param cells the largest clouds across and down; unequal numbers stretch them.
 * @param octaves each adds clouds of half the size, `fall` times as strong.
 * @returns `size` × `size` values, mean 0, mostly within ±1.
 */
export function clouds(
  random: RandomChoice,
  size: number,
  [across, down]: readonly [number, number],
  octaves: number,
  fall = 0.5,
): Float32Array {
  const field = new Float32Array(size * size);
  let strength = 1;
  let power = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    addOctave(
      field,
      random,
      size,
      Math.min(size, across << octave),
      Math.min(size, down << octave),
      strength,
    );
    power += strength * strength;
    strength *= fall;
  }
  const scale = 1.6 / Math.sqrt(power);
  for (let at = 0; at < field.length; at += 1) field[at]! *= scale;
  return field;
}

function addOctave(
  field: Float32Array,
  random: RandomChoice,
  size: number,
  across: number,
  down: number,
  strength: number,
): void {
  const lattice = Float32Array.from({ length: across * down }, () => (random.unit() * 2 - 1) * strength);
  const columns = steps(size, across);
  const row = new Float32Array(across);
  for (let y = 0; y < size; y += 1) {
    const place = (y * down) / size;
    const top = Math.floor(place);
    const weight = smooth(place - top);
    const bottom = (top + 1) % down;
    for (let x = 0; x < across; x += 1) {
      const above = lattice[top * across + x]!;
      row[x] = above + (lattice[bottom * across + x]! - above) * weight;
    }
    for (let x = 0; x < size; x += 1) {
      const left = row[columns.left[x]!]!;
      field[y * size + x]! += left + (row[columns.right[x]!]! - left) * columns.weight[x]!;
    }
  }
}

function steps(size: number, cells: number) {
  const left = new Uint16Array(size);
  const right = new Uint16Array(size);
  const weight = new Float32Array(size);
  for (let x = 0; x < size; x += 1) {
    const place = (x * cells) / size;
    left[x] = Math.floor(place);
    right[x] = (left[x]! + 1) % cells;
    weight[x] = smooth(place - left[x]!);
  }
  return { left, right, weight };
}

function smooth(value: number): number {
  return value * value * (3 - 2 * value);
}
