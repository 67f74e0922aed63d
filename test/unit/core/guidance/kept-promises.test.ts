import { describe, expect, test } from 'vitest';
import { countedTimers } from '../doubles/counted-timers.ts';
import {
  asksForShutter,
  isPromise,
  playSlowJourney,
  type PlayedViewfinder,
  type SlowPhone,
} from './slow-journey.ts';

/** Nothing is promised that does not come (decision 4.2), on phones whose looks take long. */

countedTimers('', { toFake: ['setTimeout', 'clearTimeout', 'performance'] });

const steady = { jitter: 0.3, stalls: { share: 0, mostMs: 0 }, computes: 0.25 };
const at = (ms: number) => () => ms;

const phones: readonly (readonly [string, SlowPhone])[] = [
  ['looks every 100 ms', { ...steady, lookMs: at(100) }],
  ['looks every 400 ms', { ...steady, lookMs: at(400) }],
  ['looks every 600 ms', { ...steady, lookMs: at(600) }],
  ['looks every 1000 ms', { ...steady, lookMs: at(1_000) }],
  ['looks every 1500 ms', { ...steady, lookMs: at(1_500) }],
  ['looks every 600 ms, busy with something else', { ...steady, lookMs: at(600), computes: 0.02 }],
  ['looks every 1000 ms, busy with something else', { ...steady, lookMs: at(1_000), computes: 0.02 }],
  ['pauses at random', { ...steady, lookMs: at(150), stalls: { share: 0.15, mostMs: 1_500 } }],
  ['long pauses at random', { ...steady, lookMs: at(150), stalls: { share: 0.05, mostMs: 4_000 } }],
  ['slow at first, fast later', { ...steady, lookMs: (ms) => (ms < 6_000 ? 1_000 : 120) }],
  ['fast at first, slow later', { ...steady, lookMs: (ms) => (ms < 6_000 ? 120 : 900) }],
  ['fast and slow in turn', { ...steady, lookMs: (ms) => (ms % 7_000 < 3_500 ? 120 : 900), computes: 0.1 }],
];
const seeds = Array.from({ length: 6 }, (_, index) => index + 1);

function randomOf(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e37_79b9) | 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}

const hasPromise = ({ shown }: PlayedViewfinder) => shown.some(isPromise);
const isBroken = (played: PlayedViewfinder) => hasPromise(played) && !played.isAutomatic;

/** Whether something is promised after the button was named. */
function isContradicted({ shown }: PlayedViewfinder): boolean {
  const named = shown.findIndex(asksForShutter);
  return named !== -1 && shown.slice(named).some(isPromise);
}

describe.each(phones)('on a phone with %s', (_, phone) => {
  test('every promise is kept, the button is named last, and what is shown is said', async () => {
    for (const seed of seeds) {
      const played = await playSlowJourney({ phone, random: randomOf(seed) });
      expect(played.filter(isBroken), `promises of journey ${seed}`).toEqual([]);
      expect(played.filter(isContradicted), `contradictions of journey ${seed}`).toEqual([]);
      // Each viewfinder ends with its photo or with the words that name the button.
      const silent = played.filter(({ shown, isAutomatic }) => !isAutomatic && !shown.some(asksForShutter));
      expect(silent, `viewfinders without a next step in journey ${seed}`).toEqual([]);
      for (const { hint, words } of played.flatMap(({ shown }) => shown))
        expect(words).toEqual(hint && { kind: 'hint', hint });
    }
  });

  test('every promise is kept after auto-capture was switched off and on again', async () => {
    for (const seed of seeds) {
      const played = await playSlowJourney({
        phone,
        random: randomOf(seed),
        switchesIn: (viewfinder) => viewfinder % 2 === 0,
      });
      const untouched = played.filter(({ isSwitched }) => !isSwitched);
      expect(untouched.filter(isBroken)).toEqual([]);
    }
  });
});

test('phones with up to 600 ms from one look to the next take their photos automatically', async () => {
  for (const [name, phone] of phones.slice(0, 3)) {
    const played = await playSlowJourney({ phone, random: randomOf(1) });
    expect(
      played.filter(({ isAutomatic }) => isAutomatic),
      name,
    ).toHaveLength(5);
  }
});

test('a link with one photo has its promise kept, too', async () => {
  for (const seed of seeds) {
    const photos = ['clientPicture'] as const;
    const played = await playSlowJourney({ phone: phones[2]![1], random: randomOf(seed), photos });
    expect(played.map(hasPromise)).toEqual([true]);
    expect(played.filter(isBroken)).toEqual([]);
  }
});
