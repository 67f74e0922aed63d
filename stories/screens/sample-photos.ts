import { FakeCamera, type Scene } from '@recto/adapters/fake';
import type { CapturedImage, PhotoName } from '@recto/core';

/** What lies before the camera for each photo. */
export const sceneOf: Readonly<Record<PhotoName, Scene>> = {
  idCardRecto: 'idCardRecto',
  idCardVerso: 'idCardVerso',
  driverLicenseRecto: 'driverLicenseRecto',
  driverLicenseVerso: 'driverLicenseVerso',
  clientPicture: 'face',
};

/** Takes one photo with the fake camera: the same pixels every time. */
export async function samplePhoto(photo: PhotoName): Promise<CapturedImage> {
  const feed = await new FakeCamera({ scene: sceneOf[photo] }).open({
    facingMode: photo === 'clientPicture' ? 'user' : 'environment',
    deviceId: null,
    surface: document.createElement('div'),
    signal: new AbortController().signal,
  });
  try {
    return await feed.takePhoto();
  } finally {
    feed.close();
  }
}
