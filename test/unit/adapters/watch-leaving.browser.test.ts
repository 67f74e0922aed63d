import { watchLeaving } from '@recto/adapters/browser';
import type { JourneyMessage, ProcedureStatus, WatchedProcedure } from '@recto/core';
import { expect, onTestFinished, test } from 'vitest';
import { entryOf, procedureWith } from '../../support/procedures.ts';

/** A page with the controls of a journey in a shadow tree. @param status null before the link is opened. */
function pageIn(status: ProcedureStatus | null) {
  const told: JourneyMessage[] = [];
  const page = new EventTarget();
  const around = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => around.remove());
  const content = around.attachShadow({ mode: 'open' });
  content.innerHTML =
    '<a href="#1" data-action="continue"><b>Weiter</b></a><a href="#2" data-action="back">Zurück</a>' +
    '<a href="#3" data-action="privacy">Datenschutz</a><button data-action="back">Zurück</button>';
  const entry = status === null ? null : entryOf(procedureWith({ status }));
  const store = { getSnapshot: () => ({ entry }) } as WatchedProcedure;
  const end = new AbortController();
  watchLeaving(page, around, store, (message) => told.push(message), end.signal);
  const click = (selector: string) => content.querySelector<HTMLElement>(selector)!.click();
  return { told, click, leave: () => page.dispatchEvent(new Event('pagehide')), end: () => end.abort() };
}

const left = (how: string) => [{ type: 'recto-left', how }];

// Decision 11.16.
test.each([
  ['a[data-action="continue"] b', left('continueLink')],
  ['a[data-action="back"]', left('backLink')],
  ['button[data-action="back"]', []],
  ['a[data-action="privacy"]', []],
])('a click on %s tells: %j', (selector, expected) => {
  const { told, click } = pageIn('finished');
  click(selector);
  expect(told).toEqual(expected);
});

test.each<[ProcedureStatus | null, readonly object[]]>([
  ['active', left('unfinished')],
  ['started', left('unfinished')],
  ['refused', left('unfinished')],
  ['finished', []],
  ['expired', []],
  [null, []],
])('a page that is left with the procedure %s tells: %j', (status, expected) => {
  const { told, leave } = pageIn(status);
  leave();
  expect(told).toEqual(expected);
});

test('nothing is told after the end', () => {
  const { told, click, leave, end } = pageIn('started');
  end();
  click('a[data-action="back"]');
  leave();
  expect(told).toEqual([]);
});
