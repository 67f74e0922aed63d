import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * As `useEffectEvent` of React 19.2, which React 18 does not have: an effect calls it, and need not run again when it
 * changes.
 * @returns always the same function, which calls the one of the latest render. Not for calls during a render.
 */
export function useEffectEvent<Arguments extends readonly unknown[], Result>(
  callback: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(callback);
  // Before all other effects.
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}

/** The same for handlers that are passed on: what gets them need not be rendered anew when they change. */
export function useStableHandler<Arguments extends readonly unknown[], Result>(
  handler: (...values: Arguments) => Result,
): (...values: Arguments) => Result {
  const latest = useRef(handler);
  useInsertionEffect(() => {
    latest.current = handler;
  });
  return useCallback((...values: Arguments) => latest.current(...values), []);
}
