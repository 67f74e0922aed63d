import { expect, it } from 'vitest';
import { orientationOf } from '../../../packages/adapters/src/browser/device/orientation.ts';

interface Row {
  readonly what: string;
  /** What the browser says of the screen; null where it says nothing. */
  readonly screen: OrientationType | null;
  /** Width and height of the window, in CSS pixels. */
  readonly window: readonly [number, number];
  readonly expected: 'portrait' | 'landscape';
}

const rows: readonly Row[] = [
  { what: 'a phone upright', screen: 'portrait-primary', window: [390, 844], expected: 'portrait' },
  { what: 'a phone upside down', screen: 'portrait-secondary', window: [390, 844], expected: 'portrait' },
  { what: 'a phone on its side', screen: 'landscape-primary', window: [844, 390], expected: 'landscape' },
  { what: 'on its other side', screen: 'landscape-secondary', window: [844, 390], expected: 'landscape' },
  { what: 'an old iPhone upright', screen: null, window: [390, 844], expected: 'portrait' },
  { what: 'an old iPhone on its side', screen: null, window: [844, 390], expected: 'landscape' },
  { what: 'a keyboard on the screen', screen: 'portrait-primary', window: [844, 390], expected: 'portrait' },
  { what: 'half of a tablet', screen: 'landscape-primary', window: [590, 820], expected: 'portrait' },
  { what: 'a tablet on its side', screen: 'landscape-primary', window: [1180, 820], expected: 'portrait' },
];

it.each(rows)('$what is $expected', ({ screen, window, expected }) => {
  const orientation = orientationOf({
    screen: screen === null ? {} : { orientation: { type: screen } },
    matchMedia: (query) => ({ matches: isMatch(query, window) }) as MediaQueryList,
  });
  expect(orientation).toBe(expected);
});

/** Understands the one query that is asked. */
function isMatch(query: string, [width, height]: Row['window']): boolean {
  expect(query).toBe('(orientation: landscape) and (max-height: 599px)');
  return width > height && height <= 599;
}
