import { setTimeout as sleep } from 'node:timers/promises';
import type { Contestant, OpenPage } from './contest.ts';
import { film } from './film.ts';
import { count, interleaved, measure, slowCpu, type ContestPart, type FilledCount } from './rounds.ts';
import type { UsableReport } from './usable-probe.ts';

/** How long people read the start screen. */
const readingMs = 8_000;
/** How long they look at a photo. */
const lookingMs = 1_000;
/** A tap that has not done its job by then was ignored. */
const answerLimitMs = 20_000;

const shutterTap = 'taps on the shutter at the moment from which it can be used that led to the photo';
const note = `A peer has no screen before its camera: "link" is its page, and 1 is its "deep link → shutter can be used".
A button can be used when it is painted, not disabled, and a finger on it hits it; each is tapped at that moment.
The link answers each request, also the provider's calls, after 150 ms; the camera is permitted, and photos are taken by taps only.
Thread time is the sum of the main thread's tasks, without what other programs take of the processor.`;

/** The journey that people make: from the link to the second document's viewfinder, and what follows a reload. */
export const start: ContestPart = async (contest, rounds) => {
  const base = contest.contestants[0]!.name;
  const shutter = measure('deep link → shutter can be used', 'ms', { base, bar: { atMost: 1.5 } });
  const ofShutter = (name: string, atMost: number) =>
    measure(name, 'ms', { base, of: shutter, bar: { atMost } });
  const startable = ofShutter('link → "Start" can be used', 1);
  const afterReading = ofShutter('tap on "Start" after 8 s of reading → shutter can be used', 0.5);
  const nextStep = ofShutter('"Use" → the next step’s shutter can be used', 0.25);
  const reloaded = ofShutter('reload → shutter can be used', 1.5);
  const second = measure('second visit → shutter can be used, of the first', '×', { bar: { atMost: 0.5 } });
  const busy = measure('main thread busy until then (thread time)', 'ms', { base, bar: { atMost: 2.5 } });
  const bytes = measure('scripts and styles until then, brotli', 'kB', { bar: { atMost: 165 } });
  const paint = measure('first paint', 'ms', { base, bar: { atMost: 0.5 } });
  const frame = measure('first frame', 'ms', { base, bar: { atMost: 1.2 } });

  const started = count(
    'taps on "Start" at the moment from which it can be used that began the capture',
    'all',
  );
  const taken = count(shutterTap, 'all');
  const used = count(
    'taps on "Use" at the moment from which it can be used that led to the next step',
    'all',
  );
  const black = count('black frames between "Use" and the next step’s shutter, of those filmed', 'none');

  const ended = count('visits in which each button could be used within a minute', 'all');

  const visitStart = async (contestant: Contestant, linkPath: () => string) => {
    const opened = await contest.visit(contestant, linkPath(), slowCpu);
    const button = await opened.usable.next('start');
    startable.add(contestant, button.sinceLink);
    return { opened, button };
  };
  const tapAtOnce = async (contestant: Contestant, linkPath: () => string) => {
    const { opened, button } = await visitStart(contestant, linkPath);
    await tapFor(started, contestant, opened, button, 'shutter');
    await opened.close();
  };
  const readThenStart = async (contestant: Contestant, linkPath: () => string) => {
    const { opened, button } = await visitStart(contestant, linkPath);
    await sleep(button.at + readingMs - Date.now());
    const tapped = await opened.usable.tapNow('start');
    const shown = await opened.usable.next('shutter', tapped);
    afterReading.add(contestant, shown.at - tapped);
    const photo = await tapFor(taken, contestant, opened, shown, 'photo');
    await sleep(photo.led.at + lookingMs - Date.now());
    const decided = await opened.usable.tapNow('photo');
    const next = await opened.usable.next('shutter', decided);
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
    busy.add(contestant, await opened.busyMs());
    await tapFor(taken, contestant, opened, shown, 'photo');
    const code = contestant.link.requests.filter(
      ({ type, at }) => at <= shown.at && /javascript|css/.test(type),
    );
    shutter.add(contestant, shown.sinceLink);
    bytes.add(contestant, code.reduce((sum, each) => sum + each.bytes, 0) / 1000);
    paint.add(contestant, await firstPaint(opened));
    frame.add(contestant, (await opened.seen()).firstFrame!);
    if (contestant.linkPath !== null) await visitAgain(contestant, opened, shown.sinceLink);
    await opened.close();
  };
  const visitAgain = async (contestant: Contestant, opened: OpenPage, first: number) => {
    // A worker that can't be installed is never ready.
    await opened.page.waitForFunction(() =>
      navigator.serviceWorker.getRegistration().then((found) => found?.active),
    );
    await opened.page.close();
    const again = await contest.visitAgain(contestant, opened, slowCpu);
    second.add(contestant, (await again.usable.next('shutter')).sinceLink / first);
    const since = Date.now();
    await again.page.reload({ waitUntil: 'commit' });
    const shown = await again.usable.next('shutter', since);
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
    const { linkPath } = contestant;
    if (linkPath !== null) {
      await counted(contestant, () => tapAtOnce(contestant, linkPath));
      await counted(contestant, () => readThenStart(contestant, linkPath));
    }
    await counted(contestant, () => deepLink(contestant));
  });
  return {
    note,
    measures: [startable, afterReading, nextStep, shutter, reloaded, second, busy, bytes, paint, frame],
    counts: [ended, started, taken, used, black],
  };
};

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
