import type { FakeCamera } from '@recto/adapters/fake';
import { missingPhotos, type PhotoName } from '@recto/core';
import type { App } from '../../host/src/container/container.ts';
import { sceneOf } from '../screens/sample-photos.ts';

/**
 * Keeps the fake camera's scene in step with the capture screen: it shows what the current step asks for.
 * @returns a function whose promise resolves when an open camera shows the current scene.
 */
export function matchSceneToStep(
  camera: FakeCamera,
  app: Pick<App, 'capture' | 'store'>,
): () => Promise<void> {
  let drawn = Promise.resolve();
  let shown: PhotoName | null = null;
  app.capture.subscribe(() => {
    const photo = currentPhoto(app);
    if (photo === shown) return;
    shown = photo;
    drawn = camera.change({ scene: sceneOf[photo] });
  });
  return () => drawn;
}

/** The photo to show; during an upload that is the next one, for which the camera is already starting. */
function currentPhoto({ capture, store }: Pick<App, 'capture' | 'store'>): PhotoName {
  const { name, photo } = capture.getSnapshot().state;
  const { entry } = store.getSnapshot();
  if (name !== 'upload' || entry === null) return photo;
  return missingPhotos(entry.procedure).find((missing) => missing !== photo) ?? photo;
}
