import { mkdir, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { ImageFiles } from '../e2e/fixtures/image-files.ts';
import { Operator } from '../e2e/fixtures/operator.ts';
import { startServer } from '../e2e/server/start-server.ts';
import { printTable } from '../reliability/table.ts';
import { chromiumEngine } from './chromium-engine.ts';
import type { Engine } from './engine.ts';
import { EngineCustomer } from './EngineCustomer.ts';
import { firefoxEngine } from './firefox-engine.ts';
import { scenarios, type Scenario } from './scenarios.ts';
import { webkitEngine } from './webkit-engine.ts';

/**
 * `npm run test:engines`: each scenario in each engine that this machine has. Names choose some of the engines;
 * `--repeat-each N` plays each scenario N times, to find a fault that comes seldom.
 */

type Verdict = 'passed' | 'failed' | 'skipped';
interface Result {
  readonly engine: string;
  readonly scenario: string;
  readonly verdict: Verdict;
  readonly note: string;
}

const evidence = 'test-results/engines';
const engines: readonly Engine[] = [chromiumEngine, firefoxEngine, webkitEngine];

async function runEngine(engine: Engine, operator: Operator, files: ImageFiles): Promise<Result[]> {
  const missing = engine.missingPackages();
  const results: Result[] = [];
  for (const scenario of scenarios) {
    const reason =
      missing.length > 0 ? `apt-get install ${missing.join(' ')}` : (engine.cannot[scenario.cameras] ?? null);
    for (let time = 0; time < (reason === null ? repeatEach : 1); time += 1) {
      const outcome =
        reason === null
          ? await playTwiceAtMost(() => play(engine, scenario, operator, files))
          : { verdict: 'skipped' as const, note: reason };
      results.push({ engine: engine.name, scenario: scenario.name, ...outcome });
      console.log(`${outcome.verdict.padEnd(7)}  ${engine.name}: ${scenario.name}`);
    }
  }
  return results;
}

/** On a machine that others load, a wait can be too short: as end to end, a failure is played again, and named. */
async function playTwiceAtMost(playOnce: () => ReturnType<typeof play>): ReturnType<typeof play> {
  const first = await playOnce();
  if (first.verdict === 'passed' || repeatEach > 1) return first;
  const second = await playOnce();
  if (second.verdict === 'failed') return second;
  return { ...second, note: `FLAKY, passed when it was played again. First: ${first.note}` };
}

async function play(
  engine: Engine,
  scenario: Scenario,
  operator: Operator,
  files: ImageFiles,
): Promise<Pick<Result, 'verdict' | 'note'>> {
  const began = performance.now();
  const page = await engine.open(scenario.cameras);
  try {
    await scenario.play(new EngineCustomer(page), operator, files);
    return { verdict: 'passed', note: `${((performance.now() - began) / 1000).toFixed(0)} s` };
  } catch (error) {
    await writeFile(`${evidence}/${engine.name}-${scenario.cameras}.png`, await page.picture());
    return { verdict: 'failed', note: error instanceof Error ? error.message : String(error) };
  } finally {
    await page.close();
  }
}

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { 'repeat-each': { type: 'string', default: '1' } },
});
const repeatEach = Number(values['repeat-each']);
if (!(repeatEach >= 1)) throw new Error('--repeat-each takes a number from 1.');
const chosen = engines.filter(({ name }) => asked.length === 0 || asked.includes(name));

await rm(evidence, { recursive: true, force: true });
await mkdir(evidence, { recursive: true });
const server = await startServer('hints');
const files = await ImageFiles.make();
const results: Result[] = [];
try {
  for (const engine of chosen) {
    results.push(...(await runEngine(engine, new Operator(server.origin), files)));
  }
} finally {
  await files.delete();
  await server.end();
}

printTable(
  ['Engine', 'Scenario', '', ''],
  results.map(({ engine, scenario, verdict, note }) => [engine, scenario, verdict, note]),
);
const count = (verdict: Verdict) => results.filter((result) => result.verdict === verdict).length;
console.log(`${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`);
process.exitCode = count('failed') === 0 ? 0 : 1;
