import { GetUserMediaCamera } from '@recto/adapters/browser';
import type { CameraError, CameraFeed } from '@recto/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CameraHistory } from '../../../packages/adapters/src/browser/camera/opening/CameraHistory.ts';
import { phoneProfiles, phonesThat } from '../../support/phone-profiles.ts';
import { PlayedPhone } from '@recto/testing/camera';
import type { Misbehaviour, PhoneProfile } from '@recto/testing/camera';
import { ScaledClock } from '@recto/testing/fakes';
import { eventually } from '../../support/eventually.ts';
import { setCameraStage } from '../../contract/camera-stage.ts';
import { difference, pixelsOf } from '../../contract/camera-pixels.ts';
import { testCard } from '@recto/testing/camera';
import type { CameraHarnessMaker } from '../../contract/camera-harness.ts';
import { plainEnvironment } from '../../support/camera-environment.ts';

/** What Recto does about each bug in docs/phones.md that a camera can have, on every phone that has it. */

const scale = 0.25;

/** The stage opens cameras; none of its situations are played here. */
const stage = setCameraStage((() => undefined) as unknown as CameraHarnessMaker);

const clocks: ScaledClock[] = [];
afterEach(() => {
  for (const clock of clocks.splice(0)) clock.stop();
  vi.unstubAllGlobals();
});

function played(
  profile: PhoneProfile,
  { factor = 4, permission = 'prompt' }: { factor?: number; permission?: PermissionState } = {},
) {
  const clock = new ScaledClock(factor);
  clocks.push(clock);
  const phone = new PlayedPhone(profile, { clock, paint: testCard, scale });
  const status = Object.assign(new EventTarget(), { state: permission });
  const camera = new GetUserMediaCamera({
    ...plainEnvironment(clock),
    mediaDevices: () => phone.mediaDevices,
    permissions: () => ({ query: async () => status as unknown as PermissionStatus }),
    history: new CameraHistory(clock),
    screen: () => phone.screen,
    isIos: profile.system === 'ios',
  });
  return { phone, camera, clock };
}

function onEach(does: Misbehaviour['does'], title: string, test: (profile: PhoneProfile) => Promise<void>) {
  it.each(phonesThat(does).map((profile) => [profile.phone, profile] as const))(
    `${title} (%s)`,
    (_phone, profile) => test(profile),
  );
}

function labelOf(phone: PlayedPhone, { deviceId }: CameraFeed): string {
  return phone.profile.cameras.find(({ label }) => phone.idOf(label) === deviceId)!.label;
}

async function whiteOf(feed: CameraFeed): Promise<number> {
  const photo = pixelsOf(await stage.photoOf(feed));
  return difference(photo, new Uint8ClampedArray(photo.length).fill(255));
}

describe('1: a lens that fails to open', () => {
  onEach(
    'failsToOpen',
    'a lens that fails to open is replaced, and from then on at once',
    async (profile) => {
      const { phone, camera } = played(profile);
      expect(labelOf(phone, await stage.open(camera))).toBe(profile.expected.rear);
      const failures = phone.failures.length;
      expect(labelOf(phone, await stage.open(camera))).toBe(profile.expected.rear);
      expect(phone.failures).toHaveLength(failures);
    },
  );
});

describe('2: a phone that needs a pause', () => {
  onEach(
    'opensOnlyAfterPause',
    'a phone that needs a pause gets it at each switch, so that no opening fails',
    async (profile) => {
      const { phone, camera } = played(profile);
      const { deviceIds } = await stage.open(camera);
      for (const deviceId of [...deviceIds, ...deviceIds]) {
        expect((await stage.open(camera, { deviceId })).deviceId).toBe(deviceId);
      }
      expect(phone.failures).toEqual([]);
    },
  );
});

describe('6: a height that overexposes', () => {
  onEach(
    'overexposesWithHeight',
    'a height that overexposes is not requested, so the photo is not white',
    async (profile) => {
      const { camera } = played(profile);
      expect(await whiteOf(await stage.open(camera))).toBeGreaterThan(30);
    },
  );
});

describe('7: frames that the browser scales', () => {
  onEach(
    'scalesFrames',
    'frames that the browser scales come in the pixels of the camera',
    async (profile) => {
      const { camera } = played(profile);
      const { frame } = profile.cameras.find(({ label }) => label === profile.expected.rear)!;
      const { width } = await stage.photoOf(await stage.open(camera));
      expect(width).toBe(Math.min(frame.width, frame.height) * scale);
    },
  );
});

describe('8: frames that lie on their side in landscape', () => {
  onEach(
    'turnsFrames',
    'frames on their side are reported, until the phone is upright again',
    async (profile) => {
      const { phone, camera } = played(profile);
      const feed = await stage.open(camera);
      expect(feed.isSideways).toBe(false);
      phone.rotate('landscape');
      await eventually(() => expect(feed.isSideways).toBe(true));
      phone.rotate('portrait');
      await eventually(() => expect(feed.isSideways).toBe(false));
    },
  );
});

describe('9: frames that lie on their side until the phone is rotated', () => {
  onEach(
    'turnsFramesUntilRotated',
    'frames on their side until a rotation are reported, until that was done',
    async (profile) => {
      const { phone, camera } = played(profile);
      phone.screen = 'landscape';
      const feed = await stage.open(camera);
      await eventually(() => expect(feed.isSideways).toBe(true));
      phone.rotate('portrait');
      phone.rotate('landscape');
      await eventually(() => expect(feed.isSideways).toBe(false));
    },
  );
});

// Decision 2.18.
describe('8 and 9: frames that lie on their side', () => {
  onEach(
    'turnsFrames',
    'frames on their side are reported no longer if the phone was turned in the preview',
    async (profile) => {
      const { phone, camera } = played(profile);
      const feed = await stage.open(camera);
      phone.rotate('landscape');
      await eventually(() => expect(feed.isSideways).toBe(true));
      feed.rest();
      phone.rotate('portrait');
      await feed.wake(new AbortController().signal);
      expect(feed.isSideways).toBe(false);
      phone.rotate('landscape');
      await eventually(() => expect(feed.isSideways).toBe(true));
    },
  );
});

describe('11: a track that is muted at first', () => {
  onEach('mutesAtStart', 'a track that is muted at first is waited for, and is not lost', async (profile) => {
    const { phone, camera, clock } = played(profile);
    const feed = await stage.open(camera);
    const lost = vi.fn();
    feed.onLost(lost);
    const opened = clock.now();
    await eventually(() => expect(clock.now() - opened).toBeGreaterThan(8_000));
    expect(lost).not.toHaveBeenCalled();
    expect(phone.requests).toHaveLength(1);
    expect((await stage.photoOf(feed)).width).toBeGreaterThan(0);
  });
});

describe('12: a track that is live after a call, and delivers nothing', () => {
  onEach(
    'freezesAfterCall',
    'a track that delivers nothing after a call is noticed, and a new one works',
    async (profile) => {
      for (const filmedMs of [0, 1_500]) {
        const { phone, camera, clock } = played(profile);
        const feed = await stage.open(camera);
        const opened = clock.now();
        await eventually(() => expect(clock.now() - opened).toBeGreaterThanOrEqual(filmedMs));
        const lost = Promise.withResolvers<CameraError>();
        feed.onLost(lost.resolve);
        phone.call();
        expect((await lost.promise).code).toBe('noPicture');
        expect((await stage.photoOf(await stage.open(camera))).width).toBeGreaterThan(0);
      }
    },
  );

  onEach(
    'freezesAfterCall',
    'a track that delivers nothing is noticed too if the call came in the preview',
    async (profile) => {
      const { phone, camera } = played(profile);
      const feed = await stage.open(camera);
      feed.rest();
      phone.call();
      await expect(feed.wake(new AbortController().signal)).rejects.toMatchObject({ code: 'noPicture' });
      expect((await stage.photoOf(await stage.open(camera))).width).toBeGreaterThan(0);
    },
  );
});

describe('14: a video that is black if it is mirrored with rotateY', () => {
  onEach(
    'drawsRotatedVideoBlack',
    'a video that is black with rotateY is mirrored with a scale',
    async (profile) => {
      const { camera } = played(profile);
      await stage.open(camera, { facingMode: 'user' });
      expect(stage.surface.querySelector('video')!.style.transform).toBe('scaleX(-1)');
    },
  );
});

describe('15: a picture that is not right at first', () => {
  onEach('zoomsInAtStart', 'a picture is not photographed while it is magnified', async (profile) => {
    const { phone, camera, clock } = played(profile, { factor: 1 });
    const feed = await stage.open(camera, { facingMode: 'user' });
    const opened = clock.now();
    const photo = pixelsOf(await stage.photoOf(feed));
    await eventually(() => expect(clock.now() - opened).toBeGreaterThan(2_500));
    expect(difference(photo, pixelsOf(phone.picture!))).toBeLessThan(6);
  });

  onEach('startsSmall', 'a picture is not photographed while it is small', async (profile) => {
    const { camera } = played(profile, { factor: 1 });
    const { frame } = profile.cameras[0]!;
    for (const facingMode of ['environment', 'user'] as const) {
      const { width } = await stage.photoOf(await stage.open(camera, { facingMode }));
      expect(width).toBe(Math.min(frame.width, frame.height) * scale);
    }
  });
});

describe('16 and 17: a browser that fails to take photos by itself', () => {
  onEach('failsToTakePhoto', 'a browser that fails to take photos is not asked to', async (profile) => {
    const takePhoto = vi.fn(() => Promise.reject(new DOMException('', 'InvalidStateError')));
    vi.stubGlobal(
      'ImageCapture',
      vi.fn(function ImageCapture() {
        return { takePhoto };
      }),
    );
    const { camera } = played(profile);
    expect((await stage.photoOf(await stage.open(camera))).width).toBeGreaterThan(0);
    expect(takePhoto).not.toHaveBeenCalled();
  });
});

describe('18: a camera that an app has not allowed', () => {
  onEach('neverAnswers', 'a camera request is given up when the browser had its time', async (profile) => {
    const { camera, clock } = played(profile, { permission: 'granted' });
    const opening = expect(stage.open(camera)).rejects.toMatchObject({ code: 'noAnswer' });
    await new Promise((resolve) => setTimeout(resolve, 50));
    clock.advance(10_000);
    await opening;
  });

  onEach('deniesSilently', 'a camera that an app has not allowed is reported as refused', async (profile) => {
    const { camera } = played(profile);
    await expect(stage.open(camera)).rejects.toMatchObject({ code: 'denied' });
  });
});

describe('19: a permission that is forgotten', () => {
  onEach(
    'forgetsPermission',
    'a forgotten permission is reported as refused when the page was loaded again',
    async (profile) => {
      const { phone, camera } = played(profile);
      (await stage.open(camera)).close();
      phone.reload();
      await expect(stage.open(camera)).rejects.toMatchObject({ code: 'denied' });
    },
  );
});

describe('25: a camera that freezes if it is opened too soon', () => {
  onEach(
    'freezesWithoutPause',
    'a camera that freezes shows its picture after each switch',
    async (profile) => {
      const { camera } = played(profile);
      const { deviceIds } = await stage.open(camera);
      for (const deviceId of [...deviceIds, ...deviceIds]) {
        expect((await stage.photoOf(await stage.open(camera, { deviceId }))).width).toBeGreaterThan(0);
      }
    },
  );
});

describe('3, 4 and 5: the wrong lens', () => {
  const wrongByDefault = [3, 4, 5];
  const phones = phonesWithBug(wrongByDefault);
  it.each(phones.map((profile) => [profile.phone, profile] as const))(
    'the wrong lens is not used (%s)',
    async (_phone, profile) => {
      const { phone, camera } = played(profile);
      expect(labelOf(phone, await stage.open(camera))).toBe(profile.expected.rear);
      if (profile.expected.front === null) return;
      expect(labelOf(phone, await stage.open(camera, { facingMode: 'user' }))).toBe(profile.expected.front);
    },
  );
});

function phonesWithBug(rows: readonly number[]): readonly PhoneProfile[] {
  return [...phoneProfiles.values()].filter(({ bugs = [] }) => bugs.some((row) => rows.includes(row)));
}
