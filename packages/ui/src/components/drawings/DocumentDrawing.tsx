import type { DocumentName } from '@recto/core';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../theme/rem.ts';
import { color, radius, stroke } from '../../theme/tokens.ts';

/** A line drawing of a document. Hidden from screen readers: the document's name stands beside it. */
export function DocumentDrawing({ document }: { readonly document: DocumentName }) {
  return (
    <Ground>
      <Drawing viewBox="0 0 48 36" aria-hidden="true">
        {drawings[document]}
      </Drawing>
    </Ground>
  );
}

const card = <rect x="5" y="5" width="38" height="26" rx="4" />;

const drawings: Readonly<Record<DocumentName, ReactNode>> = {
  idCard: (
    <>
      {card}
      <circle cx="15.5" cy="14.5" r="3.5" />
      <path d="M9.5 25.5c0-3.8 2.6-5.8 6-5.8s6 2 6 5.8M27 13.5h10.5M27 18.5h10.5M27 23.5h6" />
    </>
  ),
  driverLicense: (
    <>
      {card}
      <path d="M10 11.5h8v8h-8ZM10 25h8M23.5 22.5v-3.3a1.6 1.6 0 0 1 1.4-1.6l1.3-3.4a1.8 1.8 0 0 1 1.7-1.2h4.7a1.8 1.8 0 0 1 1.7 1.2l1.3 3.4a1.6 1.6 0 0 1 1.4 1.6v3.3ZM25 17.6h10.5M26 22.5v2m8.5-2v2" />
    </>
  ),
  clientPicture: (
    <>
      <path d="M5 12V8a3 3 0 0 1 3-3h5M35 5h5a3 3 0 0 1 3 3v4M43 24v4a3 3 0 0 1-3 3h-5M13 31H8a3 3 0 0 1-3-3v-4" />
      <circle cx="24" cy="13.5" r="4.8" />
      <path d="M14.8 28.5c0-5 3.9-8 9.2-8s9.2 3 9.2 8" />
    </>
  ),
};

const Ground = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${rem(4.25)};
  height: ${rem(3.5)};
  border-radius: ${radius.small};
  background: ${color.wash};
  color: ${color.accentInk};
`;

const Drawing = styled.svg`
  width: ${rem(3)};
  fill: none;
  stroke: currentColor;
  stroke-width: ${stroke.icon};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
