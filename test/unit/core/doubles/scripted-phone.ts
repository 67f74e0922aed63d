import {
  MemoryPhotos,
  type PhotoFacts,
  type PhotoName,
  type StoredUpload,
  type StoredUploadId,
} from '@recto/core';
import type {
  Upload,
  UploadEffect,
  UploadEvent,
} from '../../../../packages/core/src/uploads/upload-machine.ts';
import { token } from '../../../support/procedures.ts';
import { labelOf, photos, type Label } from './effect-words.ts';

type Events = readonly UploadEvent[];
type Answers = {
  readonly [Type in UploadEffect['type']]?: (effect: Extract<UploadEffect, { type: Type }>) => Events;
};

/** What a phone answers to the effects of `reduceUploads`: the lock, the timers, and a vault, which other tabs have too. */
export class ScriptedPhone {
  readonly vault = new MemoryPhotos();
  /** Where photos are stored; or there is no list of them, or none of them can be read. */
  disk: StoredUpload['storedIn'] | 'unreadable' | 'damaged' = 'disk';
  /** Effects of these kinds are not answered before `catchUp`. */
  slow: readonly string[] = [];
  now = 1;
  #timers: { readonly at: number; readonly event: UploadEvent }[] = [];
  #late: (() => Events)[] = [];
  readonly #places = new Map<number, StoredUploadId>();

  readonly #answers: Answers = {
    lock: () => [{ type: 'locked' }],
    wait: (effect) => {
      this.#timers.push({ at: this.now + effect.ms, event: { ...effect, type: 'clock' } });
      return [];
    },
    store: ({ upload, facts, ...effect }) => {
      const place = this.#placeOf(upload);
      const stored = this.vault.store(effect.token, place, upload.content, facts, this.times());
      return [{ ...stored, type: 'stored', key: upload.key }];
    },
    list: (effect) => {
      const contents =
        this.disk === 'unreadable' ? null : { ...this.vault.list(effect.token), now: this.now };
      return [{ ...effect, type: 'listed', contents }];
    },
    read: (effect) => {
      const all = this.disk === 'damaged' ? [] : this.vault.open(effect.token);
      const opened = effect.asked.flatMap(({ order }) => all.filter((each) => each.order === order));
      return [{ ...effect, opened }];
    },
    prepare: ({ attempt }) => [{ type: 'prepared', attempt }],
    note: ({ attempt, upload, ...effect }) => {
      this.vault.noteAttempt(effect.token, this.#placeOf(upload));
      return [{ type: 'noted', attempt }];
    },
    forget: ({ attempt, upload, ...effect }) => {
      const photo = this.#placeOf(upload);
      this.vault.remove({ reason: 'acknowledged', token: effect.token, photo }, this.times());
      return [{ type: 'removed', attempt }];
    },
    remove: ({ removal }) => {
      this.vault.remove(removal, this.times());
      return [];
    },
    mark: (effect) => [{ ...effect, type: 'marked', before: this.vault.nextOrder(this.now) }],
  };

  answer(effect: UploadEffect): Events {
    const answer = () =>
      (this.#answers[effect.type] as ((effect: UploadEffect) => Events) | undefined)?.(effect) ?? [];
    const first = effect.type === 'store' ? [this.#reserve(effect)] : [];
    if (!this.slow.includes(effect.type)) return [...first, ...answer()];
    // What is read is as it was when it was asked for.
    const read = /list|read/.test(effect.type) && answer();
    this.#late.push(() => read || answer());
    return first;
  }

  /** Answers what it has not answered yet, and all that comes. */
  *catchUp(): Generator<UploadEvent> {
    this.slow = [];
    for (const answer of this.#late.splice(0)) yield* answer();
  }

  /** Lets time pass. @yields what the timers give. */
  *pass(ms: number): Generator<UploadEvent> {
    const end = this.now + ms;
    for (;;) {
      const next = this.#timers.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      this.now = next?.at ?? end;
      if (!next) return;
      this.#timers = this.#timers.filter((each) => each !== next);
      yield next.event;
    }
  }

  times = () =>
    ({ now: this.now, ageTime: this.now, storedIn: this.disk === 'memory' ? 'memory' : 'disk' }) as const;

  stored = (label: Label) => this.vault.open(token).find((each) => labelOf(each) === label)!;

  /** Another tab, or an earlier page, has stored a photo. */
  store(label: Label, facts: PhotoFacts): void {
    const place = this.#newPlace(photos[label].photo, facts);
    this.vault.store(token, place, photos[label], facts, this.times());
  }

  #placeOf = ({ key, id }: Upload) => id ?? this.#places.get(key)!;

  #newPlace(photo: PhotoName, facts: PhotoFacts): StoredUploadId {
    const id = { photo, order: this.vault.nextOrder(this.now), storedAt: this.now };
    this.vault.reserve(token, id, facts);
    return id;
  }

  #reserve({ upload: { key, id, content }, facts }: Extract<UploadEffect, { type: 'store' }>): UploadEvent {
    const place = id ?? this.#newPlace(content.photo, facts);
    this.#places.set(key, place);
    return { type: 'reserved', key, id: place };
  }
}
