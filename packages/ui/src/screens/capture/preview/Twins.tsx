import type { CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { leading, radius, space, textSize, viewfinder } from '../../../theme/tokens.ts';

export interface TwinsProps {
  readonly earlier: { readonly photo: PhotoName; readonly image: CapturedImage };
  readonly now: { readonly photo: PhotoName; readonly src: string };
}

/** The earlier photo and the new one, side by side, since they look like the same side. */
export function Twins({ earlier, now }: TwinsProps) {
  const { t } = useTranslation();
  const pictures = [
    { photo: earlier.photo, src: earlier.image.dataUrl },
    { photo: now.photo, src: now.src },
  ];
  return (
    <Pair data-twins>
      {pictures.map(({ photo, src }) => (
        <figure key={photo}>
          <img src={src} alt="" />
          <figcaption>{t(`photos.title.${photo}`)}</figcaption>
        </figure>
      ))}
    </Pair>
  );
}

const Pair = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.x2};
  align-content: center;
  padding: ${space.x2};
  background: ${viewfinder.ground};
  figure {
    margin: 0;
  }
  img {
    display: block;
    width: 100%;
    aspect-ratio: 1;
    border-radius: ${radius.small};
    object-fit: cover;
  }
  figcaption {
    padding-top: ${space.x1};
    color: ${viewfinder.inkMuted};
    font-size: ${textSize.small};
    line-height: ${leading.control};
    text-align: center;
  }
`;
