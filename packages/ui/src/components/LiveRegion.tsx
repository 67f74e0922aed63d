import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** What has just happened; null for nothing. The same text twice in a row is announced once. */
  readonly message: string | null;
  /** Another number announces the same text again. */
  readonly times?: number;
  /** `polite` waits until the screen reader has finished its sentence; `assertive` interrupts it, for errors. */
  readonly urgency?: 'polite' | 'assertive';
}

/** Announces changes to screen readers. Mount it before the first message: a region that appears together with its text is not announced. */
export function LiveRegion({ message, times = 0, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} aria-atomic="true">
      {times === 0 ? message : <span key={times}>{message}</span>}
    </VisuallyHidden>
  );
}
