import type { Hint, SpokenGuidance } from '@recto/core';
import type { TFunction } from 'i18next';
import { seenSide } from './seen-side.ts';

/**
 * A hint in the customer's language.
 * @param isMirrored whether the camera's picture is shown as in a mirror: left is right then.
 */
export function hintText(t: TFunction, hint: Hint, isMirrored: boolean): string {
  return hint.name === 'cutOff'
    ? t(`capture.guidance.hint.cutOff.${seenSide(hint.side, isMirrored)}`)
    : t(`capture.guidance.hint.${hint.name}`);
}

/** What a screen reader says of the guidance. Directions are as the customer holds the phone. */
export function spokenText(t: TFunction, spoken: SpokenGuidance, isMirrored: boolean): string {
  return spoken.kind === 'hint'
    ? hintText(t, spoken.hint, isMirrored)
    : t(`capture.guidance.direction.${spoken.direction}`);
}
