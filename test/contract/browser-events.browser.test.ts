import { BrowserEvents } from '@recto/adapters/browser';
import type { AppEvent } from '@recto/core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { events, testEvents } from './events.contract.ts';

/** A window of its own, of which only the events and the beacons are used. */
function ownWindow(sendBeacon: (url: string, body: string) => boolean = () => true) {
  const target = new EventTarget();
  return Object.assign(target, {
    CustomEvent,
    navigator: { sendBeacon },
    // Read at the call, so that fake timers apply.
    setTimeout: (callback: () => void, ms: number) => window.setTimeout(callback, ms),
  });
}

testEvents('BrowserEvents, on the window,', () => {
  const arrived: AppEvent[] = [];
  const listen = (event: Event) => arrived.push((event as CustomEvent<AppEvent>).detail);
  window.addEventListener('recto', listen);
  onTestFinished(() => window.removeEventListener('recto', listen));
  return { port: new BrowserEvents(window, null), arrived: () => arrived };
});

testEvents('BrowserEvents, by beacon,', () => {
  const bodies: string[] = [];
  const page = ownWindow((_url, body) => bodies.push(body) > 0);
  const arrived = () => {
    page.dispatchEvent(new Event('pagehide'));
    return bodies.flatMap((body) => JSON.parse(body) as AppEvent[]);
  };
  return { port: new BrowserEvents(page, '/events'), arrived };
});

it('BrowserEvents does not fail if a listener throws', () => {
  const seen = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const fail = () => {
    throw new Error('a listener of the page');
  };
  window.addEventListener('error', seen);
  window.addEventListener('recto', fail);
  onTestFinished(() => {
    window.removeEventListener('error', seen);
    window.removeEventListener('recto', fail);
  });
  expect(() => new BrowserEvents(window, null).emit(events[0]!)).not.toThrow();
  expect(seen).toHaveBeenCalledTimes(1);
});

it('BrowserEvents sends nothing without an address', () => {
  const send = vi.fn(() => true);
  const page = ownWindow(send);
  new BrowserEvents(page, null).emit(events[0]!);
  page.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it.each(['pagehide', 'visibilitychange'])('BrowserEvents sends what is left at %s, once', (type) => {
  const send = vi.fn<(url: string, body: string) => boolean>(() => true);
  const page = ownWindow(send);
  const port = new BrowserEvents(page, 'https://events.example/in');
  port.emit(events[0]!);
  expect(send).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(type));
  page.dispatchEvent(new Event(type));
  expect(send.mock.calls).toEqual([['https://events.example/in', JSON.stringify([events[0]])]]);
});

it('BrowserEvents sends a full batch at once, and a smaller one after some seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const send = vi.fn<(url: string, body: string) => boolean>(() => true);
  const page = ownWindow(send);
  const port = new BrowserEvents(page, '/events');
  const sizes = () => send.mock.calls.map(([, body]) => (JSON.parse(body) as unknown[]).length);
  for (let index = 0; index < 51; index += 1) port.emit(events[0]!);
  expect(sizes()).toEqual([50]);
  vi.advanceTimersByTime(5000);
  expect(sizes()).toEqual([50, 1]);
});
