import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../test/chromium/free-port.ts';
import { npmFolder } from './npm-folder.ts';
import { launchPhone, serveRecto } from './phone.ts';
import { medianWithQuartiles, verdict } from './statistics.ts';

const categories = ['performance', 'accessibility', 'best-practices'] as const;

type Category = (typeof categories)[number];

/** What of Lighthouse's result is used. Scores are from 0 to 1; null where it could not measure. */
interface LighthouseResult {
  readonly lhr: {
    readonly runtimeError?: { readonly message: string };
    readonly categories: Readonly<Record<Category, { readonly score: number | null }>>;
  };
}

type Lighthouse = (url: string, options: object) => Promise<LighthouseResult | undefined>;

/** The scores of a screen, from 0 to 100, in the order of the rounds, and the bar of each. */
export interface LighthouseScores {
  readonly screen: 'start' | 'capture';
  readonly scores: Readonly<Record<Category, readonly number[]>>;
  readonly bars: Readonly<Record<Category, number>>;
}

const bars = {
  start: { performance: 98, accessibility: 100, 'best-practices': 100 },
  capture: { performance: 95, accessibility: 100, 'best-practices': 100 },
} as const;

/**
 * Measures the start and the capture screen with Lighthouse, on its slow phone; each round has a new link.
 * @param app the folder of the built app.
 * @throws Error if npm can't install Lighthouse, or a page can't be measured.
 */
export async function lighthouseScores(app: string, rounds: number): Promise<readonly LighthouseScores[]> {
  const folder = npmFolder('lighthouse', ['lighthouse@12.8.2']);
  if (folder === null) throw new Error('There is no Lighthouse.');
  const module = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = (await import(pathToFileURL(module).href)) as { default: Lighthouse };
  const port = await freePort();
  const recto = await serveRecto(app);
  const browser = await launchPhone('landscape', [`--remote-debugging-port=${port}`]);
  const measure = async (address: string): Promise<readonly number[]> => {
    const options = { port, logLevel: 'error', onlyCategories: categories, formFactor: 'mobile' };
    const result = await lighthouse(address, options);
    const error = result === undefined ? 'There is no result.' : result.lhr.runtimeError?.message;
    if (result === undefined || error !== undefined) throw new Error(`Lighthouse: ${error}`);
    return categories.map((category) => (result.lhr.categories[category].score ?? Number.NaN) * 100);
  };
  const found = { start: [] as (readonly number[])[], capture: [] as (readonly number[])[] };
  try {
    for (let round = 0; round < rounds; round += 1) {
      found.start.push(await measure(`${recto.origin}/${recto.create()}`));
      found.capture.push(await measure(`${recto.origin}/${recto.start()}/capture`));
    }
  } finally {
    await browser.close();
    await recto.close();
  }
  return (['start', 'capture'] as const).map((screen) => {
    const of = (category: number) => found[screen].map((scores) => scores[category]!);
    return {
      screen,
      scores: { performance: of(0), accessibility: of(1), 'best-practices': of(2) },
      bars: bars[screen],
    };
  });
}

/** A line for each score: the median with its quartiles, and whether the lower quartile meets the bar. */
export function lighthouseTable(screens: readonly LighthouseScores[]): string {
  const show = (score: number) => score.toFixed(0);
  return screens
    .flatMap(({ screen, scores, bars: wanted }) =>
      categories.map((category) => {
        const values = scores[category];
        const name = `${screen}, ${category}`.padEnd(25);
        return `${name}  ${medianWithQuartiles(values, show).padEnd(13)}  ${verdict(values, { atLeast: wanted[category] }, show)}`;
      }),
    )
    .join('\n');
}
