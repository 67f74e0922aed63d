import type { CapturedImage, PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';

export interface CapturedPhotoProps {
  readonly photo: PhotoName;
  readonly image: CapturedImage;
}

/** The captured image as it will be sent: not mirrored, not cropped. */
export function CapturedPhoto({ photo, image }: CapturedPhotoProps) {
  const { t } = useTranslation();
  const name = t(`photos.name.${photo}`);
  return <Image src={image.dataUrl} alt={t('capture.preview.imageAlt', { photo: name })} />;
}

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;
