import type { FakeCamera } from '@recto/adapters/fake';
import { missingPhotos, type PhotoName } from '@recto/core';
import type { App } from '../../host/src/container/container.ts';
import { sceneOf } from '../screens/sample-photos.ts';

/**
 * Lays before the rear cameras what the capture screen asks for, as a person does who turns the card over.
 * @returns what resolves when an open camera shows what was laid there last.
 */
export function turnToWhatIsAsked(
  camera: FakeCamera,
  app: Pick<App, 'capture' | 'store'>,
): () => Promise<void> {
  let drawn = Promise.resolve();
  let shown: PhotoName | null = null;
  app.capture.subscribe(() => {
    const asked = photoToFrame(app);
    if (asked === shown) return;
    shown = asked;
    drawn = camera.change({ scene: sceneOf[asked] });
  });
  return () => drawn;
}

/** While an image is on its way, the camera warms up for the photo that follows. */
function photoToFrame({ capture, store }: Pick<App, 'capture' | 'store'>): PhotoName {
  const { name, photo } = capture.getSnapshot().state;
  const { entry } = store.getSnapshot();
  if (name !== 'upload' || entry === null) return photo;
  return missingPhotos(entry.procedure).find((missing) => missing !== photo) ?? photo;
}
