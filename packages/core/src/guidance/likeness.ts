import type { PhotoHash } from '../model/photo-hash.ts';

/** How much two sides are alike, either way up: 1 is the same, 0 nothing; 0 if they can't be compared. */
export function likeness(one: PhotoHash, other: PhotoHash): number {
  return Math.max(correlation(one, other, false), correlation(one, other, true));
}

/** How much a side is alike to itself upside down: 1 is the same, 0 nothing. */
export function likenessTurned(hash: PhotoHash): number {
  return correlation(hash, hash, true);
}

function correlation(one: PhotoHash, other: PhotoHash, isTurned: boolean): number {
  if (other.length !== one.length) return 0;
  const meanOfOne = meanCode(one);
  const meanOfOther = meanCode(other);
  let [products, squaresOfOne, squaresOfOther] = [0, 0, 0];
  for (let index = 0; index < one.length; index += 1) {
    const x = one.charCodeAt(index) - meanOfOne;
    const y = other.charCodeAt(isTurned ? other.length - 1 - index : index) - meanOfOther;
    products += x * y;
    squaresOfOne += x * x;
    squaresOfOther += y * y;
  }
  return products / (Math.sqrt(squaresOfOne * squaresOfOther) || 1);
}

function meanCode(hash: PhotoHash): number {
  let sum = 0;
  for (let index = 0; index < hash.length; index += 1) sum += hash.charCodeAt(index);
  return sum / hash.length;
}
