import { squareLayout } from '../../packages/ui/src/screens/capture/layout/square-layout.ts';

/** @returns the place of `src/start/early-picture.css`, as CSS, from the numbers of the capture screen. */
export function earlyPictureLayout(): string {
  const { minRest, minRestWide, minBar, minBarWide, minTexts, textsShare, wide, sideBySide, largeText } =
    squareLayout;
  const room = (rest: string, bar: string) => `.early-picture{--early-rest:${rest};--early-bar:${bar};}`;
  const texts = `.early-picture{--early-min-texts:${minTexts}rem;--early-texts-share:${textsShare};}`;
  // Side by side, or with large text, the square is elsewhere.
  const hidden = `@media ${sideBySide},${largeText}{.early-picture{display:none;}}`;
  return `${room(minRest, minBar)}@media ${wide}{${room(minRestWide, minBarWide)}}${texts}${hidden}`;
}
