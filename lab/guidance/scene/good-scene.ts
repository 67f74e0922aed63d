import { describeScene, maskWidth } from './describe-scene.ts';
import type { FrameScene } from './scene.ts';
import type { Split } from '../split.ts';

/** The same scene with the camera elsewhere. */
export function movedCamera(scene: FrameScene, change: Partial<FrameScene['plane']>): FrameScene {
  const plane = { ...scene.plane, ...change };
  return { ...scene, plane, groundPlane: plane };
}

/** How far the camera must be for a card of this width, as a share of the mask's, in mm. */
export function distanceFor(ratio: number, { plane }: FrameScene): number {
  return (plane.focal * 85.6) / (ratio * maskWidth);
}

/** A card that fills most of the mask, in good light, with nothing else in the picture. */
export function goodScene(seed: number, split: Split): FrameScene {
  const scene = describeScene(seed, split, 'good');
  const clean: FrameScene = {
    ...scene,
    objects: scene.objects.slice(-1),
    fingers: [],
    castShadows: [],
    reflections: [],
    white: 210,
    noise: 1,
    motion: 0,
    defocus: 0.6,
  };
  return movedCamera(clean, { turn: 0.015, tilt: 0.04, shift: [4, -6], distance: distanceFor(0.92, scene) });
}
