import type { Counts } from '../run/step.ts';
import { runFuzz } from './fuzz/run-fuzz.ts';

/** `npm run test:reliability`: the long forms, with the figures that README promises. Names choose some of them. */

const parts: Readonly<Record<string, () => Promise<Counts>>> = {
  fuzz: runFuzz,
};

const asked = process.argv.slice(2);
const names = asked.length > 0 ? asked : Object.keys(parts);
const results: (Counts & { readonly name: string })[] = [];
for (const name of names) {
  const run = parts[name];
  if (run === undefined) throw new Error(`There is no part ${name}: ${Object.keys(parts).join(', ')}.`);
  console.log(`\n── ${name}`);
  results.push({ name, ...(await run()) });
}
console.log('');
for (const { name, passed, failed } of results) console.log(`${name}: ${passed} passed, ${failed} failed`);
const failed = results.reduce((sum, result) => sum + result.failed, 0);
const passed = results.reduce((sum, result) => sum + result.passed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
