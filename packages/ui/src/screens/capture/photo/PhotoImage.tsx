import { isPickedFile, type CapturedImage } from '@recto/core';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, media, space, textSize, viewfinder } from '../../../theme/tokens.ts';
import { useBlobUrl } from '../../confirm/use-blob-url.ts';

export interface PhotoImageProps {
  /** A captured image, or a picked file of any shape. */
  readonly image: CapturedImage | Blob;
  readonly alt: string;
  readonly decoding?: 'sync' | undefined;
  readonly style?: CSSProperties;
  /** False by default. */
  readonly isMirrored?: boolean;
}

/**
 * A whole photo in the middle of the square around it, as the analyser takes it; a sentence if it is too large to open
 * (decision 3.16), or can't be decoded.
 */
export function PhotoImage({ image, alt, decoding, style, isMirrored = false }: PhotoImageProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState<CapturedImage | Blob | null>(null);
  const blobRef = useBlobUrl(isPickedFile(image) ? image : null, setBroken);
  if (broken === image) return <NotShown data-not-shown>{t('capture.preview.notShown')}</NotShown>;
  return (
    <Image
      ref={blobRef}
      src={isPickedFile(image) ? undefined : image.dataUrl}
      alt={alt}
      decoding={decoding}
      onError={() => setBroken(image)}
      style={style}
      $isMirrored={isMirrored}
    />
  );
}

const Image = styled.img<{ readonly $isMirrored: boolean }>`
  width: 100%;
  max-width: none;
  height: 100%;
  object-fit: contain;
  ${({ $isMirrored }) => $isMirrored && 'transform: scaleX(-1);'}
`;

/** It covers what the camera showed last. */
const NotShown = styled.p`
  display: grid;
  place-content: center;
  height: 100%;
  padding: ${space.x4};
  background: ${viewfinder.ground};
  color: ${viewfinder.ink};
  line-height: ${leading.heading};
  text-wrap: balance;
  /* With large text, the square of a small phone is too low for it. */
  ${media.largeText} {
    padding: ${space.x1};
    font-size: ${textSize.small};
  }
  text-align: center;
`;
