import type { CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export interface TakenImageProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
}

/** The whole image that was taken, neither mirrored nor cut. */
export function TakenImage({ photo, image }: TakenImageProps) {
  const { t } = useTranslation();
  const name = t(`photos.name.${photo}`);
  return <Image src={image.dataUrl} alt={t('capture.preview.imageAlt', { photo: name })} />;
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
