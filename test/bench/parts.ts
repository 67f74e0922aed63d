import { setTimeout as sleep } from 'node:timers/promises';
import { openContest, type Contest, type Contestant } from './contest.ts';
import { growthTable } from './fit.ts';
import { growth } from './growth.ts';
import { idleViewfinder } from './idle-viewfinder.ts';
import { lighthouseScores, lighthouseTable } from './lighthouse.ts';
import { table, type Measure, type Samples } from './statistics.ts';

interface PartOptions {
  /** The folder of the built app. */
  readonly app: string;
  readonly rounds: number;
  /** What of the part to measure; all if empty. */
  readonly of: readonly string[];
}

/** What a part prints. */
interface Report {
  readonly text: string;
  /** What the text is made of, for JSON. */
  readonly figures: unknown;
}

/** One part of the bench. */
type Part = (options: PartOptions) => Promise<Report>;

/** Measures each contestant once in each round. */
type ContestPart = (contest: Contest, rounds: number) => Promise<readonly Measure[]>;

const slowCpu = 4;

/** From opening a link to the camera's first frame, on a slow link and a slow processor. */
const start: ContestPart = async (contest, rounds) => {
  const paint = measure('first contentful paint', 'ms', { bar: 0.6 });
  const frame = measure('deep link → first camera frame', 'ms', { bar: 1.5 });
  const usable = measure('deep link → shutter enabled', 'ms');
  const bytes = measure('scripts and styles until then', 'kB', { bar: 145, isAbsolute: true });
  const requests = measure('requests until then', '', { bar: 11, isAbsolute: true });
  const again = measure('second visit of the same link → first camera frame, of the first visit', '%', {
    bar: 60,
    isAbsolute: true,
  });
  await interleaved(contest, rounds, async (contestant) => {
    const opened = await contest.open(contestant, slowCpu);
    const times = await opened.page.evaluate(() => ({
      origin: performance.timeOrigin,
      now: performance.now(),
      paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    }));
    const { firstFrame } = await opened.seen();
    const before = contestant.link.requests.filter(({ at }) => at <= times.origin + firstFrame!);
    const code = before.filter(({ type }) => /javascript|css/.test(type));
    paint.add(contestant, times.paint);
    frame.add(contestant, firstFrame!);
    usable.add(contestant, times.now);
    bytes.add(contestant, code.reduce((sum, { bytes: each }) => sum + each, 0) / 1000);
    requests.add(contestant, before.length);
    if (contestant.hasServiceWorker) {
      await opened.page.evaluate(() => navigator.serviceWorker.ready);
      await opened.page.close();
      const second = await contest.open(contestant, slowCpu, opened);
      again.add(contestant, ((await second.seen()).firstFrame! / firstFrame!) * 100);
    }
    await opened.close();
  });
  return [paint, frame, usable, bytes, requests, again];
};

/** From the tap on the shutter to the photo, on a slow processor and on this one. */
const shutter: ContestPart = async (contest, rounds) => {
  const all: Measure[] = [];
  for (const cpu of [slowCpu, 1]) {
    const at = `(CPU ×${cpu})`;
    const frozen = measure(`tap → picture stands still ${at}`, 'ms', { bar: 0.3 });
    const preview = measure(`tap → preview complete ${at}`, 'ms');
    const bytes = measure(`tap → JPEG bytes ${at}`, 'ms', cpu === 1 ? { bar: 0.9 } : {});
    const gap = measure(`longest gap of the main thread ${at}`, 'ms', { bar: 0.3 });
    await interleaved(contest, rounds, async (contestant) => {
      const opened = await contest.open(contestant, cpu);
      await sleep(1_000);
      await opened.page.tap(contestant.shutter);
      await opened.page.waitForFunction(() => (window.benchSeen.preview ?? 0) > 0);
      await sleep(700);
      const seen = await opened.seen();
      await opened.close();
      // Auto-capture was faster than the tap: this round says nothing about the shutter.
      if (seen.bytes === null) return;
      frozen.add(contestant, seen.frozen! - seen.tap!);
      preview.add(contestant, seen.preview! - seen.tap!);
      bytes.add(contestant, seen.bytes - seen.tap!);
      gap.add(contestant, seen.longestGap);
    });
    all.push(frozen, preview, bytes, gap);
  }
  return all;
};

/** From "Use" to the call, on a slow processor. Alone: no peer sends the photo by itself as it is measured here. */
const upload: ContestPart = async (contest, rounds) => {
  const work = measure('main thread for base64 and JSON of a photo (CPU ×4)', 'ms', {
    bar: 10,
    isAbsolute: true,
  });
  const begun = measure('tap on "Use" → call begun (CPU ×4)', 'ms', { isAbsolute: true });
  const size = measure('size of what is sent', 'kB', { isAbsolute: true });
  const progress = measure('progress events', '', { isAbsolute: true });
  await interleaved(contest, rounds, async (contestant) => {
    const { shutter: take, send } = contestant;
    if (send === null) return;
    const opened = await contest.open(contestant, slowCpu);
    await sleep(1_000);
    await opened.page.tap(take);
    await opened.page.waitForFunction(() => (window.benchSeen.preview ?? 0) > 0);
    await sleep(1_500);
    await opened.page.evaluate((selector) => {
      document
        .querySelector(selector)!
        .addEventListener('click', ({ timeStamp }) => Object.assign(window, { benchSend: timeStamp }), {
          capture: true,
        });
    }, send);
    await opened.page.tap(send);
    await opened.page.waitForFunction(() => window.benchSeen.sent !== null);
    await sleep(1_000);
    const seen = await opened.seen();
    const tapped = await opened.page.evaluate(() => (window as unknown as { benchSend: number }).benchSend);
    await opened.close();
    work.add(contestant, seen.sending);
    begun.add(contestant, seen.sent! - tapped);
    size.add(contestant, seen.sentBytes / 1000);
    progress.add(contestant, seen.progress);
  });
  return [work, begun, size, progress];
};

const besidePeers =
  (part: ContestPart): Part =>
  async ({ app, rounds }) => {
    const contest = await openContest(app);
    try {
      const measures = await part(contest, rounds);
      return {
        text: `medians, in brackets the quartiles. CPU ×4 slows the main thread only.\n${table(measures)}`,
        figures: measures.map(({ samples, ...rest }) => ({ ...rest, samples: Object.fromEntries(samples) })),
      };
    } finally {
      await contest.close();
    }
  };

export const parts = {
  start: besidePeers(start),
  shutter: besidePeers(shutter),
  upload: besidePeers(upload),
  lighthouse: async ({ app, rounds }) => {
    const screens = await lighthouseScores(app, rounds);
    return {
      text: `scores of 100, medians with the lowest and the highest.\n${lighthouseTable(screens)}`,
      figures: screens,
    };
  },
  idle: async ({ app }) => {
    const { free, longTasks, perLook } = await idleViewfinder(app, slowCpu);
    return {
      text: [
        `the open viewfinder with hints, 10 s, CPU ×${slowCpu}`,
        `main thread free: ${(100 * free).toFixed(0)} % (bar ≥ 90 %)`,
        `tasks over 50 ms: ${longTasks} (bar 0)`,
        `main thread per look of the guidance: ${perLook.toFixed(1)} ms`,
      ].join('\n'),
      figures: { free, longTasks, perLook },
    };
  },
  growth: async ({ app, rounds, of }) => {
    const series = await growth(app, rounds, of, (found) => console.error(growthTable(found)));
    return {
      text: `cost against size, and the power of the size that fits.\n${growthTable(series)}`,
      figures: series,
    };
  },
} satisfies Record<string, Part>;

interface FilledMeasure extends Measure {
  add(contestant: Contestant, value: number): void;
}

function measure(
  name: string,
  unit: string,
  wanted: Pick<Measure, 'bar' | 'isAbsolute'> = {},
): FilledMeasure {
  const samples: Samples = new Map();
  return {
    name,
    unit,
    samples,
    ...wanted,
    add: ({ name: who }, value) => void samples.set(who, [...(samples.get(who) ?? []), value]),
  };
}

/** Each round begins with another contestant, so that a slow minute of the machine hits all alike. */
async function interleaved(
  { contestants }: Contest,
  rounds: number,
  once: (contestant: Contestant) => Promise<void>,
): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < contestants.length; turn += 1) {
      await once(contestants[(round + turn) % contestants.length]!);
    }
  }
}
