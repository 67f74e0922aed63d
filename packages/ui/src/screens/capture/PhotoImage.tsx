import { isPickedFile, type CapturedImage } from '@recto/core';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { useBlobUrl } from '../confirm/use-blob-url.ts';

export interface PhotoImageProps {
  /** A captured image, or a picked file of any shape. */
  readonly image: CapturedImage | Blob;
  readonly alt: string;
  readonly decoding?: 'sync' | undefined;
  readonly style?: CSSProperties;
}

/** A whole photo in the middle of the square around it, as the analyser takes it. */
export function PhotoImage({ image, alt, decoding, style }: PhotoImageProps) {
  const file = isPickedFile(image) ? image : null;
  return (
    <Image
      ref={useBlobUrl(file)}
      src={isPickedFile(image) ? undefined : image.dataUrl}
      alt={alt}
      decoding={decoding}
      style={style}
    />
  );
}

const Image = styled.img`
  width: 100%;
  max-width: none;
  height: 100%;
  object-fit: contain;
`;
