import { FakeCamera, type Scene } from '@recto/adapters/fake';
import { photoNamed, type CapturedImage, type PhotoName } from '@recto/core';

/** The fake camera's scene for each photo. */
export const sceneOf: Readonly<Record<PhotoName, Scene>> = {
  idCardRecto: 'idCardRecto',
  idCardVerso: 'idCardVerso',
  driverLicenseRecto: 'driverLicenseRecto',
  driverLicenseVerso: 'driverLicenseVerso',
  clientPicture: 'face',
};

const taken = new Map<PhotoName, Promise<CapturedImage>>();

/** A photo taken by the fake camera: the same pixels every time, taken once per page. */
export function samplePhoto(photo: PhotoName): Promise<CapturedImage> {
  const image = taken.get(photo) ?? takePhoto(photo);
  taken.set(photo, image);
  return image;
}

async function takePhoto(photo: PhotoName): Promise<CapturedImage> {
  const feed = await new FakeCamera({ scene: sceneOf[photo] }).open({
    facingMode: photoNamed(photo).facingMode,
    deviceId: null,
    surface: document.createElement('div'),
    signal: new AbortController().signal,
    onTapNeeded: (start) => start(),
  });
  try {
    return await feed.takePhoto();
  } finally {
    feed.close();
  }
}
