import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MachinePage, type OnTurn } from './doubles/simulation/machine-page.ts';
import { machineStory, runAtOnce, tell } from './doubles/simulation/story.ts';

/**
 * `docs/uploads.md` has what each event changes, as seen in random runs of the upload machine. RECTO_UPDATE_UPLOADS=1
 * draws it again.
 */

const file = join(import.meta.dirname, '../../../docs/uploads.md');
const [begin, end] = ['<!-- drawn from the code -->\n\n', '\n\n<!-- end -->'];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function table(): string {
  const rows = new Map<string, { readonly steps: Set<string>; readonly effects: Set<string> }>();
  const onTurn: OnTurn = (before, event, after) => {
    const name = event.type === 'clock' ? `clock: ${event.timer}` : event.type;
    const row = rows.get(name) ?? { steps: new Set(), effects: new Set() };
    rows.set(name, row);
    const [from, to] = [before.attempt?.step ?? 'none', after.attempt?.step ?? 'none'];
    if (from !== to) row.steps.add(`${from} → ${to}`);
    for (const { type } of after.effects) row.effects.add(type);
  };
  for (const story of fc.sample(machineStory, { seed: 1, numRuns: 1_500 }))
    runAtOnce(tell((parts) => new MachinePage(parts, onTurn), story));
  const list = (values: Set<string>) => [...values].toSorted().join(', ');
  const lines = [...rows]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, { steps, effects }]) =>
      `| \`${name}\` | ${list(steps)} | ${list(effects)} |`.replaceAll('  ', ' '),
    );
  return ['| Event | Step of the attempt | Effects |', '| --- | --- | --- |', ...lines].join('\n');
}

test('the table of transitions is what the machine does', () => {
  const [before = '', rest = ''] = readFileSync(file, 'utf8').split(begin);
  const [former = '', after = ''] = rest.split(end);
  // The formatter makes columns of it.
  const withoutColumns = former.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');
  const drawn = table();
  if (process.env['RECTO_UPDATE_UPLOADS'] === undefined) expect(withoutColumns).toBe(drawn);
  else writeFileSync(file, [before, begin, drawn, end, after].join(''));
});
