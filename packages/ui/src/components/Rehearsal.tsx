import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '../when-idle.ts';
import { Activity } from './activity.ts';

export interface RehearsalProps {
  /** Always the same array. Small scenes: what interrupts one makes React begin it anew. */
  readonly scenes: readonly ReactNode[];
}

/** How long the page may be busy before the next scene is rendered all the same, in ms. */
const busyLimitMs = 2_000;

/**
 * Renders one scene after the other, when the page has nothing else to do, outside of the page and without their effects:
 * nothing of them is ever seen, heard or found, and each is gone as soon as it was rendered. What they have in common with a
 * later state has its rules in the style sheet then, and its code compiled, so that a slow phone shows that state sooner.
 * Does nothing before React 19.2.
 */
export function Rehearsal({ scenes }: RehearsalProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  const [place, setPlace] = useState(0);
  useEffect(() => {
    const element = globalThis.document.createElement('div');
    let cancel: () => void = () => undefined;
    const rendered = new globalThis.MutationObserver((changes) => {
      if (changes.every(({ addedNodes }) => addedNodes.length === 0)) return;
      cancel = whenIdle(globalThis.window, busyLimitMs, () => setPlace((now) => now + 1));
    });
    rendered.observe(element, { childList: true });
    // oxlint-disable-next-line react/set-state-in-effect -- once; React takes over no portals, and a server has none.
    setStage(element);
    return () => {
      rendered.disconnect();
      cancel();
    };
  }, []);
  if (stage === null || Activity === undefined || place >= scenes.length) return null;
  return createPortal(
    <Activity key={place} mode="hidden">
      {scenes[place]}
    </Activity>,
    stage,
  );
}
