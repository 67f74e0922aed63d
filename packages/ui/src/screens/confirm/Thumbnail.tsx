import { photoNamed, type PhotoName } from '@recto/core';
import { useCallback, useState, type RefCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PictureIcon } from '../../components/icons/icons.tsx';
import { color, leading, space, textSize } from '../../theme/tokens.ts';
import { area, type AreaLook } from './tile-layout.tsx';

export interface ThumbnailProps {
  readonly photo: PhotoName;
  /** A checked address (`safeImage` in core), or the picture itself; null for none. */
  readonly picture: string | Blob | null;
  /** What is said where there is no picture. */
  readonly unavailable: string;
}

/** A small picture of a photo; a placeholder where there is none, or where it can't be loaded. */
export function Thumbnail({ photo, picture, unavailable }: ThumbnailProps) {
  const { t } = useTranslation();
  const [broken, setBroken] = useState(false);
  const { frame } = photoNamed(photo);
  const showBlob = useBlob(typeof picture === 'string' ? null : picture);
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
        ref={showBlob}
        src={typeof picture === 'string' ? picture : undefined}
        alt={alt}
        onError={() => setBroken(true)}
      />
    </Frame>
  );
}

/** @returns the ref of an image that shows this picture, which takes no room in memory once the image is gone. */
function useBlob(picture: Blob | null): RefCallback<HTMLImageElement> {
  return useCallback(
    (image) => {
      if (image === null || picture === null) return;
      const address = URL.createObjectURL(picture);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [picture],
  );
}

/** The frame has the round corners: those of an image itself are not drawn alike every time. */
const Frame = styled.div<AreaLook>`
  ${area}
  overflow: hidden;
`;

/** The square holds the card in its middle, at nearly its whole width: cut to the card's shape, the card is what is seen. */
const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const Placeholder = styled.div<AreaLook>`
  ${area}
  align-content: center;
  gap: ${space.x1};
  padding: ${space.x2};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  text-align: center;
`;
