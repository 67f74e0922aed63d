import { CameraError } from '@recto/core';
import type { CameraEnvironment, Timers } from '../camera-environment.ts';
import { listCameras, watchDevices } from '../opening/device-list.ts';
import { mutedLimitMs } from '../camera-limits.ts';

/**
 * Watches an open camera, and calls back when it ends by itself or sends nothing for too long.
 * @returns a function that stops watching.
 */
export function watchTrack(
  track: MediaStreamTrack,
  timers: Timers,
  onLost: (error: CameraError) => void,
): () => void {
  let mutedTimer: number | null = null;
  const calm = () => {
    if (mutedTimer !== null) timers.clearTimeout(mutedTimer);
    mutedTimer = null;
  };
  const stop = () => {
    calm();
    track.removeEventListener('ended', lose);
    track.removeEventListener('mute', worry);
    track.removeEventListener('unmute', calm);
  };
  const lose = () => {
    stop();
    onLost(new CameraError('lost'));
  };
  const worry = () => {
    calm();
    mutedTimer = timers.setTimeout(lose, mutedLimitMs);
  };
  track.addEventListener('ended', lose);
  track.addEventListener('mute', worry);
  track.addEventListener('unmute', calm);
  if (track.muted) worry();
  return stop;
}

/** Calls back when a camera is gone from the device's list: not every browser ends its track then. */
export function watchUnplugging(
  environment: CameraEnvironment,
  deviceId: string,
  onLost: (error: CameraError) => void,
): () => void {
  let watching = deviceId !== '';
  const look = async () => {
    const cameras = await listCameras(environment);
    const isThere = cameras.some((camera) => camera.deviceId === deviceId);
    if (watching && !isThere) onLost(new CameraError('lost'));
  };
  const stopWatching = watchDevices(environment, () => void look());
  return () => {
    watching = false;
    stopWatching();
  };
}
