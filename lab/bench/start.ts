import { setTimeout as sleep } from 'node:timers/promises';
import { filesOnceUsed } from '../../host/build/chunks.ts';
import type { Contestant, OpenPage } from './contest.ts';
import { film } from './film.ts';
import { count, interleaved, measure, slowCpu, type ContestPart, type FilledCount } from './rounds.ts';
import type { SlowLink } from './slow-link.ts';
import type { UsableReport } from './usable-probe.ts';

/** How long people read the start screen. */
const readingMs = 8_000;
/** How long they look at a photo. */
const lookingMs = 1_000;
/** A tap that has not done its job by then was ignored. */
const answerLimitMs = 20_000;
/** When the link has been unused for that long, the visit loads no more. */
const unusedMs = 3_000;

const tapAtOnceName =
  'link → "Start" and the shutter tapped at once → "Use" can be used, of the earlier build';
const note = `A peer has no screen before its camera: "link" is its page, and 1 is its "deep link → shutter can be used".
A button can be used when it is painted, not disabled, and a finger on it hits it; each is tapped at that moment.
The link answers each request, also the provider's calls, after 150 ms; the camera is permitted, and photos are taken by taps only.
Thread time is the sum of the main thread's tasks, without what other programs take of the processor.
kB are what has gone over the link until then of the page, scripts, styles, JSON and all else that the app's origin serves, compressed as it is sent. The provider's calls, pictures and fonts are not counted; until idle, also not what analyses frames.`;

/** The journey that people make: from the link to the second document's viewfinder, and what follows a reload. */
export const start: ContestPart = async (contest, rounds) => {
  const base = contest.contestants[0]!.name;
  const earlier = contest.contestants.find(({ isEarlier }) => isEarlier)?.name;
  const shutter = measure('deep link → shutter can be used', 'ms', { base, bar: { atMost: 1.3 } });
  const ofShutter = (name: string, atMost?: number) =>
    measure(name, 'ms', { base, of: shutter, ...(atMost !== undefined && { bar: { atMost } }) });
  const startable = ofShutter('link → "Start" can be used', 1.1);
  const reloaded = ofShutter('reload → shutter can be used', 1.1);
  const frame = measure('deep link → first frame', 'ms', { base, bar: { atMost: 1.2 } });
  const afterReading = ofShutter('tap on "Start" after 8 s of reading → shutter can be used', 0.6);
  const atOnce = measure(tapAtOnceName, 'ms', {
    ...(earlier !== undefined && { base: earlier, bar: { atMost: 1 } }),
  });
  const second = measure('second visit → shutter can be used, of the first', '×', { bar: { atMost: 0.5 } });
  const responded = measure('tap on "Use" → the page shows that it is used', 'ms');
  const answered = measure('the provider’s answer to the photo → the next step’s shutter can be used', 'ms', {
    bar: { atMost: 150 },
  });
  const busy = measure('main thread until the shutter (thread time)', 'ms', { base, bar: { atMost: 2 } });
  const busyToStart = measure('main thread until "Start" (thread time)', 'ms', {
    base,
    of: busy,
    bar: { atMost: 1.4 },
  });
  const bytesToStart = measure('kB until "Start"', 'kB', { bar: { atMost: 45 } });
  const bytes = measure('kB until the shutter', 'kB', { bar: { atMost: 75 } });
  const bytesToIdle = measure('kB until idle', 'kB', { bar: { atMost: 300 } });
  const shutterToUse = measure('tap at once on the deep link’s shutter → "Use" can be used', 'ms');
  const nextStep = ofShutter('tap on "Use" → the next step’s shutter can be used');
  const paint = measure('deep link → first paint', 'ms', { base });

  const ended = count('visits in which each button could be used within a minute', 'all');
  const begun = count(
    'taps on "Start" at the moment from which it can be used that began the capture',
    'all',
  );
  const taken = count(
    'taps on the shutter at the moment from which it can be used that led to the photo',
    'all',
  );
  const used = count(
    'taps on "Use" at the moment from which it can be used that led to the next step',
    'all',
  );
  const black = count('black frames between "Use" and the next step’s shutter, of those filmed', 'none');

  const visitStart = async (contestant: Contestant, linkPath: () => string) => {
    const opened = await contest.visit(contestant, linkPath(), slowCpu);
    const button = await opened.usable.next('start');
    const busyUntil = opened.busyMs();
    startable.add(contestant, button.sinceLink);
    bytesToStart.add(contestant, kilobytes(contestant.link, button.at));
    return { opened, button, busyUntil };
  };
  const tapAtOnce = async (contestant: Contestant, linkPath: () => string) => {
    const { opened, button, busyUntil } = await visitStart(contestant, linkPath);
    const [shown, busyMs] = await Promise.all([
      tapFor(begun, contestant, opened, button, 'shutter'),
      busyUntil,
    ]);
    const photo = await tapFor(taken, contestant, opened, shown.led, 'photo');
    busyToStart.add(contestant, busyMs);
    atOnce.add(contestant, photo.led.sinceLink);
    await opened.close();
  };
  const readThenStart = async (contestant: Contestant, linkPath: () => string) => {
    const { opened, button, busyUntil } = await visitStart(contestant, linkPath);
    busyToStart.add(contestant, await busyUntil);
    await sleep(button.at + readingMs - Date.now());
    const tapped = await opened.usable.tapNow('start');
    const shown = await opened.usable.next('shutter', tapped);
    afterReading.add(contestant, shown.at - tapped);
    const photo = await tapFor(taken, contestant, opened, shown, 'photo');
    await sleep(photo.led.at + lookingMs - Date.now());
    const decided = await opened.usable.tapNow('photo');
    const left = await opened.usable.next('answered', decided);
    const next = await opened.usable.next('shutter', decided);
    responded.add(contestant, left.at - decided);
    const answer = photoAnswered(contestant.link);
    // A customer does not wait for an answer that takes longer (decision 2.14).
    if (answer !== null) answered.add(contestant, next.at - answer);
    nextStep.add(contestant, next.at - decided);
    const nextPhoto = await tapFor(taken, contestant, opened, next, 'photo');
    const seen = await film(opened.session, await squareOf(opened), async () => {
      await tapFor(used, contestant, opened, nextPhoto.led, 'shutter');
      // Its picture may still appear from the dark.
      await sleep(500);
    });
    black.add(contestant, seen.black, seen.frames);
    await opened.close();
  };
  const deepLink = async (contestant: Contestant) => {
    const opened = await contest.visit(contestant, contestant.path(), slowCpu);
    const shown = await opened.usable.next('shutter');
    const [busyMs, photo] = await Promise.all([
      opened.busyMs(),
      tapFor(taken, contestant, opened, shown, 'photo'),
    ]);
    busy.add(contestant, busyMs);
    shutter.add(contestant, shown.sinceLink);
    bytes.add(contestant, kilobytes(contestant.link, shown.at));
    paint.add(contestant, await firstPaint(opened));
    frame.add(contestant, (await opened.seen()).firstFrame!);
    if (contestant.linkPath !== null) shutterToUse.add(contestant, photo.led.at - photo.tapped);
    if (contestant.linkPath !== null && !contestant.isEarlier) {
      await visitAgain(contestant, opened, shown.sinceLink);
    }
    await opened.close();
  };
  const visitAgain = async (contestant: Contestant, opened: OpenPage, first: number) => {
    // A worker that can't be installed is never ready.
    await opened.page.waitForFunction(
      () => navigator.serviceWorker.getRegistration().then((found) => found?.active),
      null,
      { polling: 500, timeout: 60_000 },
    );
    await contestant.link.unusedFor(unusedMs);
    bytesToIdle.add(contestant, kilobytes(contestant.link, Date.now(), filesOnceUsed));
    await opened.page.close();
    const again = await contest.visitAgain(contestant, opened, slowCpu);
    second.add(contestant, (await again.usable.next('shutter')).sinceLink / first);
    await again.page.reload({ waitUntil: 'commit' });
    // The page before may have reported its own in the millisecond in which the reload began.
    const shown = await again.usable.next('shutter', Date.now());
    reloaded.add(contestant, shown.sinceLink);
    await tapFor(taken, contestant, again, shown, 'photo');
  };

  /** A visit that comes to no end is a finding, and not the end of the rounds. */
  const counted = async (contestant: Contestant, visit: () => Promise<void>) => {
    const failure = await visit().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure !== null) {
      console.error(contestant.name, failure);
      await contest.endVisits();
    }
    ended.add(contestant, failure === null ? 1 : 0, 1);
  };
  await interleaved(contest, rounds, async (contestant) => {
    const { linkPath, isEarlier } = contestant;
    if (linkPath !== null) {
      await counted(contestant, () => tapAtOnce(contestant, linkPath));
      if (!isEarlier) await counted(contestant, () => readThenStart(contestant, linkPath));
    }
    await counted(contestant, () => deepLink(contestant));
  });
  return {
    note: earlier === undefined ? `${note}\nWithout --before, this row is left out: ${tapAtOnceName}.` : note,
    measures: [
      startable,
      shutter,
      reloaded,
      frame,
      afterReading,
      ...(earlier === undefined ? [] : [atOnce]),
      second,
      responded,
      answered,
      busyToStart,
      busy,
      bytesToStart,
      bytes,
      bytesToIdle,
      shutterToUse,
      nextStep,
      paint,
    ],
    counts: [ended, begun, taken, used, black],
  };
};

/**
 * What of the contestant's own build has gone over the link since the visit began.
 * @param until in ms since the epoch.
 * @param leftOut how the names of files begin that are not counted.
 */
function kilobytes({ requests }: SlowLink, until: number, leftOut: readonly string[] = []): number {
  return requests
    .filter(
      ({ path, type }) =>
        !path.startsWith('/provider/') &&
        !/^(image|font)\//.test(type) &&
        !leftOut.some((name) => path.startsWith(`/assets/${name}-`)),
    )
    .flatMap(({ parts }) => parts)
    .filter(({ at }) => at <= until)
    .reduce((sum, part) => sum + part.bytes / 1000, 0);
}

/** When the answer to the first photo has gone over the link, in ms since the epoch; null if it has not yet. */
function photoAnswered({ requests }: SlowLink): number | null {
  const call = requests.find(({ path }) => path.startsWith('/provider/') && path.endsWith('/photo'));
  return call?.parts.at(-1)?.at ?? null;
}

/**
 * Taps a button at the moment from which it can be used, and counts whether that led to the other element. A tap that was
 * ignored is repeated, so that the visit goes on.
 * @returns when the tap was made, and what it led to.
 */
async function tapFor(
  counted: FilledCount,
  contestant: Contestant,
  { usable }: OpenPage,
  button: UsableReport,
  leadsTo: string,
): Promise<{ readonly tapped: number; readonly led: UsableReport }> {
  const tapped = await usable.tap(button);
  const led = await usable.within(answerLimitMs, leadsTo, tapped);
  counted.add(contestant, led === null ? 0 : 1, 1);
  if (led !== null) return { tapped, led };
  console.error(
    `${contestant.name}: a tap on "${button.name}" did not lead to "${leadsTo}".`,
    await usable.shown(),
  );
  const again = await usable.tapNow(button.name);
  return { tapped: again, led: await usable.next(leadsTo, again) };
}

const firstPaint = ({ page }: OpenPage): Promise<number> =>
  page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);

/** The middle of the camera's picture. */
const squareOf = ({ page }: OpenPage) =>
  page.evaluate(() => {
    const { x, y, width, height } = document.querySelector('video')!.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, screenWidth: innerWidth };
  });
