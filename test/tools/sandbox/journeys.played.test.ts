import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoNames, type AppEvent } from '@recto/core';
import { startServer, type Journeys } from '@recto/sandbox';
import { beforeAll, describe, expect, test } from 'vitest';
import { photoLabel } from '../../../packages/sandbox/src/document-labels.ts';
import { expectedOf } from './played-visits/expected.ts';
import { planVisits, type Visit } from './played-visits/plan.ts';
import { playVisit } from './played-visits/play.ts';

/**
 * 200 visits whose course is known are played on the app's own stores, sessions and recorder. Their events go to the
 * sandbox over HTTP, in batches that overtake each other. Each figure of "Journeys" is compared with what customers did.
 */

const visits = planVisits(200, 25);
const names: Readonly<Record<Visit['browser'], string>> = {
  chrome: 'Chrome, Android',
  samsung: 'Samsung Internet, Android',
  safariIos: 'Safari, iOS',
  firefox: 'Firefox, Android',
};
const browserOf = ({ browser, system }: Visit) => (system === 'other' ? 'Firefox, other' : names[browser]);
const expected = expectedOf(visits, browserOf);
const count = (name: string) => expected.count(name);
const times = (name: string) => ({
  count: expected.times.get(name)?.length ?? 0,
  medianMs: expected.timeOf(name, 0.5),
  p90Ms: expected.timeOf(name, 0.9),
});

let journeys: Journeys;
let page: string;
let csv: string;

beforeAll(async () => {
  const played: AppEvent[][] = [];
  for (const visit of visits) played.push([...(await playVisit(visit))]);
  const dataDir = mkdtempSync(join(tmpdir(), 'recto-journeys-'));
  const server = await startServer({ port: 0, dataDir, events: true });
  try {
    const address = `${server.origin}/provider/events`;
    for (const events of played) {
      const batches = [];
      for (let at = 0; at < events.length; at += 50) batches.push(events.slice(at, at + 50));
      for (const batch of batches.toReversed()) {
        const response = await fetch(address, { method: 'POST', body: JSON.stringify(batch) });
        expect(response.status).toBe(204);
      }
    }
    journeys = (await (await fetch(`${server.origin}/operator/api/journeys`)).json()) as Journeys;
    page = await (await fetch(`${server.origin}/operator/journeys`)).text();
    csv = await (await fetch(`${server.origin}/operator/journeys.csv`)).text();
  } finally {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}, 120_000);

test('the plan has each case more than once', () => {
  const cases = [
    'continued loads',
    'finished again',
    'computers finished',
    'retaken refused',
    'retaken usedBefore',
    'problem Camera: refused to the site',
    'problem Camera: in use by another app',
    'problem File refused: larger than 20 MB',
    'problem File refused: not a JPEG or PNG',
    'problem A part of the app did not load',
    'problem Crash: TypeError',
    'replaced',
    'files restored late',
    'refused',
  ];
  const rare = cases.filter((name) => count(name) < 2);
  expect(rare).toEqual([]);
  expect(count('visits')).toBeGreaterThan(150);
});

// Decision 11.6.
test('the figures have completion, and the time from link to finish', () => {
  const finished = times('finished');
  expect(journeys.completion).toEqual({ part: count('finished'), of: count('visits') });
  expect(journeys.timed).toEqual({ part: finished.count, of: count('finished') });
  expect(journeys.times).toEqual(finished);
  expect(journeys.continuedLoads).toBe(count('continued loads'));
  const all = expected.times.get('finished')!;
  const within = (from: number, to: number) =>
    all.filter((ms) => ms >= from * 60_000 && ms < to * 60_000).length;
  expect(journeys.timeClasses).toEqual([
    { label: 'under 1 min', visits: within(0, 1) },
    { label: '1 to 2 min', visits: within(1, 2) },
    { label: '2 to 3 min', visits: within(2, 3) },
    { label: '3 to 5 min', visits: within(3, 5) },
    { label: '5 to 10 min', visits: within(5, 10) },
    { label: '10 min or more', visits: within(10, Infinity) },
  ]);
});

test('the figures say how far the visits came, and how long each step took, by browser', () => {
  const columns = journeys.browsers.map(({ name }) => name);
  const step = (label: string, counted: string, measured: string | null, timed: string) => ({
    label,
    visits: count(counted),
    byBrowser: columns.map((name) => count(`${counted} in ${name}`)),
    measured,
    times: times(timed),
  });
  expect(journeys.steps).toEqual([
    step('Link opened', 'visits', null, 'nothing'),
    step('Started', 'started', 'on the start screen', 'started'),
    ...photoNames.map((photo) =>
      step(`${photoLabel(photo)}: used`, `step ${photo}`, 'in its step', `step ${photo}`),
    ),
    step('All photos used', 'complete', 'since the link was opened', 'complete'),
    step('Finished', 'finished', 'since the link was opened', 'finished'),
  ]);
});

// Decision 11.4.
test('the figures have first-time accept, and how photos were taken', () => {
  const photo = (label: string, of: string) => {
    const counted = (name: string) => count(name + of);
    return {
      label,
      firstTime: { part: counted('first'), of: counted('used first time') },
      withoutWarning: counted('first without warning'),
      inSpiteOfWarning: counted('first in spite of a warning'),
      taken: counted('taken'),
      bySource: { automatic: counted('automatic'), byHand: counted('byHand'), picked: counted('picked') },
      bySize: {
        below1: counted('below1'),
        '1to2': counted('1to2'),
        '2to8': counted('2to8'),
        above8: counted('above8'),
        unknown: counted('unknown'),
      },
      warned: counted('warned'),
      retaken: {
        warning: counted('retaken warning'),
        look: counted('retaken look'),
        refused: counted('retaken refused'),
        usedBefore: counted('retaken usedBefore'),
      },
      replaced: counted('replaced'),
      refused: counted('refused'),
    };
  };
  expect(journeys.photos).toEqual([
    photo('All photos', ''),
    ...photoNames.map((name) => photo(photoLabel(name), ` ${name}`)),
  ]);
  expect(journeys.warnings.toSorted((one, other) => one.label.localeCompare(other.label))).toEqual([
    { label: 'Blurred', times: count('warning blurred') },
    { label: 'Cut off', times: count('warning cutOff') },
    { label: 'Glare', times: count('warning glare') },
  ]);
});

test('the figures name hints that did not help', () => {
  const hint = (label: string, name: string) => {
    const ended = (how: string) => count(`hint ${name} ${how}`);
    const [photoTaken, left] = [ended('photoTaken'), ended('left')];
    return {
      label,
      shown: ended('shown'),
      followed: ended('followed'),
      replaced: ended('replaced'),
      photoTaken,
      left,
      didNotHelp: photoTaken + left,
      times: times(`hint ${name}`),
    };
  };
  const hints = [
    hint('Closer', 'tooFar'),
    hint('Avoid the reflection', 'glare'),
    hint('Hold still', 'holdStill'),
    hint('More light', 'tooDark'),
    hint('Take it when it fills the frame', 'fillFrame'),
  ];
  const byName = (all: Journeys['hints']) =>
    all.toSorted((one, other) => one.label.localeCompare(other.label));
  expect(byName(journeys.hints)).toEqual(byName(hints));
  const order = journeys.hints.map(({ didNotHelp }) => didNotHelp);
  expect(order).toEqual(order.toSorted((one, other) => other - one));
});

test('the figures say what fails on which browser', () => {
  const columns = journeys.browsers.map(({ name }) => name);
  expect(columns.toSorted()).toEqual([...Object.values(names), 'Firefox, other'].toSorted());
  for (const browser of journeys.browsers) {
    const { name } = browser;
    expect(browser).toEqual({
      name,
      completion: { part: count(`finished in ${name}`), of: count(`visits in ${name}`) },
      firstTime: { part: count(`first in ${name}`), of: count(`used in ${name}`) },
      times: times(`finished in ${name}`),
      withProblems: { part: count(`loads with problems in ${name}`), of: count(`loads in ${name}`) },
    });
  }
  const problems = [
    'Link refused',
    'Provider not reached when the link was opened',
    'Photo refused by the provider',
    'Photo waits for the network',
    'Crash: TypeError',
    'Camera: refused to the site',
    'Camera: in use by another app',
    'File refused: larger than 20 MB',
    'File refused: not a JPEG or PNG',
    'A part of the app did not load',
  ];
  expect(journeys.problems.map(({ label }) => label).toSorted()).toEqual(problems.toSorted());
  for (const { label, times: found, byBrowser } of journeys.problems) {
    expect([label, found]).toEqual([label, count(`problem ${label}`)]);
    expect(byBrowser).toEqual(columns.map((name) => count(`problem ${label} in ${name}`)));
  }
});

test('the figures have computers, and restarts after a refusal', () => {
  expect(journeys.handOver).toEqual({
    shown: count('computers'),
    started: count('computers started'),
    finished: count('computers finished'),
  });
  expect(journeys.restarts).toEqual({
    restarted: count('restarted'),
    finishedAgain: count('finished again'),
  });
});

describe('the same figures', () => {
  test('the same figures are on the page', () => {
    expect(page).toContain(`${count('visits')} visits`);
    const share = Math.round((100 * count('finished')) / count('visits'));
    expect(page).toContain(`${share} % (${count('finished')} of ${count('visits')})`);
    const first = Math.round((100 * count('first')) / count('used first time'));
    expect(page).toContain(`${first} % (${count('first')} of ${count('used first time')})`);
  });

  test('the same figures are in the CSV', () => {
    const lines = csv.split('\r\n');
    expect(lines[0]).toBe('figure,row,field,value');
    expect(lines).toContain(`completion,,part,${count('finished')}`);
    expect(lines).toContain(`photos,"ID card, front",firstTime.part,${count('first idCardRecto')}`);
    expect(lines).toContain(
      `steps,Started,byBrowser."Safari, iOS",${count('started in Safari, iOS')}`.replace(
        'byBrowser."Safari, iOS"',
        '"byBrowser.Safari, iOS"',
      ),
    );
    expect(lines).toContain(`times,,medianMs,${times('finished').medianMs}`);
  });
});
