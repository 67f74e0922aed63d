import type { FakeCamera, Scene } from '@recto/adapters/fake';
import { missingPhotos, type CaptureSession, type PhotoName, type ProcedureStore } from '@recto/core';
import { sceneOf } from '../screens/sample-photos.ts';
import type { Picture } from './scenario.ts';

export interface MatchedScene {
  /** Resolves when an open camera shows the current scene. */
  readonly drawn: () => Promise<void>;
  /** Shows this scene from now on; `asked` shows what the current step asks for. */
  readonly show: (picture: Picture) => void;
}

/** Keeps the fake camera's scene in step with the capture screen: it shows what the current step asks for. */
export function matchSceneToStep(
  camera: FakeCamera,
  capture: CaptureSession,
  store: ProcedureStore,
): MatchedScene {
  let drawn = Promise.resolve();
  let picture: Picture = 'asked';
  let shown: Scene | null = null;
  const update = () => {
    const scene = picture === 'asked' ? sceneOf[currentPhoto(capture, store)] : picture;
    if (scene === shown) return;
    shown = scene;
    drawn = camera.change({ scene });
  };
  capture.subscribe(update);
  return {
    drawn: () => drawn,
    show: (next) => {
      if (next === picture) return;
      picture = next;
      update();
    },
  };
}

/** The photo to show; during an upload that is the next one, for which the camera is already starting. */
function currentPhoto(capture: CaptureSession, store: ProcedureStore): PhotoName {
  const { name, photo } = capture.getSnapshot().state;
  const { entry } = store.getSnapshot();
  if (name !== 'upload' || entry === null) return photo;
  return missingPhotos(entry.procedure).find((missing) => missing !== photo) ?? photo;
}
