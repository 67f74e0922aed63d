import type { AssessedFrame, LabelledSquare } from './assessed-frame.ts';
import type { LabelledFlaw, LabelledKind, LabelledPicture } from './labels.ts';

/** The documents of this product with the shape of a card. */
const cardKinds: readonly LabelledKind[] = ['identityCard', 'licence', 'bankCard'];

/** With these, a document should not be called ready. */
const spoiling: readonly LabelledFlaw[] = ['covered', 'blurred', 'glare', 'dark', 'bent', 'uncertain'];

export function isCard({ kind }: LabelledPicture): boolean {
  return cardKinds.includes(kind);
}

/** Whether nothing is wrong with the document itself. */
export function isFlawless({ flaws }: LabelledPicture): boolean {
  return !flaws.some((flaw) => spoiling.includes(flaw));
}

/** Whether the label lies in the square as the product's own limits ask. */
export function isWellFramed({ truth }: LabelledSquare): boolean {
  return truth?.hint === 'ready';
}

/** Whether an automatic photo of it would be right. */
export function isGoodCard(frame: LabelledSquare): boolean {
  return isCard(frame.picture) && isFlawless(frame.picture) && isWellFramed(frame);
}

/** As far as this, in thousandths, corners may be off: a card with a corner this near to the edge may be called cut off. */
const cornerError = 12;

/** Whether the whole document is in the square, and not at its very edge. */
export function isWhole({ truth }: LabelledSquare): boolean {
  return (
    truth !== null &&
    truth.corners.flat().every((place) => place >= cornerError && place <= 1000 - cornerError)
  );
}

/** Whether a part that counts, but not most, of the document lies beyond the square. */
export function isCut({ truth }: LabelledSquare): boolean {
  return truth !== null && truth.visible <= 0.97 && truth.visible >= 0.4;
}

/** Whether the customer is told that the document is not whole. */
export function isNamedCut({ hint }: AssessedFrame): boolean {
  return hint === 'cutOff' || hint === 'tooClose';
}
