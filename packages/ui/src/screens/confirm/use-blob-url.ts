import { imageSizeOf, isTooLargeToOpen } from '@recto/core';
import { useCallback, useRef, type RefCallback } from 'react';

/** The pictures that may be opened, so that the next element that shows one of them need not wait. */
const openable = new WeakSet<Blob>();

/** False also for a file that can't be read: the browser reports it. */
async function isTooLarge(picture: Blob): Promise<boolean> {
  const size = await imageSizeOf(picture).catch(() => null);
  return size !== null && isTooLargeToOpen(size);
}

/**
 * @param onTooLarge called in place of opening a picture for which a phone may lack the memory (decision 3.16), like
 * `onError` for one that can't be decoded. It must do the same at each render.
 * @returns a ref that sets an image's `src` to the blob, and revokes the object URL when the image unmounts.
 */
export function useBlobUrl(
  picture: Blob | null,
  onTooLarge: (picture: Blob) => void,
): RefCallback<HTMLImageElement> {
  // A ref that returned its clean-up would need React 19.
  const end = useRef(ignore);
  return useCallback(
    (image) => {
      end.current();
      end.current = ignore;
      if (image === null || picture === null) return;
      let url: string | undefined;
      let isGone = false;
      const open = () => {
        if (isGone) return;
        openable.add(picture);
        image.style.visibility = '';
        url = URL.createObjectURL(picture);
        image.src = url;
      };
      if (openable.has(picture)) open();
      else {
        // Without an address it would show its text for a moment.
        image.style.visibility = 'hidden';
        void isTooLarge(picture).then((found) => {
          if (!found) return open();
          return isGone ? undefined : onTooLarge(picture);
        });
      }
      end.current = () => {
        isGone = true;
        if (url !== undefined) URL.revokeObjectURL(url);
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- another function does the same
    [picture],
  );
}

function ignore(): void {}
