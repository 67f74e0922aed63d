import { BrowserEvents } from '@recto/adapters/browser';
import type { AppEvent } from '@recto/core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { events, testEvents } from './events.contract.ts';

type Send = (url: string, init: RequestInit) => Promise<unknown>;

const sendNothing = () => vi.fn<Send>(async () => undefined);

/** A window of its own, of which only the events and the requests are used. */
function ownWindow(fetch: Send) {
  const target = new EventTarget();
  return Object.assign(target, {
    CustomEvent,
    fetch,
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

/** The events of a request. */
const eventsOf = ({ body }: RequestInit) => JSON.parse(body as string) as AppEvent[];

testEvents('BrowserEvents, by request,', () => {
  const send = sendNothing();
  const page = ownWindow(send);
  const arrived = () => {
    page.dispatchEvent(new Event('pagehide'));
    return send.mock.calls.flatMap(([, request]) => eventsOf(request));
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

it('BrowserEvents sends what waits when it is ended, and then no longer watches the page', () => {
  const send = sendNothing();
  const page = ownWindow(send);
  const end = new AbortController();
  const port = new BrowserEvents(page, '/events', end.signal);
  port.emit(events[0]!);
  end.abort();
  expect(send.mock.calls.map(([, request]) => eventsOf(request))).toEqual([[events[0]]]);
  port.emit(events[0]!);
  for (const type of ['visibilitychange', 'pagehide']) page.dispatchEvent(new Event(type));
  expect(send).toHaveBeenCalledTimes(1);
});

it('BrowserEvents sends nothing without an address', () => {
  const send = sendNothing();
  const page = ownWindow(send);
  new BrowserEvents(page, null).emit(events[0]!);
  page.dispatchEvent(new Event('pagehide'));
  expect(send).not.toHaveBeenCalled();
});

it.each(['pagehide', 'visibilitychange'])('BrowserEvents sends what is left at %s, once', (type) => {
  const send = sendNothing();
  const page = ownWindow(send);
  const port = new BrowserEvents(page, 'https://events.example/in');
  port.emit(events[0]!);
  expect(send).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(type));
  page.dispatchEvent(new Event(type));
  expect(send.mock.calls).toEqual([
    [
      'https://events.example/in',
      {
        method: 'POST',
        body: JSON.stringify([events[0]]),
        mode: 'no-cors',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        keepalive: true,
      },
    ],
  ]);
});

/** A browser that sends what it has when the page is gone. `sends` are the batches that it would send now. */
function ownBrowser() {
  const has = new Map<RequestInit, AppEvent[]>();
  const fetchLater = (_url: string, request: RequestInit) => {
    has.set(request, eventsOf(request));
    request.signal!.addEventListener('abort', () => has.delete(request));
  };
  return { fetchLater, sends: () => [...has.values()] };
}

it('BrowserEvents leaves the batch to a browser that sends it when the page is gone, also if the page can’t', () => {
  const send = sendNothing();
  const { fetchLater, sends } = ownBrowser();
  const page = Object.assign(ownWindow(send), { fetchLater });
  const port = new BrowserEvents(page, '/events');
  port.emit(events[0]!);
  port.emit(events[1]!);
  expect(sends()).toEqual([[events[0], events[1]]]);
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sends()).toEqual([]);
  expect(send).toHaveBeenCalledTimes(1);

  port.emit(events[0]!);
  page.dispatchEvent(new Event('pagehide'));
  page.dispatchEvent(new Event('visibilitychange'));
  expect(sends()).toEqual([[events[0]]]);
  // The customer comes back.
  port.emit(events[1]!);
  expect(sends()).toEqual([[events[0]], [events[1]]]);
  expect(send).toHaveBeenCalledTimes(1);
});

it('BrowserEvents sends at pagehide what the browser does not accept', () => {
  const send = sendNothing();
  const fetchLater = () => {
    throw new DOMException('no room', 'QuotaExceededError');
  };
  const page = Object.assign(ownWindow(send), { fetchLater });
  new BrowserEvents(page, '/events').emit(events[0]!);
  page.dispatchEvent(new Event('pagehide'));
  expect(send).toHaveBeenCalledTimes(1);
});

it('BrowserEvents loses a batch that can’t be sent, without an error, and sends the next one', async () => {
  const failed = vi.fn<(event: Event) => void>();
  window.addEventListener('unhandledrejection', failed);
  onTestFinished(() => window.removeEventListener('unhandledrejection', failed));
  const send = vi.fn<Send>(async () => Promise.reject(new TypeError('Failed to fetch')));
  const page = ownWindow(send);
  const port = new BrowserEvents(page, '/events');
  for (const count of [1, 2]) {
    port.emit(events[0]!);
    page.dispatchEvent(new Event('pagehide'));
    expect(send).toHaveBeenCalledTimes(count);
  }
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(failed).not.toHaveBeenCalled();
});

it('BrowserEvents: three full batches of the longest events fit into the 64 kB that may outlive a page', () => {
  const longest: AppEvent = {
    name: 'guidanceEnded',
    photo: 'driverLicenseRecto',
    hint: 'documentInsteadOfFace',
    end: 'photoTaken',
    part: 'continued',
    version: '1.0.0-alpha.12345678',
    visit: crypto.randomUUID(),
    browser: 'firefox',
    system: 'android',
    count: Number.MAX_SAFE_INTEGER,
    durationMs: Number.MAX_SAFE_INTEGER,
  };
  const send = sendNothing();
  const port = new BrowserEvents(ownWindow(send), '/events');
  for (let index = 0; index < 150; index += 1) port.emit(longest);
  const bytes = send.mock.calls.map(([, { body }]) => new Blob([body as string]).size);
  expect(bytes).toHaveLength(3);
  expect(bytes[0]! + bytes[1]! + bytes[2]!).toBeLessThan(64 * 1024);
});

it('BrowserEvents sends a full batch at once, and a smaller one after some seconds', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const send = sendNothing();
  const page = ownWindow(send);
  const port = new BrowserEvents(page, '/events');
  const sizes = () => send.mock.calls.map(([, request]) => eventsOf(request).length);
  for (let index = 0; index < 51; index += 1) port.emit(events[0]!);
  expect(sizes()).toEqual([50]);
  vi.advanceTimersByTime(5000);
  expect(sizes()).toEqual([50, 1]);
});
