import { CameraError, type Clock } from '@recto/core';
import type { CameraEnvironment } from '../camera-environment.ts';
import { mutedLimitMs } from '../camera-limits.ts';
import { listCameras, watchDevices } from '../opening/device-list.ts';

/**
 * Watches the track of an open camera, and calls back when it ends or is muted for too long.
 * @returns a function that stops watching.
 */
export function watchTrack(
  track: MediaStreamTrack,
  clock: Clock,
  onLost: (error: CameraError) => void,
): () => void {
  let cancelTimer = () => {};
  const onUnmute = () => cancelTimer();
  const onMute = () => {
    cancelTimer();
    cancelTimer = clock.after(mutedLimitMs, lose);
  };
  const stop = () => {
    cancelTimer();
    track.removeEventListener('ended', lose);
    track.removeEventListener('mute', onMute);
    track.removeEventListener('unmute', onUnmute);
  };
  const lose = () => {
    stop();
    onLost(new CameraError('lost'));
  };
  track.addEventListener('ended', lose);
  track.addEventListener('mute', onMute);
  track.addEventListener('unmute', onUnmute);
  if (track.muted) onMute();
  return stop;
}

/** Calls back when the camera is no longer in the browser's list: not every browser ends its track then. */
export function watchUnplugging(
  environment: CameraEnvironment,
  deviceId: string,
  onLost: (error: CameraError) => void,
): () => void {
  let watching = deviceId !== '';
  const check = async () => {
    const cameras = (await listCameras(environment)) ?? [];
    const isThere = cameras.some((camera) => camera.deviceId === deviceId);
    if (watching && !isThere) onLost(new CameraError('lost'));
  };
  const stopWatching = watchDevices(environment, () => void check());
  return () => {
    watching = false;
    stopWatching();
  };
}
