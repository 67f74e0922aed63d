import type { PhotoName } from '@recto/core';
import type { Action, Visit } from './plan.ts';

/**
 * What the figures must be, counted from what customers did: no event, and nothing of the funnel, is used here.
 * Numbers by name; times as lists, in ms.
 */
export class Expected {
  readonly counts = new Map<string, number>();
  readonly times = new Map<string, number[]>();

  /** How often this was counted. */
  count(name: string): number {
    return this.counts.get(name) ?? 0;
  }

  /** The time that so large a share of them did not exceed; null without times. */
  timeOf(name: string, share: number): number | null {
    const all = this.times.get(name) ?? [];
    const reaching = all.filter((limit) => all.filter((ms) => ms <= limit).length >= share * all.length);
    return reaching.length === 0 ? null : Math.min(...reaching);
  }

  add(...names: readonly string[]): void {
    for (const name of names) this.counts.set(name, this.count(name) + 1);
  }

  time(name: string, ms: number): void {
    this.times.set(name, [...(this.times.get(name) ?? []), ms]);
  }
}

/** @param browserOf how the page names the browser of a visit. */
export function expectedOf(visits: readonly Visit[], browserOf: (visit: Visit) => string): Expected {
  const expected = new Expected();
  for (const visit of visits) countVisit(visit, browserOf(visit), expected);
  return expected;
}

/** A customer's way through one visit. */
function countVisit(visit: Visit, browser: string, expected: Expected): void {
  let hasOpened = false;
  let isFirstLoad = false;
  let isRestarted = false;
  let sincePage = 0;
  let sinceStep = 0;
  let hasProblem = false;
  let loads = 0;
  /** Photos that were used, and how many were taken since. */
  const used = new Set<PhotoName>();
  let tries = 0;
  let shown: Extract<Action, { do: 'take' }> | null = null;
  let wasRefused = false;
  let looksBack = false;
  /** Whether a file waits for the network. */
  let isFileKept = false;

  const add = (...names: readonly string[]) => {
    if (!isRestarted) expected.add(...names);
  };
  const time = (name: string, ms: number) => {
    if (isFirstLoad && !isRestarted) expected.time(name, ms);
  };
  const pass = (ms: number) => {
    sincePage += ms;
    sinceStep += ms;
  };
  const problem = (label: string) => {
    expected.add(`problem ${label}`, `problem ${label} in ${browser}`);
    hasProblem = true;
  };
  const load = () => {
    if (loads > 0 && hasProblem) expected.add(`loads with problems in ${browser}`);
    hasProblem = false;
    loads += 1;
    expected.add(`loads in ${browser}`);
    [sincePage, sinceStep, tries, shown, isRestarted] = [0, 0, 0, null, false];
  };
  const open = () => {
    load();
    isFirstLoad = !hasOpened;
    hasOpened = true;
    if (!isFirstLoad) expected.add('continued loads');
  };
  const retake = (photo: PhotoName) => {
    const ofPreview = shown?.warning === null ? 'look' : 'warning';
    const why = wasRefused ? 'refused' : looksBack ? 'usedBefore' : ofPreview;
    add(`retaken ${why}`, `retaken ${why} ${photo}`);
    [shown, wasRefused, looksBack] = [null, false, false];
  };
  const hint = (name: string, end: string, ms: number) => {
    add(`hint ${name} shown`, `hint ${name} ${end}`);
    if (!isRestarted) expected.time(`hint ${name}`, ms);
  };

  for (const action of visit.actions) {
    switch (action.do) {
      case 'open':
        open();
        if (isFileKept && action.isVaultLate) expected.add('files restored late');
        isFileKept = false;
        if (isFirstLoad) expected.add('visits', `visits in ${browser}`);
        break;
      case 'openWithoutCamera':
        open();
        problem(
          action.because === 'denied' ? 'Camera: refused to the site' : 'Camera: in use by another app',
        );
        break;
      case 'lookBack':
        looksBack = true;
        break;
      case 'chooseWrongFile':
        problem(`File refused: ${action.why === 'imageSize' ? 'larger than 20 MB' : 'not a JPEG or PNG'}`);
        break;
      case 'missPart':
        problem('A part of the app did not load');
        break;
      case 'failToOpen':
        load();
        problem(action.why === 'refused' ? 'Link refused' : 'Provider not reached when the link was opened');
        break;
      case 'openOnComputer':
        open();
        expected.add('computers');
        break;
      case 'continueOnPhone':
        expected.add(`computers ${action.status}`);
        break;
      case 'start':
        pass(action.after);
        add('started', `started in ${browser}`);
        time('started', action.after);
        sinceStep = 0;
        break;
      case 'hint':
        pass(action.ms);
        hint(action.hint, action.end, action.ms);
        if (action.end === 'replaced') hint('tooDark', 'followed', 0);
        break;
      case 'take': {
        pass(action.after);
        if (action.hint !== null) {
          const asksForIt = action.hint === 'fillFrame';
          const end = action.source === 'picked' ? 'left' : asksForIt ? 'followed' : 'photoTaken';
          hint(action.hint, end, action.after);
        }
        const size =
          action.source === 'picked'
            ? 'unknown'
            : { 720: 'below1', 1080: '1to2', 2160: '2to8', 3024: 'above8' }[action.side]!;
        for (const of of ['', ` ${action.photo}`]) add(`taken${of}`, `${action.source}${of}`, `${size}${of}`);
        if (action.warning !== null) {
          add('warned', `warned ${action.photo}`, `warning ${action.warning.code}`);
        }
        shown = action;
        tries += 1;
        break;
      }
      case 'retake':
        pass(action.after);
        retake(action.photo);
        break;
      case 'use': {
        const { photo } = action;
        pass(action.after);
        const isWarned = shown!.warning !== null;
        for (const of of ['', ` ${photo}`]) {
          if (used.has(photo)) add(`replaced${of}`);
          else if (tries > 1) add(`used first time${of}`, `used in ${browser}${of}`);
          else {
            const how = isWarned ? 'in spite of a warning' : 'without warning';
            add(`used first time${of}`, `first${of}`, `first ${how}${of}`);
            add(`used in ${browser}${of}`, `first in ${browser}${of}`);
          }
        }
        if (!used.has(photo)) {
          add(`step ${photo}`, `step ${photo} in ${browser}`);
          time(`step ${photo}`, sinceStep);
        }
        used.add(photo);
        if (visit.photos.every((name) => used.has(name)) && !expected.counts.has(`complete ${visit.token}`)) {
          add('complete', `complete in ${browser}`, `complete ${visit.token}`);
          time('complete', sincePage);
        }
        if (action.network === 'away' || action.network === 'awayUntilReload')
          problem('Photo waits for the network');
        isFileKept = action.network === 'awayUntilReload' && shown!.source === 'picked';
        if (action.network === 'refuses') {
          problem('Photo refused by the provider');
          add('refused', `refused ${photo}`);
          wasRefused = true;
        } else sinceStep = 0;
        [tries, shown] = [0, null];
        break;
      }
      case 'replace': {
        for (const of of ['', ` ${action.photo}`]) {
          add(`taken${of}`, `picked${of}`, `unknown${of}`, `replaced${of}`);
        }
        isFileKept = action.network === 'awayUntilReload';
        if (isFileKept) problem('Photo waits for the network');
        break;
      }
      case 'finish':
        pass(action.after);
        if (isRestarted) expected.add('finished again');
        add('finished', `finished in ${browser}`);
        time('finished', sincePage);
        time(`finished in ${browser}`, sincePage);
        break;
      case 'crash':
        problem('Crash: TypeError');
        break;
      case 'refuse':
        break;
      case 'restart':
        expected.add('restarted');
        isRestarted = true;
        used.clear();
        break;
    }
  }
  if (hasProblem) expected.add(`loads with problems in ${browser}`);
}
