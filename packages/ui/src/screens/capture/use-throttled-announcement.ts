import { useEffect, useRef, useState } from 'react';

/** How long a message stays before the next one takes its place, in ms: long enough to be begun. */
const calmMs = 2000;

interface Queue<Value> {
  /** What came last. */
  readonly latest: Value;
  readonly told: Value;
  /** What is told next, in order. */
  readonly waiting: readonly Value[];
}

/**
 * Lets a value change at most once in two seconds. Of those that come meanwhile the last one is told
 * at the end, and before it the ones that must not be dropped.
 * @param mustBeTold whether a value that waits for its turn keeps it although `next` has come.
 */
export function useThrottledAnnouncement<Value>(
  value: Value,
  mustBeTold: (waiting: Value, next: Value) => boolean,
): Value {
  const [queue, setQueue] = useState<Queue<Value>>({ latest: value, told: value, waiting: [] });
  if (!Object.is(queue.latest, value)) setQueue(withLatest(queue, value, mustBeTold));

  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (queue.waiting.length === 0) return;
    const wait = Math.max(0, changedAt.current + calmMs - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setQueue(withNextTold);
    }, wait);
    return () => clearTimeout(timer);
  }, [queue]);
  return queue.told;
}

function withLatest<Value>(
  { told, waiting }: Queue<Value>,
  latest: Value,
  mustBeTold: (waiting: Value, next: Value) => boolean,
): Queue<Value> {
  const kept = waiting.filter((earlier) => mustBeTold(earlier, latest));
  const isLast = Object.is(kept.length === 0 ? told : kept.at(-1), latest);
  return { latest, told, waiting: isLast ? kept : [...kept, latest] };
}

function withNextTold<Value>({ latest, told, waiting }: Queue<Value>): Queue<Value> {
  const [next = told, ...rest] = waiting;
  return { latest, told: next, waiting: rest };
}
