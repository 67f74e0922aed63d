import { type Scene } from '@recto/adapters/fake';
import type { CapturedImage, PhotoName } from '@recto/core';
/** What lies before the camera for each photo. */
export declare const sceneOf: Readonly<Record<PhotoName, Scene>>;
/** Takes one photo with the fake camera: the same pixels every time. */
export declare function samplePhoto(photo: PhotoName): Promise<CapturedImage>;
