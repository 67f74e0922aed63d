import { colour, type Colour } from '../picture/texture.ts';
import type { RandomChoice } from '../random-choice.ts';

/** The ten tones of the Monk Skin Tone scale, from the lightest to the darkest. */
const monkTones = [
  'f6ede4',
  'f3e7db',
  'f7ead0',
  'eadaba',
  'd7bd96',
  'a07e56',
  '825c43',
  '604134',
  '3a312a',
  '292420',
].map(colour);

export const skinTones = monkTones.length;

/**
 * A hand's colour. The scale's chips are of the face in even light: hands vary in brightness, and are redder where
 * blood shows.
 * @param tone 1 up to `skinTones`.
 */
export function handColour(random: RandomChoice, tone: number): Colour {
  const [red, green, blue] = monkTones[tone - 1]!;
  const bright = random.between(0.88, 1.06);
  const blood = random.between(0.06, 0.17);
  const limit = (value: number) => Math.max(8, Math.min(250, Math.round(value)));
  return [
    limit(red * bright),
    limit(green * bright * (1 - blood)),
    limit(blue * bright * (1 - blood * 1.35)),
  ];
}
