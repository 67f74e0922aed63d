import { photoNamed, type PhotoName } from '@recto/core';
import { useCallback, useState, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PictureIcon } from '../../components/icons/icons.tsx';
import { color, leading, space, textSize } from '../../theme/tokens.ts';
import { imageArea, type ImageAreaProps } from './tile-layout.tsx';

export interface ThumbnailProps {
  readonly photo: PhotoName;
  /** A URL that `safeImage` in core has checked, or the image itself; null for none. */
  readonly picture: string | Blob | null;
  /** The text shown if there is no image. */
  readonly unavailable: string;
}

/** A thumbnail of a photo, or a placeholder if there is none or it can't be loaded. */
export function Thumbnail({ photo, picture, unavailable }: ThumbnailProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const { frame } = photoNamed(photo);
  const blobRef = useBlobUrl(typeof picture === 'string' ? null : picture);
  if (picture === null || broken) {
    return (
      <Placeholder $frame={frame}>
        <PictureIcon size={space.x8} />
        {unavailable}
      </Placeholder>
    );
  }
  const alt = t('confirm.tile.thumbnailAlt', { photo: t(`photos.name.${photo}`) });
  return (
    <Frame $frame={frame}>
      <Picture
        ref={blobRef}
        src={typeof picture === 'string' ? picture : undefined}
        alt={alt}
        onError={() => setBroken(true)}
      />
    </Frame>
  );
}

/** @returns a ref that sets an image's `src` to the blob, and revokes the object URL when the image unmounts. */
function useBlobUrl(picture: Blob | null): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null || picture === null) return;
      const url = URL.createObjectURL(picture);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [picture],
  );
}

/** The frame has the rounded corners: browsers do not draw those of an `<img>` the same every time. */
const Frame = styled.div<ImageAreaProps>`
  ${imageArea}
  overflow: hidden;
`;

/** In the captured square the card is centred and fills most of the width, so cropping to the card's shape shows the card. */
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Placeholder = styled.div<ImageAreaProps>`
  ${imageArea}
  align-content: center;
  gap: ${space.x1};
  padding: ${space.x2};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  text-align: center;
`;
