import { useState } from 'react';
import type { DisabledReason } from './disabled-reason.ts';

/** Whether the customer has asked why the confirm button is disabled, by a tap on it. */
export interface AskedReason {
  readonly isAsked: boolean;
  /** How often the current reason was asked for: each time it is announced. */
  readonly times: number;
  readonly ask: () => void;
}

/** When the reason has changed, the earlier question is answered, also if that reason returns. */
export function useAskedReason(reason: DisabledReason | null): AskedReason {
  const [asked, setAsked] = useState<{ readonly reason: string; readonly times: number } | null>(null);
  const isAsked = asked !== null && asked.reason === reason?.full;
  if (asked !== null && !isAsked) setAsked(null);
  return {
    isAsked,
    times: asked?.times ?? 0,
    ask: () => {
      if (reason !== null) setAsked({ reason: reason.full, times: (asked?.times ?? 0) + 1 });
    },
  };
}
