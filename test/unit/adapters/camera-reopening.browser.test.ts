import { describe, expect, it } from 'vitest';
import { reopeningPauseMs } from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { DrawnDevices, type DrawnCamera } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { frame, setCameraBench } from './camera-bench.ts';

/** What `GetUserMediaCamera` does for phones that can't open a camera at once, or not each of them (decision 2.17). */

const bench = setCameraBench();

const cameras: readonly DrawnCamera[] = [
  { deviceId: 'main', label: 'camera2 0, facing back', facingMode: 'environment' },
  { deviceId: 'wide', label: 'camera2 2, facing back', facingMode: 'environment' },
  { deviceId: 'front', label: 'camera2 1, facing front', facingMode: 'user' },
];

/** A phone on which some cameras do not start. */
function phone(listed = cameras) {
  const drawn = new DrawnDevices(listed, frame);
  const dead = new Set<string>();
  /** The cameras that were asked for or chosen, in order. */
  const opened: string[] = [];
  const devices = {
    enumerateDevices: () => drawn.enumerateDevices(),
    getUserMedia: async (constraints?: MediaStreamConstraints) => {
      const stream = await drawn.getUserMedia(constraints);
      const { deviceId = '' } = stream.getVideoTracks()[0]!.getSettings();
      opened.push(deviceId);
      if (!dead.has(deviceId)) return stream;
      for (const track of stream.getTracks()) track.stop();
      throw new DOMException('Could not start video source', 'NotReadableError');
    },
  };
  return { devices, dead, opened };
}

describe('the next camera', () => {
  it('the next camera waits a moment after the last one was stopped', async () => {
    const { devices, opened } = phone();
    const camera = bench.cameraOn(devices, { history: new CameraHistory(bench.clock) });
    const feed = await bench.open(camera);
    expect(opened).toEqual(['main']);
    feed.close();
    const next = bench.open(camera);
    await eventually(() => expect(bench.clock.pending).toBe(1));
    bench.clock.advance(reopeningPauseMs - 1);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened).toEqual(['main']);
    bench.clock.advance(1);
    await next;
    expect(opened).toEqual(['main', 'main']);
  });

  it('the next camera does not wait if that was long ago', async () => {
    const { devices } = phone();
    const camera = bench.cameraOn(devices, { history: new CameraHistory(bench.clock) });
    (await bench.open(camera)).close();
    bench.clock.advance(reopeningPauseMs);
    expect((await bench.open(camera)).deviceId).toBe('main');
  });

  it('the next camera waits no longer than that after the clock was set back, and not at all once it is not wanted', async () => {
    const { devices, opened } = phone();
    const times = [1_000_000, 5];
    const clock = {
      now: () => times.shift() ?? 5,
      after: (ms: number, callback: () => void) => bench.clock.after(ms, callback),
    };
    const history = new CameraHistory(clock);
    history.noteEnd();
    const camera = bench.cameraOn(devices, { history });
    const leaving = new AbortController();
    const left = bench.open(camera, { signal: leaving.signal });
    await eventually(() => expect(bench.clock.pending).toBe(1));
    leaving.abort();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    const opening = bench.open(camera);
    await eventually(() => expect(bench.clock.pending).toBe(1));
    expect(opened).toEqual([]);
    bench.clock.advance(reopeningPauseMs);
    await opening;
  });
});

describe('a lens', () => {
  it('a lens that does not start is replaced by the next best that faces the same way, after a moment', async () => {
    const { devices, dead, opened } = phone();
    dead.add('main');
    const camera = bench.cameraOn(devices, { history: new CameraHistory(bench.clock) });
    const opening = bench.open(camera);
    let pauses = 0;
    // Each failure is followed by one pause.
    while (opened[opened.length - 1] !== 'wide') {
      await eventually(() =>
        expect(bench.clock.pending + Number(opened.includes('wide'))).toBeGreaterThan(0),
      );
      if (opened.includes('wide')) break;
      bench.clock.advance(reopeningPauseMs);
      pauses += 1;
    }
    expect((await opening).deviceId).toBe('wide');
    expect(opened).toEqual(['main', 'main', 'main', 'wide']);
    expect(pauses).toBe(3);
  });

  it('a lens that did not start goes to the end of the list, until it has opened', async () => {
    const { devices, dead, opened } = phone();
    dead.add('main');
    const camera = bench.cameraOn(devices);
    const first = await bench.open(camera);
    expect(first.deviceId).toBe('wide');
    expect(first.deviceIds).toEqual(['wide', 'front', 'main']);
    opened.length = 0;
    expect((await bench.open(camera)).deviceId).toBe('wide');
    expect(opened).toEqual(['wide']);
    dead.clear();
    expect((await bench.open(camera, { deviceId: 'main' })).deviceIds).toEqual(['main', 'wide', 'front']);
    expect((await bench.open(camera)).deviceId).toBe('main');
  });

  it('a lens that was chosen and does not start is replaced by the best other one', async () => {
    const { devices, dead } = phone();
    const camera = bench.cameraOn(devices);
    await bench.open(camera);
    dead.add('wide');
    expect((await bench.open(camera, { deviceId: 'wide' })).deviceId).toBe('main');
  });

  it('a lens that another app has used is as good as before, on a phone with more lenses than are tried', async () => {
    const many = ['main', 'b', 'c', 'd', 'macro'].map((deviceId, index) => ({
      deviceId,
      label: deviceId === 'macro' ? 'macro camera, facing back' : `camera2 ${index}, facing back`,
      facingMode: 'environment' as const,
    }));
    const { devices, dead } = phone(many);
    const camera = bench.cameraOn(devices);
    (await bench.open(camera)).close();
    for (const { deviceId } of many) dead.add(deviceId);
    await expect(bench.open(camera)).rejects.toMatchObject({ code: 'inUse' });
    dead.clear();
    expect((await bench.open(camera)).deviceId).toBe('main');
  });

  it('a lens that another app uses is reported once all were tried, and is the first again when there is no other', async () => {
    const { devices, dead, opened } = phone();
    for (const { deviceId } of cameras) dead.add(deviceId);
    const camera = bench.cameraOn(devices);
    await expect(bench.open(camera)).rejects.toMatchObject({ code: 'inUse' });
    expect(new Set(opened)).toEqual(new Set(['main', 'wide']));
    dead.clear();
    expect((await bench.open(camera)).deviceId).toBe('main');
  });
});
