import type { DeviceUse, Unsubscribe } from '@recto/core';

/** What goes on is reported at most so often, in ms. */
const periodMs = 1_000;

/** A phone that lies still measures the same within a tenth of this, in m/s²; one that is picked up or turned, more. */
const movementFrom = 0.8;

const useOf: Readonly<Record<string, DeviceUse>> = {
  pointerdown: 'touch',
  pointermove: 'touch',
  wheel: 'touch',
  keydown: 'key',
  devicemotion: 'movement',
};

/**
 * Calls the listener when somebody uses this page. No browser asks the customer for this: Safari on iOS, which would have
 * to, does not report how the phone moves.
 */
export function watchUse(window: Window, listener: (use: DeviceUse) => void): Unsubscribe {
  const reportedAt: Partial<Record<DeviceUse, number>> = {};
  let restsAt: DeviceMotionEventAcceleration | null = null;
  const moves = ({ accelerationIncludingGravity: now }: DeviceMotionEvent) => {
    if (now === null) return false;
    const before = restsAt;
    const isFar =
      before === null ||
      Math.hypot(now.x! - before.x!, now.y! - before.y!, now.z! - before.z!) >= movementFrom;
    if (isFar) restsAt = now;
    return isFar && before !== null;
  };
  const onEvent = (event: Event) => {
    const use = useOf[event.type]!;
    if (use === 'movement' && !moves(event as DeviceMotionEvent)) return;
    if (event.timeStamp - (reportedAt[use] ?? -periodMs) < periodMs) return;
    reportedAt[use] = event.timeStamp;
    listener(use);
  };
  const types = Object.keys(useOf);
  // Before the page's own listeners, which may stop an event.
  const options = { capture: true, passive: true };
  for (const type of types) window.addEventListener(type, onEvent, options);
  return () => {
    for (const type of types) window.removeEventListener(type, onEvent, options);
  };
}
