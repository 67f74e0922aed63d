import { isPickedFile, type CaptureState } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { PhotoImage } from '../photo/PhotoImage.tsx';

export interface CapturedPhotoProps {
  /** A state that shows a photo. */
  readonly state: Extract<CaptureState, { image: unknown }>;
  /** As of an `img` element: `sync` for a photo that takes the place of the same one, without a frame between them. */
  readonly decoding?: 'sync' | undefined;
}

/** The whole image as it will be sent; a selfie is shown as the customer saw it, mirrored (decision 2.11). */
export function CapturedPhoto({ state, decoding }: CapturedPhotoProps) {
  const { t } = useTranslation();
  const { photo, image, mirrored = false } = state;
  const name = { photo: t(`photos.name.${photo}`) };
  return (
    <PhotoImage
      image={image}
      alt={isPickedFile(image) ? t('capture.preview.fileAlt', name) : t('capture.preview.imageAlt', name)}
      decoding={decoding}
      isMirrored={mirrored}
    />
  );
}
