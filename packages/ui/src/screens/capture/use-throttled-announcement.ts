import { useEffect, useRef, useState } from 'react';

/** How long an announcement stays before the next one replaces it, in ms: long enough for a screen reader to start it. */
const minDisplayMs = 2000;

/** Throttles a value to one change in two seconds. Of the values that arrive in between, it keeps the last one. */
export function useThrottledAnnouncement<Value>(value: Value): Value {
  const [announced, setAnnounced] = useState(value);
  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (Object.is(announced, value)) return;
    const wait = Math.max(0, changedAt.current + minDisplayMs - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setAnnounced(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [announced, value]);
  return announced;
}
