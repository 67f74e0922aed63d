import type { PhotoHash } from '../model/photo-hash.ts';

/** How much two sides are alike, either way up: 1 is the same, 0 nothing; 0 if they can't be compared. */
export function likeness(one: PhotoHash, other: PhotoHash): number {
  const last = one.length - 1;
  if (other.length !== one.length) return 0;
  const meanOfOne = meanCode(one);
  const meanOfOther = meanCode(other);
  let [upright, turned, squaresOfOne, squaresOfOther] = [0, 0, 0, 0];
  for (let index = 0; index <= last; index += 1) {
    const x = one.charCodeAt(index) - meanOfOne;
    const y = other.charCodeAt(index) - meanOfOther;
    upright += x * y;
    turned += x * (other.charCodeAt(last - index) - meanOfOther);
    squaresOfOne += x * x;
    squaresOfOther += y * y;
  }
  return Math.max(upright, turned) / (Math.sqrt(squaresOfOne * squaresOfOther) || 1);
}

function meanCode(hash: PhotoHash): number {
  let sum = 0;
  for (let index = 0; index < hash.length; index += 1) sum += hash.charCodeAt(index);
  return sum / hash.length;
}
