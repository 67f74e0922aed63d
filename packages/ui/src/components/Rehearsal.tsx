import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Activity } from './activity.ts';

export interface RehearsalProps {
  readonly children: ReactNode;
}

/**
 * Renders its children when React has nothing else to do, outside of the page and without their effects: nothing of
 * them is ever seen, heard or found. What they have in common with a later state has its rules in the style sheet then,
 * and its code compiled, so that a slow phone shows that state sooner. Does nothing before React 19.2.
 */
export function Rehearsal({ children }: RehearsalProps) {
  const [stage, setStage] = useState<HTMLElement | null>(null);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- once; React takes over no portals, and a server has none.
    setStage(globalThis.document.createElement('div'));
  }, []);
  if (stage === null || Activity === undefined) return null;
  return createPortal(<Activity mode="hidden">{children}</Activity>, stage);
}
