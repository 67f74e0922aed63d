import { photoNamed, type PhotoFrame, type PhotoName } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { PictureIcon } from '../../components/icons/icons.tsx';
import { color, leading, space, stroke, textSize } from '../../theme/tokens.ts';
import type { TilePictures } from './tile-pictures.ts';
import { useBlobUrl } from './use-blob-url.ts';

export interface ThumbnailProps {
  readonly photo: PhotoName;
  readonly pictures: TilePictures;
  /** The text shown if there is no image; null where the progress of the upload has its place. */
  readonly unavailable: string | null;
}

/**
 * A thumbnail of a photo, or a placeholder if there is none or it can't be loaded. The local picture is shown
 * until the provider's thumb is loaded, so that the tile is never without a picture in between.
 */
export function Thumbnail({ photo, pictures: { local, remote }, unavailable }: ThumbnailProps) {
  const { t } = useTranslation();
  const [loaded, setLoaded] = useState<string | null>(null);
  const [broken, setBroken] = useState<readonly (string | Blob)[]>([]);
  const noteBroken = (picture: string | Blob) => setBroken((others) => [...others, picture]);
  const blobRef = useBlobUrl(typeof local === 'string' ? null : local, noteBroken);

  const hasRemote = remote !== null && !broken.includes(remote);
  const hasLocal = local !== null && !broken.includes(local) && !(hasRemote && loaded === remote);
  if (!hasRemote && !hasLocal) {
    return (
      <Placeholder>
        <PictureIcon size={space.x8} />
        {unavailable !== null && <span>{unavailable}</span>}
      </Placeholder>
    );
  }
  const alt = t('confirm.tile.thumbnailAlt', { photo: t(`photos.name.${photo}`) });
  const { frame } = photoNamed(photo);
  return (
    <>
      {hasLocal && (
        <Picture
          ref={blobRef}
          src={typeof local === 'string' ? local : undefined}
          alt={hasRemote ? '' : alt}
          $frame={frame}
          onError={() => noteBroken(local)}
        />
      )}
      {hasRemote && (
        <Picture
          key={remote}
          src={remote}
          alt={alt}
          $frame={frame}
          onLoad={() => setLoaded(remote)}
          onError={() => noteBroken(remote)}
        />
      )}
    </>
  );
}

const wholeSquare = css`
  object-fit: contain;
`;

/**
 * In the captured square a card is centred and fills most of the width, so cropping to the card's shape shows
 * the card. A face is shown as the whole square. The line shows the edge of a photo that is as light, or as dark, as
 * the page.
 */
const Picture = styled.img<{ readonly $frame: PhotoFrame }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
  outline: ${stroke.hairline} solid ${color.hairline};
  outline-offset: calc(-1 * ${stroke.hairline});
  border-radius: inherit;
  ${({ $frame }) => $frame === 'face' && wholeSquare}
`;

const Placeholder = styled.span`
  display: grid;
  place-items: center;
  gap: ${space.x1};
  padding: ${space.x2};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  text-align: center;
  > svg:only-child {
    margin-bottom: ${space.x8};
  }
  /* The tile of a small phone has no room for both. */
  @media (max-width: 22.5em) {
    > svg:not(:only-child) {
      display: none;
    }
  }
`;
