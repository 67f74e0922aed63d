import type { CameraEnvironment } from '@recto/adapters/browser';
import type { CameraError, CameraFacts } from '@recto/core';
import { describe, expect, it, vi } from 'vitest';
import {
  factsLimitMs,
  promptedResponseLimitMs,
  responseLimitMs,
} from '../../../packages/adapters/src/browser/camera/camera-limits.ts';
import { DrawnDevices, drawnCameras } from '@recto/testing/camera';
import { eventually } from '../../support/eventually.ts';
import { frame, setCameraBench } from './camera-bench.ts';

/** What `GetUserMediaCamera` finds out about a refusal, and how it hears that the camera may be had after all. */

const bench = setCameraBench();

const permissions = (state: PermissionState) => () => ({
  query: () => Promise.resolve({ state } as PermissionStatus),
});

function failing(refusal: DOMException, environment: Partial<CameraEnvironment> = {}): Promise<CameraError> {
  const devices = {
    getUserMedia: async () => {
      throw refusal;
    },
    enumerateDevices: async () => [],
  };
  return bench.open(bench.cameraOn(devices, environment)).then(
    () => expect.unreachable(),
    (reason: unknown) => reason as CameraError,
  );
}

const refused = new DOMException('Permission denied', 'NotAllowedError');

describe('a refusal contains what the browser reports', () => {
  const cases: readonly (readonly [
    string,
    DOMException,
    Partial<CameraEnvironment>,
    Partial<CameraFacts>,
  ])[] = [
    ['the site is denied', refused, { permissions: permissions('denied') }, { permission: 'denied' }],
    ['the site is allowed', refused, { permissions: permissions('granted') }, { permission: 'granted' }],
    ['it knows no permissions', refused, {}, { permission: 'unknown' }],
    ['no HTTPS', refused, { isSecure: () => false }, { isSecure: false }],
    ['a policy', refused, { policy: () => ({ allowsFeature: () => false }) }, { isAllowedByPolicy: false }],
    [
      'the system refuses',
      new DOMException('Permission denied by system', 'NotAllowedError'),
      {},
      { isRefusedBySystem: true },
    ],
  ];

  it.each(cases)('%s', async (_what, error, environment, facts) => {
    const fair = { permission: 'unknown', isSecure: true, isAllowedByPolicy: true, isRefusedBySystem: false };
    const failure = await failing(error, environment);
    expect(failure).toMatchObject({ code: 'denied', facts: { ...fair, ...facts } });
    expect(failure.cause).toBe(error);
  });

  it('the wait for the permission state has a time limit', async () => {
    const query = vi.fn(() => new Promise<PermissionStatus>(() => undefined));
    const failure = failing(refused, { permissions: () => ({ query }) });
    await eventually(() => expect(query).toHaveBeenCalled());
    await eventually(() => expect(bench.clock.pending).toBe(1));
    bench.clock.advance(factsLimitMs);
    expect((await failure).facts?.permission).toBe('unknown');
  });
});

it('a camera that another app uses is reported without reading the permission', async () => {
  const query = vi.fn();
  const failure = await failing(new DOMException('', 'NotReadableError'), { permissions: () => ({ query }) });
  expect(failure).toMatchObject({ code: 'inUse', facts: null });
  expect(query).not.toHaveBeenCalled();
});

describe('watchAccess reports', () => {
  const status = (state: PermissionState = 'denied') => Object.assign(new EventTarget(), { state });
  const become = (permission: ReturnType<typeof status>, state: PermissionState) => {
    permission.state = state;
    permission.dispatchEvent(new Event('change'));
  };

  it('watchAccess reports that the site’s permission is granted, and no other change', async () => {
    const permission = status();
    const query = () => Promise.resolve(permission as unknown as PermissionStatus);
    const camera = bench.cameraOn(new DrawnDevices(drawnCameras, frame), { permissions: () => ({ query }) });
    const listener = vi.fn();
    const stop = camera.watchAccess(listener);
    await Promise.resolve();
    become(permission, 'prompt');
    expect(listener).not.toHaveBeenCalled();
    become(permission, 'granted');
    expect(listener).toHaveBeenCalledOnce();
    stop();
    become(permission, 'granted');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('watchAccess reports that a camera opened after the wait had ended', async () => {
    const grant = Promise.withResolvers<MediaStream>();
    const getUserMedia = vi.fn(() => grant.promise);
    const devices = { getUserMedia, enumerateDevices: () => Promise.resolve([]) };
    const camera = bench.cameraOn(devices);
    const listener = vi.fn();
    camera.watchAccess(listener);
    const failure = expect(bench.open(camera)).rejects.toMatchObject({ code: 'noAnswer' });
    await eventually(() => expect(getUserMedia).toHaveBeenCalled());
    bench.clock.advance(responseLimitMs);
    await eventually(() => expect(bench.clock.pending).toBe(1));
    bench.clock.advance(promptedResponseLimitMs - responseLimitMs);
    await failure;
    const late = await new DrawnDevices(drawnCameras, frame).getUserMedia({ video: true });
    grant.resolve(late);
    await eventually(() => expect(listener).toHaveBeenCalledOnce());
    expect(late.getVideoTracks()[0]!.readyState).toBe('ended');
  });
});
