import type { PhotoName } from '@recto/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { viewfinder } from '../../../theme/tokens.ts';

/**
 * Drawn faintly inside the mask: which side of the document is wanted, as it looks. In the units of
 * `mask-geometry.ts`; a card reaches from 40 to 960 across and from 210 to 790 down.
 */
export function SideDrawing({ photo }: { readonly photo: PhotoName }) {
  const drawing = sideDrawings[photo];
  if (drawing === null) return null;
  return (
    <>
      <Halo>{drawing}</Halo>
      <Lines>{drawing}</Lines>
    </>
  );
}

const portrait = (
  <>
    <rect x="105" y="300" width="230" height="300" rx="20" />
    <circle cx="220" cy="410" r="58" />
    <path d="M125 598c0-72 42-108 95-108s95 36 95 108" />
  </>
);

/** From the end of the right wheel back to the left one. */
const wheels = 'a9 9 0 1 0-18 0 9 9 0 1 0 18 0m-18 0h-34a9 9 0 1 0-18 0 9 9 0 1 0 18 0';
const car = `M350 420h-14v-20l16-5 14-18h34l16 18 18 5v20h-14${wheels}`;
const lorry = `M350 550h-18v-46h68v14h22l16 18v14h-18${wheels}`;
const bus = `M350 680h-18v-46h106v46h-18${wheels}`;

/** What is on each side: lines without colours of their own. Null for the selfie. */
export const sideDrawings: Readonly<Record<PhotoName, ReactNode>> = {
  idCardRecto: (
    <>
      {portrait}
      <path d="M410 330h330M410 430h440M410 530h260" />
    </>
  ),
  idCardVerso: (
    <>
      <path d="M105 300h330M105 380h220M700 290h160v120H700Z" />
      <path d="M100 570h800M100 640h800M100 710h800" strokeDasharray="9 5" />
    </>
  ),
  driverLicenseRecto: (
    <>
      {portrait}
      <path d="M410 310h330M410 400h440M410 490h260" />
      <path d={car} transform="translate(35 -130) scale(2)" />
    </>
  ),
  driverLicenseVerso: (
    <>
      <path d="M300 270h590v460H300ZM300 340h590M300 470h590M300 600h590M470 270v460M680 270v460" />
      <path d="M105 300h130M105 370h90M530 405h90M530 535h90M740 405h90" />
      <path d={car + lorry + bus} />
    </>
  ),
  clientPicture: null,
};

/** A dark outline, so that the lines are visible on white paper. */
const Halo = styled.g`
  opacity: 0.2;
  stroke: ${viewfinder.ground};
  stroke-width: 3.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Lines = styled.g`
  opacity: 0.42;
  stroke: ${viewfinder.guide};
  stroke-width: 1.5px;
  stroke-linecap: round;
  stroke-linejoin: round;
`;
