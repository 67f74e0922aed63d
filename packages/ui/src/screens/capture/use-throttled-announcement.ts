import { useEffect, useRef, useState } from 'react';

/** How long an announcement stays before the next one replaces it, in ms: long enough for a screen reader to start it. */
const minDisplayMs = 2000;

interface Queue<Value> {
  /** The newest value. */
  readonly latest: Value;
  readonly announced: Value;
  /** The values to announce next, in order. */
  readonly waiting: readonly Value[];
}

/**
 * Throttles a value to one change in two seconds. Of the values that arrive in between, it keeps the
 * last one and those that must not be dropped.
 * @param mustBeAnnounced whether a queued value stays in the queue although `next` has arrived.
 */
export function useThrottledAnnouncement<Value>(
  value: Value,
  mustBeAnnounced: (waiting: Value, next: Value) => boolean,
): Value {
  const [queue, setQueue] = useState<Queue<Value>>({ latest: value, announced: value, waiting: [] });
  if (!Object.is(queue.latest, value)) setQueue(enqueue(queue, value, mustBeAnnounced));

  const changedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (queue.waiting.length === 0) return;
    const wait = Math.max(0, changedAt.current + minDisplayMs - performance.now());
    const timer = setTimeout(() => {
      changedAt.current = performance.now();
      setQueue(announceNext);
    }, wait);
    return () => clearTimeout(timer);
  }, [queue]);
  return queue.announced;
}

function enqueue<Value>(
  { announced, waiting }: Queue<Value>,
  latest: Value,
  mustBeAnnounced: (waiting: Value, next: Value) => boolean,
): Queue<Value> {
  const kept = waiting.filter((earlier) => mustBeAnnounced(earlier, latest));
  const isLast = Object.is(kept.length === 0 ? announced : kept.at(-1), latest);
  return { latest, announced, waiting: isLast ? kept : [...kept, latest] };
}

function announceNext<Value>({ latest, announced, waiting }: Queue<Value>): Queue<Value> {
  const [next = announced, ...rest] = waiting;
  return { latest, announced: next, waiting: rest };
}
