import type { PhotoName, ProcedureStatus } from '@recto/core';
import type { ActionName } from '../../../packages/ui/src/components/action-name.ts';
import type { ScreenName } from '../../../packages/ui/src/components/layout/screen-name.ts';

/** The state after a call with a fault: what is shown, the address, what the provider has. */
export interface Outcome {
  readonly screen: ScreenName;
  /** The address: `/404`, or the child of the link. */
  readonly path: '/404' | 'start' | 'capture' | 'confirm' | 'status';
  /** The key of the toast's text; null for none. */
  readonly toast:
    | 'Errors.internalError'
    | 'Toasts.photoTooLarge'
    | 'Toasts.photoKept'
    | 'Toasts.photoSent'
    | 'Toasts.photoDeleted'
    | null;
  /** What the screen shows besides its name: attributes of its root or of the tile of the photo. */
  readonly shows: Readonly<Partial<Record<'state' | 'error' | 'photo' | 'status' | 'tile', string>>>;
  /** The key of a text that can be read. */
  readonly text?: 'notFound.title' | 'notFound.unreachable.title';
  /** The next step: a control that can be pressed. */
  readonly nextAction: ActionName | null;
  /** A control that must be absent. */
  readonly without?: ActionName;
  readonly held: { readonly status: ProcedureStatus; readonly photos: readonly PhotoName[] };
}

/** The outcome as in the printed table. */
export function outcomeWords({ screen, path, toast, shows, text, nextAction, held }: Outcome) {
  const attributes = Object.entries(shows).map(([name, value]) => `${name} ${value}`);
  const words = [screen, ...attributes, ...(text === undefined ? [] : [text])];
  const toasts = toast === null ? [] : [`toast ${toast}`];
  const on = nextAction === null ? [] : [`next step: ${nextAction}`];
  return {
    sees: [...words, ...toasts, ...on].join(', '),
    stands: path,
    holds: `${held.status}, ${held.photos.length === 0 ? 'no photo' : held.photos.join(' ')}`,
  };
}
