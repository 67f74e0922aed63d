import type { Unsubscribe } from '../observable/snapshot-store.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import type { EventRecorder } from './event-recorder.ts';

/**
 * Records that a procedure is started, or finished, on a phone, while this page shows its QR code (`/mobile`).
 * @returns a function that ends it.
 */
export function recordHandOver(store: ProcedureStore, recorder: Pick<EventRecorder, 'emit'>): Unsubscribe {
  const status = () => store.getSnapshot().entry?.procedure.status;
  let before = status();
  return store.subscribe(() => {
    const phone = status();
    const hasChanged = phone !== before;
    before = phone;
    if (hasChanged && (phone === 'started' || phone === 'finished'))
      recorder.emit({ name: 'handedOver', phone });
  });
}
