import type { CaptureSnapshot } from '../capture/capture-snapshot.ts';
import type { PhotoName } from '../model/photos.ts';
import type { Observable, Unsubscribe } from '../observable/snapshot-store.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { TellPage } from './journey-message.ts';

/** The parts of a store that are read here. */
export type WatchedProcedure = Pick<ProcedureStore, 'getSnapshot' | 'subscribe'>;

/**
 * Tells for which photo the capture screen asks, from now on: the current one at once, then each other.
 * @returns ends that. Call it when the capture screen is left.
 */
export function watchSteps(
  capture: Pick<Observable<Pick<CaptureSnapshot, 'state' | 'step'>>, 'getSnapshot' | 'subscribe'>,
  tell: TellPage,
): Unsubscribe {
  let asked: PhotoName | null = null;
  const look = () => {
    const { state, step } = capture.getSnapshot();
    if (state.photo === asked) return;
    asked = state.photo;
    tell({ type: 'recto-step', photo: asked, number: step.number, total: step.total });
  };
  look();
  return capture.subscribe(look);
}

/**
 * Tells when the procedure becomes finished, here or on another page of the same link. One that was finished before is
 * not told again, so a later visit tells nothing.
 * @returns ends that.
 */
export function watchFinish(store: WatchedProcedure, tell: TellPage): Unsubscribe {
  let before = store.getSnapshot().entry;
  return store.subscribe(() => {
    const was = before;
    before = store.getSnapshot().entry;
    const isSameLink = was !== null && was.token === before?.token;
    if (isSameLink && was.procedure.status !== 'finished' && before?.procedure.status === 'finished') {
      tell({ type: 'recto-finished' });
    }
  });
}
