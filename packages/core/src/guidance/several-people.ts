import type { FaceBox } from '../model/frame-reading.ts';
import { secondFaceArea, secondFaceScore } from './thresholds.ts';

/**
 * Whether a picture shows a second person, and not only a smaller or an uncertain face in the background.
 * @param faces the largest first.
 */
export function showsSeveralPeople([face, second]: readonly FaceBox[]): boolean {
  if (face === undefined || second === undefined || second.score < secondFaceScore) return false;
  return second.width * second.height >= secondFaceArea * face.width * face.height;
}
