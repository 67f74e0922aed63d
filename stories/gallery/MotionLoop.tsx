import type { Language } from '@recto/core';
import { useEffect, useRef, useState } from 'react';
import { createFakeHost, type FakeHost } from '../fake-host/fake-host.ts';
import { Customer } from '../fake-host/Customer.ts';
import { FakeHostApp } from '../fake-host/FakeHostApp.tsx';
import { defaultScenario, type Scenario } from '../fake-host/scenario.ts';

/** A change from one screen to the next. */
export interface Transition {
  /** Where it begins; what is left out is that of `defaultScenario`. */
  readonly from: Partial<Scenario>;
  /** Leads to the moment before it. */
  readonly before: (customer: Customer) => Promise<unknown>;
  /** The tap that it follows, and what is there at its end. */
  readonly plays: (customer: Customer) => Promise<unknown>;
}

interface MotionLoopProps extends Transition {
  readonly language: Language;
}

/** How long the screens before and after are shown, in ms. */
const restMs = 1200;

/** The running app on fakes, which plays one change again and again, each time from the beginning, also after it has failed. */
export function MotionLoop({ from, before, plays, language }: MotionLoopProps) {
  const box = useRef<HTMLDivElement>(null);
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<{ readonly fakeHost: FakeHost; readonly round: number } | null>(null);
  const scenario = { ...defaultScenario, latencyMs: 400, ...from };
  useEffect(() => {
    const ended = new AbortController();
    const { signal: abortSignal } = ended;
    const play = async () => {
      setShown({ fakeHost: await createFakeHost(scenario, language), round });
      const customer = new Customer({ canvasElement: box.current!, abortSignal });
      await before(customer);
      await rest();
      if (!abortSignal.aborted) await plays(customer);
      await rest();
      if (!abortSignal.aborted) setRound(round + 1);
    };
    play().catch((error: unknown) => {
      if (abortSignal.aborted) return;
      setRound(round + 1);
      throw error;
    });
    return () => ended.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a story's transition is always the same
  }, [round, language]);
  return (
    <div ref={box}>
      {shown !== null && (
        <FakeHostApp key={shown.round} fakeHost={shown.fakeHost} scenario={scenario} language={language} />
      )}
    </div>
  );
}

function rest(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, restMs));
}
