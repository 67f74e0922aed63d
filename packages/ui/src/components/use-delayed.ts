import { useEffect, useState } from 'react';
import { isHydrating } from '../hydration.ts';

/**
 * @returns the value once it has not changed for this time, in ms; null before that. Elements that React takes over show the
 * value already.
 */
export function useDelayed<Value>(value: Value, delayMs: number): Value | null {
  const [settled, setSettled] = useState<{ readonly value: Value } | null>(() =>
    isHydrating() ? { value } : null,
  );
  const isSettled = settled !== null && Object.is(settled.value, value);
  // A value that comes back waits again.
  if (settled !== null && !isSettled) setSettled(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return isSettled ? value : null;
}
