import { useCallback, type RefCallback } from 'react';

/** @returns a ref that sets an image's `src` to the blob, and revokes the object URL when the image unmounts. */
export function useBlobUrl(picture: Blob | null): RefCallback<HTMLImageElement> {
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
