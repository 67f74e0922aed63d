import { browserFamily, isCaptureSupported, isMobile, parseUserAgent, type DeviceFacts } from '@recto/core';
import { describe, expect, test } from 'vitest';
import { browserSamples } from './browser-samples.ts';

describe.each(Object.entries(browserSamples))('%s', (_rule, samples) => {
  const cases = samples.flatMap(({ expected, facts, userAgents }) =>
    userAgents.map((userAgent) => [userAgent, { maxTouchPoints: 5, ...facts }, expected] as const),
  );

  test.each(cases)('%s, %o: %s', (userAgent, facts, expected) => {
    expect(summaryOf({ ...facts, userAgent })).toBe(expected);
  });
});

/** What the three functions return for a device, in one line: `camera`, `camera by engine` (only with that rule), or `picker`. */
function summaryOf(device: DeviceFacts): string {
  const parsed = parseUserAgent(device);
  const { platform, browser } = browserFamily(parsed);
  const advice = [platform, browser, parsed.app].filter((part) => part !== null).join(' ');
  const camera = isCaptureSupported(parsed, 'listed')
    ? 'camera'
    : isCaptureSupported(parsed, 'engine')
      ? 'camera by engine'
      : 'picker';
  return [camera, advice, isMobile(parsed) ? 'mobile' : 'desktop'].join(', ');
}
