import { throwIfAborted, type CameraRequest, type FacingMode } from '@recto/core';
import type { OpeningEnvironment } from '../camera-environment.ts';
import { facingModeOf, listCameras } from './device-list.ts';
import { bestCamera, facingModeOfLabel, rankCameras } from './lens-choice.ts';
import { openStream, stopStream, type Waiting } from './open-stream.ts';

/** A camera that is on, but not shown yet. */
export interface OpenedCamera {
  readonly stream: MediaStream;
  readonly track: MediaStreamTrack;
  readonly facingMode: FacingMode;
  readonly deviceId: string;
  readonly deviceIds: readonly string[];
}

/**
 * Opens the chosen camera, or the best lens of the facing mode. Browsers report the names of cameras only
 * once the page may use one, so the first time the browser chooses. If it chose a worse lens, that camera is
 * stopped and the better one opened before anything is shown.
 * @param list lists the cameras before the opening.
 */
export async function openCamera(
  environment: OpeningEnvironment,
  { facingMode, deviceId }: Pick<CameraRequest, 'facingMode' | 'deviceId'>,
  waiting: Waiting,
  list = () => listCameras(environment),
): Promise<OpenedCamera> {
  const { signal } = waiting;
  const known = deviceId ?? bestCamera((await list()) ?? [], facingMode)?.deviceId ?? null;
  throwIfAborted(signal);
  let stream = await openStream(environment, { facingMode, deviceId: known }, waiting);
  try {
    const cameras = (await listCameras(environment)) ?? [];
    throwIfAborted(signal);
    const better = known === null ? bestCamera(cameras, facingMode) : null;
    if (better !== null && better.deviceId !== videoTrackOf(stream).getSettings().deviceId) {
      stopStream(stream, environment.history);
      stream = await openStream(environment, { facingMode, deviceId: better.deviceId }, waiting);
    }
    const track = videoTrackOf(stream);
    const settings = track.getSettings();
    const opened = settings.deviceId ?? cameras.find(({ label }) => label === track.label)?.deviceId ?? '';
    const deviceIds = rankCameras(cameras).map((camera) => camera.deviceId);
    return {
      stream,
      track,
      facingMode: facingModeOf(settings.facingMode) ?? facingModeOfLabel(track.label) ?? facingMode,
      deviceId: opened,
      deviceIds: deviceIds.includes(opened) ? deviceIds : [opened, ...deviceIds],
    };
  } catch (error) {
    stopStream(stream, environment.history);
    throw error;
  }
}

function videoTrackOf(stream: MediaStream): MediaStreamTrack {
  return stream.getVideoTracks()[0]!;
}
