import { expect, it } from 'vitest';
import { orientationOf } from '../../../packages/adapters/src/browser/device/orientation.ts';

interface Row {
  readonly what: string;
  /** What the browser says of the screen; null where it says nothing. */
  readonly screen: OrientationType | null;
  readonly window: 'portrait' | 'landscape';
  readonly expected: 'portrait' | 'landscape';
}

const rows: readonly Row[] = [
  { what: 'a phone upright', screen: 'portrait-primary', window: 'portrait', expected: 'portrait' },
  { what: 'a phone upside down', screen: 'portrait-secondary', window: 'portrait', expected: 'portrait' },
  { what: 'a phone on its side', screen: 'landscape-primary', window: 'landscape', expected: 'landscape' },
  { what: 'on its other side', screen: 'landscape-secondary', window: 'landscape', expected: 'landscape' },
  { what: 'an old iPhone upright', screen: null, window: 'portrait', expected: 'portrait' },
  { what: 'an old iPhone on its side', screen: null, window: 'landscape', expected: 'landscape' },
  { what: 'a keyboard on the screen', screen: 'portrait-primary', window: 'landscape', expected: 'portrait' },
  { what: 'half of a tablet', screen: 'landscape-primary', window: 'portrait', expected: 'portrait' },
];

it.each(rows)('$what is $expected', ({ screen, window, expected }) => {
  const orientation = orientationOf({
    screen: screen === null ? {} : { orientation: { type: screen } },
    matchMedia: (query) => ({ matches: query === `(orientation: ${window})` }) as MediaQueryList,
  });
  expect(orientation).toBe(expected);
});
