import { photoNamed, type PhotoName } from '@recto/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DocumentDrawing } from '../../components/drawings/DocumentDrawing.tsx';
import { color, radius } from '../../theme/tokens.ts';
import type { TilePictures } from '../confirm/tile-pictures.ts';
import { useBlobUrl } from '../confirm/use-blob-url.ts';

export interface ReceiptPictureProps {
  readonly photo: PhotoName;
  readonly pictures: TilePictures;
}

/**
 * A small picture of a submitted photo: the one in memory, else the provider's thumb, else a drawing of the document.
 * Hidden from screen readers: they read the photo's name.
 */
export function ReceiptPicture({ photo, pictures: { local, remote } }: ReceiptPictureProps) {
  const { frame, document } = photoNamed(photo);
  const [broken, setBroken] = useState<readonly (string | Blob)[]>([]);
  const picture = [local, remote].find((each) => each !== null && !broken.includes(each)) ?? null;
  const noteBroken = (one: string | Blob) => setBroken((others) => [...others, one]);
  const blobRef = useBlobUrl(typeof picture === 'string' ? null : picture, noteBroken);
  return (
    <Frame>
      {picture === null ? (
        <DocumentDrawing document={document} />
      ) : (
        <Picture
          ref={blobRef}
          src={typeof picture === 'string' ? picture : undefined}
          alt=""
          $isWhole={frame === 'face'}
          onError={() => noteBroken(picture)}
        />
      )}
    </Frame>
  );
}

/** All have the shape of a card, with an edge towards the one below. */
const Frame = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 85.6 / 53.98;
  overflow: hidden;
  border: 2px solid ${color.surface};
  border-radius: ${radius.small};
  background: ${color.wash};
  > span {
    position: absolute;
    inset: 0;
    width: auto;
    height: auto;
  }
  > span > svg {
    width: 60%;
  }
`;

/** A card fills most of the width of its square photo; a face is shown as the whole square. */
const Picture = styled.img<{ readonly $isWhole: boolean }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: ${({ $isWhole }) => ($isWhole ? 'contain' : 'cover')};
`;
