import type { FacingMode } from '../model/photos.ts';
import { isPickedFile } from '../model/captured-image.ts';
import type { CameraStatus } from '../camera/camera-machine.ts';
import type { PhotoVerdict, Words } from '../guidance/guidance-snapshot.ts';
import {
  announcementPauseMs,
  instructionIsHeardMs,
  instructionStandsMs,
  turningTakesMs,
  verdictIsAwaitedMs,
  wordsRepeatMs,
} from '../guidance/guidance-times.ts';
import { isEqual } from '../observable/equality.ts';
import type { Announcement, Finding, Said } from './announcement.ts';
import { isFraming, type CaptureState } from './capture-machine.ts';
import { asksToTurn, type CaptureSnapshot } from './capture-snapshot.ts';

/** The voice of the capture screen, and what it needs to know of the past. Times in ms. */
export interface VoiceState {
  /** What is being said, or was said last in this view; null for nothing yet. */
  readonly said: Said | null;
  /** When to ask again although nothing has changed; null if there is no need to. */
  readonly dueAt: number | null;
  readonly saidAt: number;
  readonly count: number;
  /** An event that waits for its turn. */
  readonly waiting: Announcement | null;
  /** The words that were said in this viewfinder, the newest last, each with its time. */
  readonly words: readonly { readonly words: Words; readonly at: number }[];
  /** What was said of the photo in the preview; null for nothing yet. */
  readonly finding: Finding | null;
  /** Whether the photo in the preview has just been taken. */
  readonly isNewPhoto: boolean;
  /** When this view appeared. */
  readonly since: number;
  /** The camera's picture follows the previous photo: that it is there is not worth a word. */
  readonly isBetweenPhotos: boolean;
  /** The facing mode of the last live camera; null before the first. */
  readonly facingMode: FacingMode | null;
  readonly seen: Heard;
}

/** What the voice speaks of. */
export type Heard = Omit<CaptureSnapshot, 'said'>;

/** The voice as the capture screen opens. */
export function initialVoice(snapshot: Heard, at: number): VoiceState {
  const silent: VoiceState = {
    said: null,
    dueAt: null,
    saidAt: -Infinity,
    count: 0,
    waiting: null,
    words: [],
    finding: null,
    // A preview that is shown again was announced before.
    isNewPhoto: false,
    since: at,
    isBetweenPhotos: false,
    facingMode: null,
    seen: snapshot,
  };
  return nextVoice(silent, snapshot, at);
}

/**
 * Decides what is said, alone and once (decision 4.6): the newest truth, with a pause after each sentence, and in a
 * viewfinder not before its instruction was heard. "All is right" does not wait for the pause, since a photo may follow;
 * what is over is not said, and nothing is said twice in a view unless something else came between.
 * @param snapshot what is shown now. @param at now, in ms of a clock that does not run backwards.
 */
export function nextVoice(before: VoiceState, snapshot: Heard, at: number): VoiceState {
  const here = isEqual(viewOf(before.seen), viewOf(snapshot)) ? before : enter(before, snapshot, at);
  const event = eventOf(here, before.seen, snapshot);
  const { camera } = snapshot;
  const voice: VoiceState = {
    ...here,
    dueAt: null,
    waiting: event ?? here.waiting,
    isBetweenPhotos: here.isBetweenPhotos && (camera.status === 'off' || camera.status === 'starting'),
    facingMode: camera.status === 'live' ? camera.facingMode : here.facingMode,
    seen: snapshot,
  };
  if (asksToTurn(snapshot)) return { ...voice, waiting: null };
  return snapshot.state.name === 'preview' ? speakOfPhoto(voice, at) : speak(voice, at);
}

function enter(before: VoiceState, snapshot: Heard, at: number): VoiceState {
  const { state } = snapshot;
  return {
    ...before,
    said: null,
    // The heading of this view begins a new sentence.
    saidAt: -Infinity,
    waiting: null,
    words: [],
    finding: null,
    isNewPhoto: state.name === 'preview' && state.isUsed !== true && !isPickedFile(state.image),
    since: at,
    isBetweenPhotos: state.name === 'capture' && state.previous !== undefined,
  };
}

/** What makes a view, whose heading is read once. */
function viewOf(snapshot: Heard) {
  const { name, photo } = snapshot.state;
  const view = isFraming(snapshot.state) ? 'viewfinder' : name;
  return { view, photo, image: imageOf(snapshot.state), asksToTurn: asksToTurn(snapshot) };
}

function imageOf(state: CaptureState): unknown {
  return 'image' in state ? state.image : null;
}

/** What has happened that is worth a word; null for nothing. */
function eventOf(voice: VoiceState, before: Heard, { state, camera }: Heard): Announcement | null {
  if (state.name !== 'init' && state.name !== 'capture') return null;
  const { status } = camera;
  if (status === 'tapNeeded' || status === 'overdue' || status === 'unattended') {
    return before.camera.status === status ? null : { name: status };
  }
  if (state.name !== 'capture' || camera.status !== 'live') return null;
  const wasReady = before.state.name === 'capture' && !isStarting(before.camera);
  if (wasReady) return null;
  const { facingMode } = voice;
  if (facingMode !== null && facingMode !== camera.facingMode) {
    return { name: 'switched', facingMode: camera.facingMode };
  }
  return voice.isBetweenPhotos ? null : { name: 'cameraReady' };
}

function isStarting({ status }: CameraStatus): boolean {
  return status === 'starting' || status === 'overdue';
}

/**
 * The heading of the preview says what the check found, which may take a moment; what is found later is said by itself.
 */
function speakOfPhoto(voice: VoiceState, at: number): VoiceState {
  const { verdict } = voice.seen.guidance;
  const finding = findingOf(verdict);
  if (voice.finding === null) {
    const awaitedUntil = voice.since + verdictIsAwaitedMs;
    // The photo is shown a moment before its check begins.
    const isAwaited = finding === 'pending' || verdict.name === 'none';
    if (isAwaited && at < awaitedUntil) return { ...voice, dueAt: awaitedUntil };
    return { ...say(voice, { name: 'photo', isNew: voice.isNewPhoto, finding }, at), finding };
  }
  if (finding === 'pending' || voice.finding === finding) return voice;
  return { ...say(voice, { name: 'finding', finding }, at), finding };
}

function findingOf(verdict: PhotoVerdict): Finding {
  switch (verdict.name) {
    case 'none':
      return 'unknown';
    case 'checking':
      return 'pending';
    case 'fine':
      return verdict.isChecked ? 'sharp' : 'unknown';
    case 'warning':
      return verdict.code;
  }
}

function speak(voice: VoiceState, at: number): VoiceState {
  const pauseEnds = voice.saidAt + announcementPauseMs;
  const shown = wordsOf(voice);
  const words = shown !== null && at >= saysNothingBefore(voice, shown) ? shown : null;
  if (words !== null && isUrgent(words)) return sayWords({ ...voice, waiting: null }, words, at);
  if (voice.waiting !== null) {
    if (at < pauseEnds) return { ...voice, dueAt: pauseEnds };
    const said = say({ ...voice, waiting: null }, voice.waiting, at);
    return { ...said, dueAt: words === null ? nextWordsAt(said, at) : at + announcementPauseMs };
  }
  if (words !== null) return at < pauseEnds ? { ...voice, dueAt: pauseEnds } : sayWords(voice, words, at);
  return { ...voice, dueAt: nextWordsAt(voice, at) };
}

/** What the viewfinder says; null for nothing. */
function wordsOf({ seen: { state, guidance } }: VoiceState): Words | null {
  return state.name === 'capture' ? guidance.words : null;
}

/** From when on these words may be said, pauses aside; Infinity if not again. */
function saysNothingBefore({ words: said, since }: VoiceState, words: Words): number {
  const last = said[said.length - 1];
  if (last === undefined) {
    return since + (repeatsTheInstruction(words) ? instructionStandsMs : instructionIsHeardMs);
  }
  if (repeatsTheInstruction(words) && asksToTurnOver(last.words)) return last.at + turningTakesMs;
  if (areSameWords(last.words, words)) return words.kind === 'direction' ? last.at + wordsRepeatMs : Infinity;
  if (isUrgent(words)) return -Infinity;
  const before = said.filter((one) => areSameWords(one.words, words));
  return before.length === 0 ? -Infinity : before[before.length - 1]!.at + wordsRepeatMs;
}

/** When the words that are not said yet may be said; null if there are none. */
function nextWordsAt(voice: VoiceState, at: number): number | null {
  const words = wordsOf(voice);
  const dueAt = words === null ? Infinity : saysNothingBefore(voice, words);
  return dueAt > at && dueAt < Infinity ? dueAt : null;
}

/** The heading of a viewfinder is read with the instruction, which says the same. */
function repeatsTheInstruction(words: Words): boolean {
  return words.kind === 'hint' && (words.hint.name === 'noDocument' || words.hint.name === 'noFace');
}

function asksToTurnOver(words: Words): boolean {
  return words.kind === 'hint' && words.hint.name === 'turnOver';
}

/** A photo may follow in a moment. */
function isUrgent(words: Words): boolean {
  if (words.kind !== 'hint' || words.hint.name !== 'ready') return false;
  return words.hint.next === 'automatic' || words.hint.next === 'firstAutomatic';
}

function areSameWords(one: Words, other: Words): boolean {
  if (one.kind === 'hint') {
    if (other.kind !== 'hint') return false;
    // The side is shown by an arrow only.
    const isOffCentre = one.hint.name === 'offCentre' && other.hint.name === 'offCentre';
    return isOffCentre || isEqual(one.hint, other.hint);
  }
  return other.kind === 'direction' && one.direction === other.direction;
}

function sayWords(voice: VoiceState, words: Words, at: number): VoiceState {
  const spoken = [...voice.words, { words, at }];
  const said = { ...say(voice, { name: 'words', words }, at, isUrgent(words)), words: spoken };
  return { ...said, dueAt: nextWordsAt(said, at) };
}

function say(voice: VoiceState, announcement: Announcement, at: number, urgent = false): VoiceState {
  const count = voice.count + 1;
  const said = { number: count, announcement, isUrgent: urgent };
  return { ...voice, said, saidAt: at, count, dueAt: null };
}
