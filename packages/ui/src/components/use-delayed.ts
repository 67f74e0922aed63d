import { useEffect, useState } from 'react';

/** @returns the value once it has not changed for this time, in ms; null before that. */
export function useDelayed<Value>(value: Value, delayMs: number): Value | null {
  const [settled, setSettled] = useState<{ readonly value: Value } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value }), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return settled !== null && Object.is(settled.value, value) ? value : null;
}
