import { eventCatalogue, type AppEvent } from '@recto/core';
import { EventLog, funnelOf } from '@recto/sandbox';
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
  ])('but not %s', (_what, text) => {
    const log = new EventLog();
    expect(log.add(text)).toBe(false);
    expect(log.list()).toEqual([]);
  });
});

test('the funnel: visits per step, the median time, problems, by browser', () => {
  const funnel = funnelOf([
    event({ name: 'screenShown', screen: 'start' }, 'v1'),
    event({ name: 'screenShown', screen: 'start' }, 'v1'),
    event({ name: 'screenShown', screen: 'start' }, 'v2', 'safariIos'),
    event({ name: 'photoTaken', photo: 'idCardRecto', source: 'taken' }, 'v1', 'chrome', 9000),
    event({ name: 'photoTaken', photo: 'idCardRecto', source: 'taken' }, 'v1', 'chrome', 3000),
    event({ name: 'photoTaken', photo: 'idCardRecto', source: 'taken' }, 'v2', 'safariIos', 4000),
    event({ name: 'cameraFailed', photo: 'idCardRecto', cause: 'inUse' }, 'v2', 'safariIos'),
    event({ name: 'procedureFinished' }, 'v1', 'chrome', 61_000),
    event({ name: 'linkRefused', why: 'refused' }, 'v3', 'safariIos'),
  ]);
  expect(funnel).toMatchObject({ visits: 3, browsers: ['Safari, Android', 'Chrome, Android'] });
  expect(funnel.steps.filter(({ visits }) => visits > 0)).toEqual([
    { label: 'Start screen', visits: 2, byBrowser: [1, 1], medianMs: 1000 },
    { label: 'ID card, front: taken', visits: 2, byBrowser: [1, 1], medianMs: 4000 },
    { label: 'Finished (since the page was opened)', visits: 1, byBrowser: [0, 1], medianMs: 61_000 },
  ]);
  expect(funnel.problems).toEqual([
    { label: 'Camera: in use by another app', times: 1, byBrowser: [1, 0] },
    { label: 'Link refused', times: 1, byBrowser: [1, 0] },
  ]);
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
    const page = await (await fetch(`${origin}/operator/journeys`)).text();
    expect(page).toContain('1 visit');
    expect(page).toContain('Crash: TypeError');
  });
});
