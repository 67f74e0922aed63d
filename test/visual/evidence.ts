import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '../../.storybook/checks/inspection.ts';
import { evidence } from './places.ts';

/** What one story has shown in the run, for `coverage.ts`. */
export interface Evidence {
  readonly story: string;
  readonly shown: Catalogue;
  readonly everything: Catalogue;
}

/** Records what a story has shown, in addition to earlier visits: the runner visits it again if its page was lost. */
export function noteEvidence({ story, shown, everything }: Evidence): void {
  mkdirSync(evidence, { recursive: true });
  const file = join(evidence, `${story}.json`);
  const before = existsSync(file) ? read(file).shown : { texts: [], components: [], routes: [] };
  const all: Catalogue = {
    texts: [...before.texts, ...shown.texts],
    components: [...before.components, ...shown.components],
    routes: [...before.routes, ...shown.routes],
  };
  writeFileSync(file, JSON.stringify({ story, shown: all, everything } satisfies Evidence));
}

/** What every story of the last run has shown. */
export function readEvidence(): Evidence[] {
  return readdirSync(evidence)
    .filter((file) => file.endsWith('.json'))
    .map((file) => read(join(evidence, file)));
}

function read(file: string): Evidence {
  return JSON.parse(readFileSync(file, 'utf8')) as Evidence;
}
