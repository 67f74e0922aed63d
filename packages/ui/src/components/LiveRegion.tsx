import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LiveRegionProps {
  /** What has just happened; null for nothing. The same text twice in a row is told once. */
  readonly message: string | null;
  /** `polite` waits until the screen reader has finished its sentence; `assertive` is for errors. */
  readonly urgency?: 'polite' | 'assertive';
}

/** Tells a screen reader what has changed. Mount it before there is something to tell, or nobody hears it. */
export function LiveRegion({ message, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden role={urgency === 'polite' ? 'status' : 'alert'} aria-live={urgency} aria-atomic="true">
      {message}
    </VisuallyHidden>
  );
}
