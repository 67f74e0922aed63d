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

const car =
  'M690 688v-42c0-20 12-32 30-36l22-48c6-14 18-22 34-22h72c16 0 28 8 34 22l22 48c18 4 30 16 30 36v42ZM722 610h180M722 688v26m180-26v26';

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
      <path d={car} />
    </>
  ),
  driverLicenseVerso: (
    <>
      <path d="M330 280h560v440H330ZM330 390h560M330 500h560M330 610h560M520 280v440M705 280v440" />
      <path d="M110 300h150M110 380h110" />
      <path d={car} transform="translate(-165 110) scale(0.4)" />
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
