import type { AppEvent, EventPort } from '@recto/core';
import { expect, it } from 'vitest';

/** Two events of one visit. */
export const events: readonly AppEvent[] = [
  {
    name: 'screenShown',
    screen: 'start',
    version: '1.0.0',
    visit: 'a1',
    part: 'first',
    browser: 'chrome',
    system: 'android',
    count: 1,
    durationMs: 12,
  },
  {
    name: 'crashed',
    kind: 'TypeError',
    version: '1.0.0',
    visit: 'a1',
    part: 'first',
    browser: 'chrome',
    system: 'android',
    count: 1,
    durationMs: 0,
  },
];

/**
 * The contract of EventPort.
 * @param open opens a port, with a function that gives what has arrived behind it.
 */
export function testEvents(
  name: string,
  open: () => { readonly port: EventPort; readonly arrived: () => readonly AppEvent[] },
): void {
  it(`${name} passes on each event unchanged, once, in order`, () => {
    const { port, arrived } = open();
    for (const event of events) port.emit(event);
    expect(arrived()).toEqual(events);
  });
}
