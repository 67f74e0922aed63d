import type { DeviceUse } from '@recto/core';
import { beforeEach, describe, expect, it } from 'vitest';
import { watchUse } from '../../../packages/adapters/src/browser/device/watch-use.ts';

let page: EventTarget;
let uses: DeviceUse[];
let stop: () => void;
beforeEach(() => {
  page = new EventTarget();
  uses = [];
  stop = watchUse(page as unknown as Window, (use) => uses.push(use));
});

/** An event at this time, in ms. */
function send(type: string, at: number, more: object = {}): void {
  const event = Object.assign(new Event(type), more);
  Object.defineProperty(event, 'timeStamp', { value: at });
  page.dispatchEvent(event);
}

function move(at: number, x: number | null, y: number | null = 0, z: number | null = 9.8): void {
  send('devicemotion', at, { accelerationIncludingGravity: { x, y, z } });
}

describe('the use of a page', () => {
  it.each([
    ['pointerdown', 'touch'],
    ['pointermove', 'touch'],
    ['wheel', 'touch'],
    ['keydown', 'key'],
  ])('%s is a %s', (type, use) => {
    send(type, 0);
    expect(uses).toEqual([use]);
  });

  it('the use of a page that goes on is reported once a second, each kind by itself', () => {
    for (let at = 0; at < 3_000; at += 100) send('pointermove', at);
    expect(uses).toEqual(['touch', 'touch', 'touch']);
    send('keydown', 2_950);
    expect(uses).toHaveLength(4);
  });

  it('the use of a page is not reported any more once the watch has ended', () => {
    stop();
    send('keydown', 0);
    move(0, 0);
    move(100, 5);
    expect(uses).toEqual([]);
  });
});

describe('a movement of the phone', () => {
  // Decision 2.16.
  it('the phone is not moved while it lies on a table, whatever its sensor’s noise', () => {
    for (let at = 0; at < 10_000; at += 100) move(at, at % 200 === 0 ? 0.1 : -0.1, 0.05, 9.75);
    expect(uses).toEqual([]);
  });

  it('the phone is moved when it is picked up or turned, and again when that goes on', () => {
    move(0, 0);
    move(100, 0, 1.2, 9.7);
    expect(uses).toEqual(['movement']);
    for (let at = 200; at < 3_000; at += 100) move(at, 0, 1.2, 9.7);
    expect(uses, 'held still in the new place').toEqual(['movement']);
    move(3_200, 3, 3, 8);
    expect(uses).toEqual(['movement', 'movement']);
  });

  it('the phone is never moved on a device without a sensor', () => {
    move(0, null, null, null);
    send('devicemotion', 100, { accelerationIncludingGravity: null });
    move(2_000, null, null, null);
    expect(uses).toEqual([]);
  });
});
