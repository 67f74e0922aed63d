import { eventCatalogue, type AppEvent } from '@recto/core';
import { EventLog, journeysOf } from '@recto/sandbox';
import { describe, expect, test } from 'vitest';
import { events } from '../../contract/events.contract.ts';
import { testServer } from './support/test-server.ts';

const [shown] = events;

/** An event of a visit. */
function event(facts: object, visit = 'v1', browser = 'chrome', durationMs = 1000): AppEvent {
  return { ...shown, screen: undefined, browser, visit, durationMs, ...facts } as unknown as AppEvent;
}

describe('the log accepts', () => {
  test.each(Object.entries(eventCatalogue))('%s', (name, fields) => {
    const own = Object.fromEntries(
      Object.entries(fields).map(([field, values]) => [field, (values as readonly string[])[0]]),
    );
    const { screen: _, ...common } = shown as AppEvent & { readonly screen: string };
    const log = new EventLog();
    expect(log.add(JSON.stringify([{ ...common, ...own, name }]))).toBe(true);
    expect(log.list()).toHaveLength(1);
  });

  test.each([
    ['no JSON', 'events'],
    ['no list', JSON.stringify(shown)],
    ['an unknown event', JSON.stringify([{ ...shown, name: 'clicked' }])],
    ['a field that the event does not have', JSON.stringify([{ ...shown, lastname: 'Martin' }])],
    ['a value that is not in the catalogue', JSON.stringify([{ ...shown, screen: '/a-token/start' }])],
    ['an address as the visit', JSON.stringify([{ ...shown, visit: 'https://recto.example/a-token' }])],
    ['a good event beside a bad one', JSON.stringify([shown, { ...shown, token: 'a' }])],
  ])('the log refuses %s', (_what, text) => {
    const log = new EventLog();
    expect(log.add(text)).toBe(false);
    expect(log.list()).toEqual([]);
  });
});

describe('the figures', () => {
  test('the figures of no events are given', () => {
    expect(journeysOf([])).toMatchObject({
      completion: { part: 0, of: 0 },
      times: { count: 0, medianMs: null, p90Ms: null },
      browsers: [],
      hints: [],
      problems: [],
    });
  });

  const finished = (visit: string, durationMs: number, part = 'first') => [
    event({ name: 'screenShown', screen: 'start', part }, visit),
    event({ name: 'procedureFinished', part }, visit, 'chrome', durationMs),
  ];

  test.each([
    [[1], 1, 1],
    [[4, 1, 3, 2], 2, 4],
    [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 5, 9],
  ])('the figures give half and nine of ten of %j', (seconds, medianMs, p90Ms) => {
    const reported = seconds.flatMap((ms, index) => finished(`v${index}`, ms));
    expect(journeysOf(reported).times).toEqual({ count: seconds.length, medianMs, p90Ms });
  });

  // Decision 11.6.
  test('a visit that was finished after a reload is counted once, and its time is left out', () => {
    const reported = [
      event({ name: 'screenShown', screen: 'start' }, 'v1'),
      ...finished('v2', 5000, 'continued'),
      ...finished('v3', 9000),
    ];
    const { completion, timed, times, continuedLoads } = journeysOf(reported);
    expect(completion).toEqual({ part: 2, of: 2 });
    expect(timed).toEqual({ part: 1, of: 2 });
    expect(times.medianMs).toBe(9000);
    expect(continuedLoads).toBe(1);
  });

  test('a link that did not open, and one that has ended, are no visits', () => {
    const reported = [
      event({ name: 'linkRefused', why: 'refused' }, 'v1'),
      event({ name: 'screenShown', screen: 'notFound' }, 'v1'),
      event({ name: 'screenShown', screen: 'status' }, 'v2'),
    ];
    const { completion, problems } = journeysOf(reported);
    expect(completion.of).toBe(0);
    expect(problems).toEqual([{ label: 'Link refused', times: 1, loads: 1, byBrowser: [1] }]);
  });

  test.each(['constructor', '__proto__', 'toString', 'konqueror'])(
    'a browser and a system that only a forged event has are named as it names them: %s',
    (word) => {
      const log = new EventLog();
      expect(log.add(JSON.stringify([{ ...shown, browser: word, system: word }]))).toBe(true);
      expect(journeysOf(log.list()).browsers.map(({ name }) => name)).toEqual([`${word}, ${word}`]);
    },
  );

  test('a hint whose end was never reported was left', () => {
    const about = { photo: 'idCardRecto', hint: 'tooFar' };
    const reported = [
      event({ name: 'guidanceShown', ...about }, 'v1'),
      event({ name: 'guidanceShown', ...about }, 'v2'),
      event({ name: 'guidanceEnded', ...about, end: 'followed' }, 'v2'),
    ];
    expect(journeysOf(reported).hints).toMatchObject([{ shown: 2, followed: 1, left: 1, didNotHelp: 1 }]);
  });
});

describe('over HTTP', () => {
  const configurationOf = async (origin: string) =>
    (await (await fetch(`${origin}/assets/config.json`)).json()) as { readonly eventsUrl?: string };

  test('the configuration names no receiver unless events are collected, and the page says how', async () => {
    const { origin } = await testServer();
    expect(await configurationOf(origin)).not.toHaveProperty('eventsUrl');
    expect(await (await fetch(`${origin}/operator/journeys`)).text()).toContain('npm start -- --events');
  });

  test('a batch, as a page of another origin sends it, reaches the operator page', async () => {
    const { origin, sandbox } = await testServer({ events: true });
    const { eventsUrl } = await configurationOf(origin);
    const send = (body: string) =>
      fetch(`${origin}${eventsUrl}`, {
        method: 'POST',
        body,
        // A connection of its own: the server closes that of a request that is too large.
        headers: { origin: 'https://app.example', connection: 'close' },
      });
    expect((await send(JSON.stringify(events))).status).toBe(204);
    expect((await send('[{"name":"token"}]')).status).toBe(400);
    expect((await send(' '.repeat(300_000))).status).toBe(400);
    expect(sandbox.events.list()).toEqual(events);
    expect(await (await fetch(`${origin}/operator/api/events`)).json()).toEqual(events);
    expect(await (await fetch(`${origin}/operator/api/journeys`)).json()).toEqual(journeysOf(events));
    const csv = await fetch(`${origin}/operator/journeys.csv`);
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const page = await (await fetch(`${origin}/operator/journeys`)).text();
    expect(page).toContain('1 visit');
    expect(page).toContain('Crash: TypeError');
  });
});
