import { photoNamed, type AfterReady, type Hint, type PhotoName, type Words } from '@recto/core';
import type { TFunction } from 'i18next';
import { seenSide } from './seen-side.ts';

/**
 * A hint in the customer's language.
 * @param isMirrored whether the camera's picture is shown as in a mirror: left is right then.
 * @param photo the photo that is taken: some hints have other words where the customer's face is in the frame.
 */
export function hintText(t: TFunction, hint: Hint, isMirrored: boolean, photo: PhotoName): string {
  if (hint.name === 'cutOff') return t(`capture.guidance.hint.cutOff.${seenSide(hint.side, isMirrored)}`);
  if (hint.name === 'ready') return t(`capture.guidance.hint.${readyTexts[hint.next ?? 'nothing']}`);
  if (hint.name === 'turnOver' && hint.next === 'button')
    return t('capture.guidance.hint.turnOverPressButton');
  const isFace = photoNamed(photo).frame === 'face';
  return isFace && hasWordsForFace(hint.name)
    ? t(`capture.guidance.hint.face.${hint.name}`)
    : t(`capture.guidance.hint.${hint.name}`);
}

/** The words for a picture in which all is right, by what follows. */
const readyTexts = {
  nothing: 'ready',
  automatic: 'readyHoldStill',
  firstAutomatic: 'readyTakesItself',
  button: 'readyPressButton',
  buttonFromNow: 'readyPressButtonFromNow',
} as const satisfies Record<AfterReady | 'nothing', string>;

/** The hints whose words for a card would be wrong for a face: a customer does not move the phone around it. */
const hintsForFace = ['tooFar', 'tooClose', 'offCentre'] as const;

function hasWordsForFace(name: Hint['name']): name is (typeof hintsForFace)[number] {
  return (hintsForFace as readonly string[]).includes(name);
}

/** What a screen reader says of the guidance. Directions are as the customer holds the phone. */
export function spokenText(t: TFunction, words: Words, isMirrored: boolean, photo: PhotoName): string {
  return words.kind === 'hint'
    ? hintText(t, words.hint, isMirrored, photo)
    : t(`capture.guidance.direction.${words.direction}`);
}
