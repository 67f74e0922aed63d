import { useEffect, useRef, useState } from 'react';

/** How long a message stays before the next one takes its place, in ms: long enough to be begun. */
const calmMs = 2000;

/** Lets a value change at most once in two seconds; of those that come meanwhile, the last one counts. */
export function useCalm<Value>(value: Value): Value {
  const [calm, setCalm] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(value, calm)) return;
    const wait = Math.max(0, changedAt.current + calmMs - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setCalm(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, calm]);
  return calm;
}
