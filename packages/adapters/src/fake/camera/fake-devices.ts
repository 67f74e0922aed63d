import type { CameraRequest, FacingMode } from '@recto/core';

export interface FakeDeviceCamera {
  readonly deviceId: string;
  readonly facingMode: FacingMode;
  /** 1 for the main lens; below 1, everything is smaller. */
  readonly zoom: number;
}

const rear: FakeDeviceCamera = { deviceId: 'fake-rear', facingMode: 'environment', zoom: 1 };
const wide: FakeDeviceCamera = { deviceId: 'fake-rear-wide', facingMode: 'environment', zoom: 0.6 };
const front: FakeDeviceCamera = { deviceId: 'fake-front', facingMode: 'user', zoom: 1 };

/** The cameras of a phone with this many, in the order of the switch control: rear ones first. */
export function fakeCameras(count: 1 | 2 | 3): readonly FakeDeviceCamera[] {
  return { 1: [rear], 2: [rear, front], 3: [rear, wide, front] }[count];
}

/** The chosen camera, else the first of the facing mode, else the first. */
export function chooseFakeCamera(
  cameras: readonly FakeDeviceCamera[],
  { deviceId, facingMode }: Pick<CameraRequest, 'deviceId' | 'facingMode'>,
): FakeDeviceCamera {
  return (
    cameras.find((camera) => camera.deviceId === deviceId) ??
    cameras.find((camera) => camera.facingMode === facingMode) ??
    cameras[0]!
  );
}
