import type { Fault } from '../../e2e/fixtures/operator.ts';
import { journeySteps, type JourneyStep } from './KilledJourney.ts';

/** What is between the phone and the provider until the browser is killed. */
interface Weather {
  readonly name: string;
  /** What call 6 meets; null for nothing. */
  readonly fault: Fault | null;
  /** The phone has no network from the first shot on. */
  readonly offline?: true;
}

const good: Weather = { name: 'good network', fault: null };
const slow: Weather = { name: 'slow provider', fault: { kind: 'delay', ms: 2500 } };
const lost: Weather = { name: 'answers are lost', fault: { kind: 'dropAfter' } };
const away: Weather = { name: 'provider away', fault: { kind: 'dropBefore' } };
const offline: Weather = { name: 'phone offline', fault: null, offline: true };

/** When the browser is killed: at a step (of the first or second photo), or at a moment that chance chooses. */
export type Moment =
  | { readonly kind: 'step'; readonly step: JourneyStep; readonly time: 1 | 2 }
  | { readonly kind: 'random'; readonly withinMs: number };

export interface KillRun {
  readonly weather: Weather;
  readonly moment: Moment;
}

const atStep = (weather: Weather, step: JourneyStep, time: 1 | 2 = 1): KillRun => ({
  weather,
  moment: { kind: 'step', step, time },
});

const beforeSending: readonly JourneyStep[] = ['start', 'viewfinder', 'preview'];
const afterUse: readonly JourneyStep[] = ['used', 'sending', 'gone on'];

/** Every step in good weather, and those around "Use" in all weathers, for both photos. */
const atSteps: readonly KillRun[] = [
  ...journeySteps.map((step) => atStep(good, step)),
  ...[slow, lost, away, offline].flatMap((weather) =>
    [...beforeSending.slice(2), ...afterUse].map((step) => atStep(weather, step, 2)),
  ),
  ...[slow, lost, away, offline].flatMap((weather) => afterUse.map((step) => atStep(weather, step))),
  ...[away, offline].map((weather) => atStep(weather, 'confirm')),
];

/** The journey takes about ten seconds. */
const random = (weather: Weather): KillRun => ({ weather, moment: { kind: 'random', withinMs: 12_000 } });

const atRandom: readonly KillRun[] = [
  ...Array.from({ length: 18 }, () => random(good)),
  ...[slow, lost, away, offline].flatMap((weather) => Array.from({ length: 8 }, () => random(weather))),
];

export const longRuns: readonly KillRun[] = [...atSteps, ...atRandom];

export const shortRuns: readonly KillRun[] = [
  atStep(slow, 'sending'),
  atStep(away, 'gone on', 2),
  atStep(offline, 'gone on'),
  random(good),
];

export function momentWords(moment: Moment): string {
  return moment.kind === 'step' ? `${moment.step}${moment.time === 2 ? ', second photo' : ''}` : 'random';
}
