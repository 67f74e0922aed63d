import {
  RepositoryError,
  type PhotoFacts,
  type ProcedureStatus,
  type Removal,
  type RemovalReason,
  type RepositoryErrorCode,
  type StoredUpload,
} from '@recto/core';
import { expect, test } from 'vitest';
import {
  initialUploads,
  reduceUploads,
  type UploadEvent,
  type UploadMachine,
} from '../../../../packages/core/src/uploads/upload-machine.ts';
import { token } from '../../../support/procedures.ts';
import { effectWords, kindOf, labelOf, photos, stateWords, usual, type Label } from './effect-words.ts';
import { ScriptedPhone } from './scripted-phone.ts';

/** Plays a script to `reduceUploads`, with a phone that answers at once. `#words` are the words of a script. */
class UploadScript {
  machine: UploadMachine = initialUploads(true);
  did: string[] = [];
  readonly #phone = new ScriptedPhone();
  #link: string | null = token;
  #report: Extract<UploadEvent, { type: 'status' }>['report'] = null;
  /** Who waits, by number. */
  readonly #callers: string[] = [];
  /** The photo of each attempt. */
  readonly #attempts: Label[] = [];

  readonly #situations = {
    /** A page whose link has not been opened. */
    loaded: () => undefined,
    /** A started procedure, as the provider has reported; the vault was read, and has no photo. */
    opened: () => this.#words.reports('started'),
    /** The call with this photo is under way, and its caller waits. */
    calling: (label: Label) => this.play(`opened, use ${label}`),
    /** These photos wait without a network, and nobody waits for them. */
    waiting: (...all: Label[]) =>
      this.play(['opened, offline', ...all.map((each) => `use ${each}`)].join(', ')),
    /** The page was loaded again: these photos are in the vault, and the provider has not reported. */
    reloaded: (...all: Label[]) =>
      this.play([...all.map((each) => `holds ${each}`), 'shows started'].join(', ')),
  };

  readonly #words = {
    ...this.#situations,

    // The customer.
    use: (label: Label, providerHad: PhotoFacts['providerHad'] = 'none') =>
      this.#on({ type: 'used', content: photos[label], providerHad, waiter: this.#callers.push(label) }),
    retry: (label: Label) =>
      this.#on({ type: 'retried', photo: photos[label].photo, waiter: this.#callers.push(label) }),
    submit: () => this.#on({ type: 'submitting', waiter: this.#callers.push('submit') }),
    /** Stops waiting once the photo is stored in one of these places. */
    leave: (label: Label, ...places: StoredUpload['storedIn'][]) =>
      this.#on({ type: 'background', photo: photos[label].photo, places }),
    takeBack: (label: Label) => this.#on({ type: 'takenBack', photo: photos[label].photo }),
    delete: (label: Label) => this.#on({ type: 'deleted', photo: photos[label].photo }),
    look: () => this.#on({ type: 'visible' }),
    tiles: (are = 'shown') => this.#on({ type: 'screen', shown: { areTilesShown: are === 'shown' } }),
    steps: () => this.#on({ type: 'screen', shown: { areStepsShown: true } }),
    dispose: () => this.#on({ type: 'ended' }),

    // The provider. It responds to the last attempt, or to the last one with this photo.
    arrives: (label = this.#attempts.at(-1)!, delivery: 'acknowledged' | 'alreadyThere' = 'acknowledged') =>
      this.#on({ type: 'delivered', attempt: this.#attempts.lastIndexOf(label), delivery, thumb: null }),
    fails: (code: RepositoryErrorCode | 'defect', label = this.#attempts.at(-1)!, mayHaveArrived = '') => {
      const how = { mayHaveArrived: mayHaveArrived !== '' };
      const error = code === 'defect' ? new TypeError(code) : new RepositoryError(code, how);
      this.#on({ type: 'failed', attempt: this.#attempts.lastIndexOf(label), error });
    },
    /** A part of a file has left. */
    part: (share: string) =>
      this.#on({ type: 'progress', attempt: this.#attempts.length - 1, progress: Number(share) }),
    reports: (status: ProcedureStatus, ...arrived: Label[]) => this.#hear(status, false, arrived),
    acknowledges: (status: ProcedureStatus) => this.#hear(status, true, []),
    /** There was no response when it was asked for the status; or not for the link of an earlier visit. */
    silent: (visitsAgo = '0') =>
      this.#on({ type: 'asked', visit: this.machine.visit - Number(visitsAgo), hasAnswer: false }),

    // The page: what it shows without a report of the provider, and which link.
    shows: (status: ProcedureStatus | null, ...arrived: Label[]) => {
      const [report, names] = [this.#report, arrived.map((label) => photos[label].photo)];
      this.#on({ type: 'status', token: this.#link, status, arrived: names, report });
    },
    opens: (link: string, status: ProcedureStatus = 'started') => {
      this.#link = link === 'none' ? null : link;
      this.#report = null;
      this.#words.shows(this.#link === null ? null : status);
    },

    // Other tabs, as the vault knows, and an earlier page.
    holds: (label: Label, ...but: ('unsent' | 'active')[]) =>
      this.#phone.store(label, {
        status: but.includes('active') ? 'active' : 'started',
        providerHad: 'none',
        attempted: !but.includes('unsent'),
      }),
    removes: (label: Label, reason: RemovalReason) => {
      const photo = this.#phone.stored(label);
      const what = { acknowledged: photo, takenBack: photo.photo, providerSays: null, expired: null }[reason];
      const removal = { reason, token, photo: what, answer: { has: photo } } as Removal;
      this.#phone.vault.remove(removal, this.#phone.times());
    },
    notices: () => this.#on({ type: 'noticed' }),

    // The phone.
    online: () => this.#on({ type: 'online', isOnline: true }),
    offline: () => this.#on({ type: 'online', isOnline: false }),
    after: (time: string, unit: 's' | 'ms') => {
      const ms = Math.round(Number(time) * (unit === 's' ? 1_000 : 1));
      for (const event of this.#phone.pass(ms)) this.#on(event);
    },
    slow: (...kinds: string[]) => void (this.#phone.slow = kinds),
    quick: () => {
      for (const event of this.#phone.catchUp()) this.#on(event);
    },
    disk: (state: ScriptedPhone['disk']) => void (this.#phone.disk = state),
    /** The browser loses a photo. */
    loses: (label: Label) => this.#phone.vault.forget(token, this.#phone.stored(label)),
    /** What the device says of a file that could not be sent. */
    file: (state: 'readable' | 'copied' | 'damaged' | 'gone') => {
      const copy = state === 'gone' ? null : this.#phone.stored('file');
      const file = state === 'readable' ? state : { copy, isReadable: state === 'copied' };
      this.#on({ type: 'checked', attempt: this.#attempts.length - 1, file });
    },
  };

  play(script: string): void {
    for (const [name, ...words] of script.split(', ').map((each) => each.split(' '))) {
      const act = (this.#words as Record<string, (...words: never[]) => void>)[name!];
      if (!act) throw new Error(`No such word: ${name}`);
      act(...(words as never[]));
    }
  }

  #on(event: UploadEvent): void {
    const events = [event];
    for (let next = events.shift(); next; next = events.shift()) {
      this.machine = reduceUploads(this.machine, next);
      const { attempt, effects, photos: uploads } = this.machine;
      const sending = uploads.find(({ key }) => key === attempt?.key);
      if (attempt && sending) this.#attempts[attempt.n] = labelOf(sending.content);
      for (const effect of effects) {
        const who = 'waiter' in effect ? this.#callers[effect.waiter! - 1] : undefined;
        this.did.push(effectWords(effect, effect.type === 'letEnd' ? this.#attempts[effect.attempt] : who));
        events.push(...this.#phone.answer(effect));
      }
    }
  }

  #hear(status: ProcedureStatus, isAcknowledgement: boolean, arrived: readonly Label[]): void {
    this.#report = { status, photos: null, askedAt: this.#phone.now, isAcknowledgement };
    this.#words.shows(status, ...arrived);
  }
}

/**
 * Rules, each with `situation: events → effects | photos`, in the words of `UploadScript` and `effectWords`. The effects
 * are those since the situation; kinds that most scripts have are left out unless one of that kind is
 * written, as in `no unlock`.
 */
export function rows(table: Readonly<Record<string, string>>): void {
  test.each(Object.entries(table))('%s', (_rule, row) => {
    const [, situation, events, effects, state] = /^(.*): (.*) → (.*?)(?: \| (.*))?$/.exec(row)!;
    const script = new UploadScript();
    script.play(situation!);
    script.did = [];
    script.play(events!);
    const said = effects === 'nothing' ? [] : effects!.split(', ');
    const kinds = new Set(said.map((each) => kindOf(each.replace(/^no /, ''))));
    const did = script.did.filter((each) => !usual.test(each) || kinds.has(kindOf(each)));
    expect(did).toEqual(said.filter((each) => !each.startsWith('no ')));
    if (state !== undefined) expect(stateWords(script.machine.photos)).toBe(state);
  });
}
