import { setTimeout as sleep } from 'node:timers/promises';
import { openContest, type Contest, type Contestant, type ContestOptions } from './contest.ts';
import { growthTable } from './fit.ts';
import { growth } from './growth.ts';
import {
  idleCosts,
  idleCostTable,
  idleViewfinder,
  type IdleCost,
  type IdleViewfinder,
} from './idle-viewfinder.ts';
import { lighthouseScores, lighthouseTable } from './lighthouse.ts';
import { interleaved, measure, slowCpu, type ContestPart } from './rounds.ts';
import { playPromises, promisesTable } from './promises.ts';
import { slowGuidance, slowGuidanceTable } from './slow-guidance.ts';
import { start } from './start.ts';
import { countLines, medianWithQuartiles, table, verdict, type Bar, type Measure } from './statistics.ts';
import { threeLogs, threeLogsTable } from './three-logs.ts';
import { traceTable, traceToShutter } from './trace.ts';

interface PartOptions {
  /** The folder of the built app. */
  readonly app: string;
  /** That of an earlier build, which the part `start` measures too; null for none. */
  readonly before: string | null;
  readonly rounds: number;
  /** Whether all peers are measured, and not only the first one. */
  readonly allPeers: boolean;
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

/** From the tap on the shutter to the photo, on a slow processor and on this one. */
const shutter: ContestPart = async (contest, rounds) => {
  const all: Measure[] = [];
  const base = contest.contestants[0]!.name;
  for (const cpu of [slowCpu, 1]) {
    const at = `(CPU ×${cpu})`;
    const slow = cpu === slowCpu;
    const frozen = measure(`tap → preview complete: its picture stands ${at}`, 'ms', {
      base,
      ...(slow && { bar: { atMost: 0.8 } }),
    });
    const preview = measure(`tap → preview complete: "Use" can be used ${at}`, 'ms', {
      base,
      ...(slow && { bar: { atMost: 1.2 } }),
    });
    const bytes = measure(`tap → JPEG bytes ${at}`, 'ms', { base, ...(!slow && { bar: { atMost: 0.9 } }) });
    const gap = measure(`longest gap of the main thread ${at}`, 'ms', { base, bar: { atMost: 0.3 } });
    await interleaved(contest, rounds, async (contestant) => {
      const opened = await openCamera(contest, contestant, cpu);
      await sleep(1_000);
      await opened.usable.tapNow('shutter');
      const photo = await opened.usable.next('photo');
      await sleep(700);
      const seen = await opened.seen();
      await opened.close();
      // Auto-capture was faster than the tap: this round says nothing about the shutter.
      if (seen.bytes === null) return;
      frozen.add(contestant, seen.frozen! - seen.tap!);
      preview.add(contestant, photo.sinceLink - seen.tap!);
      bytes.add(contestant, seen.bytes - seen.tap!);
      gap.add(contestant, seen.longestGap);
    });
    all.push(frozen, preview, bytes, gap);
  }
  return { measures: all };
};

/** From "Use" to the call, on a slow processor. Alone: no peer sends the photo by itself as it is measured here. */
const upload: ContestPart = async (contest, rounds) => {
  const work = measure('main thread for base64 and JSON of a photo (CPU ×4)', 'ms', {
    bar: { atMost: 10 },
  });
  const begun = measure('tap on "Use" → call begun (CPU ×4)', 'ms');
  const size = measure('size of what is sent', 'kB');
  const progress = measure('progress events', '');
  await interleaved(contest, rounds, async (contestant) => {
    const { send } = contestant;
    if (send === null) return;
    const opened = await openCamera(contest, contestant, slowCpu);
    await sleep(1_000);
    await opened.usable.tapNow('shutter');
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
  return { measures: [work, begun, size, progress] };
};

/** Opens the camera's page, until its shutter can be used. */
async function openCamera(contest: Contest, contestant: Contestant, cpu: number) {
  const opened = await contest.visit(contestant, contestant.path(), cpu);
  await opened.usable.next('shutter');
  return opened;
}

const besidePeers =
  (part: ContestPart, options: Pick<ContestOptions, 'guidance' | 'before'> = {}): Part =>
  async ({ app, rounds, allPeers }) => {
    const contest = await openContest(app, { allPeers, ...options });
    try {
      const { measures, counts = [], note = '' } = await part(contest, rounds);
      const names = contest.contestants.map(({ name }) => name);
      const head = 'medians, in brackets the quartiles. CPU ×4 slows the main thread only.';
      return {
        text: [head, note, table(measures, names), countLines(counts)]
          .filter((each) => each !== '')
          .join('\n'),
        figures: {
          measures: measures.map(({ name, unit, bar, base, samples }) => ({
            name,
            unit,
            bar,
            base: base?.who,
            samples: Object.fromEntries(samples),
          })),
          counts: counts.map(({ by, ...rest }) => ({ ...rest, by: Object.fromEntries(by) })),
        },
      };
    } finally {
      await contest.close();
    }
  };

const lighthouse: Part = async ({ app, rounds }) => {
  const screens = await lighthouseScores(app, rounds);
  return {
    text: `scores of 100: medians, in brackets the quartiles.\n${lighthouseTable(screens)}`,
    figures: screens,
  };
};

/** How many times slower than this machine the phones of the part `guidance` are. */
const slowPhones = [4, 6, 10] as const;

export const parts = {
  start: async (options) => {
    // With hints, a photo is taken only by a tap: one that is ignored is not hidden by auto-capture.
    const journey = await besidePeers(start, { guidance: 'hints', before: options.before })(options);
    // The journey took minutes: it is printed even if npm can't install Lighthouse.
    const screens = await lighthouse(options).catch((error: unknown) => ({
      text: `NOT MEASURED: ${String(error)}`,
      figures: null,
    }));
    return {
      text: `${journey.text}\nLighthouse, ${screens.text}`,
      figures: { journey: journey.figures, lighthouse: screens.figures },
    };
  },
  shutter: besidePeers(shutter),
  upload: besidePeers(upload),
  lighthouse,
  trace: async ({ app }) => {
    const trace = await traceToShutter(app, slowCpu);
    return { text: traceTable(trace), figures: trace };
  },
  idle: async ({ app, rounds }) => {
    const found: IdleViewfinder[] = [];
    const costs: IdleCost[] = [];
    for (let round = 0; round < rounds; round += 1) {
      found.push(await idleViewfinder(app, slowCpu));
      costs.push(...(await idleCosts(app, (cost) => console.error(idleCostTable([cost])))));
    }
    const line = (name: string, pick: (one: IdleViewfinder) => number, bar: Bar, unit: string) => {
      const values = found.map(pick);
      const show = (value: number) => value.toFixed(unit === '' ? 0 : 1);
      return (
        `${name}: ${medianWithQuartiles(values, show)} ${unit}`.trimEnd() +
        `, bar ${verdict(values, bar, show)}`
      );
    };
    return {
      text: [
        `the open viewfinder with hints, 10 s, CPU ×${slowCpu}: medians, in brackets the quartiles`,
        line('main thread free', ({ free }) => 100 * free, { atLeast: 90 }, '%'),
        line('tasks over 50 ms', ({ longTasks }) => longTasks, { atMost: 0 }, ''),
        line('main thread per look of the guidance', ({ perLook }) => perLook, { atMost: 25 }, 'ms'),
        idleCostTable(costs),
      ].join('\n'),
      figures: { found, costs },
    };
  },
  guidance: async ({ app, rounds }) => {
    const viewfinders = await slowGuidance(app, slowPhones, rounds, (one) =>
      console.error(slowGuidanceTable([one])),
    );
    return {
      text: `viewfinders of 60 s with changing scenes; main thread and analyser are slowed.\n${slowGuidanceTable(viewfinders)}`,
      figures: viewfinders,
    };
  },
  promises: async ({ app, rounds }) => {
    const journeys = await playPromises(app, [1, ...slowPhones], rounds, (one) =>
      console.error(promisesTable([one])),
    );
    return {
      text: `journeys of five photos; main thread and analyser are slowed.\n${promisesTable(journeys)}`,
      figures: journeys,
    };
  },
  logs: async ({ app }) => {
    const logged = await threeLogs(app, [1, 6], (one) =>
      console.error(`${one.cpu} ${one.name}\n${one.log}${one.found.join('\n')}`),
    );
    return { text: `ten framings, with sound.\n${threeLogsTable(logged)}`, figures: logged };
  },
  growth: async ({ app, rounds, of }) => {
    const series = await growth(app, rounds, of, (found) => console.error(growthTable(found)));
    return {
      text: `cost against size, and the power of the size that fits.\n${growthTable(series)}`,
      figures: series,
    };
  },
} satisfies Record<string, Part>;
