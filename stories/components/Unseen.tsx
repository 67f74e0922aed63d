import type { ReactNode } from 'react';

export interface UnseenProps {
  /** What a screen reader says. */
  readonly words: string;
  /** What says it without being seen. */
  readonly children: ReactNode;
}

/** Puts into the picture what only a screen reader tells. The picture's own words are not read a second time. */
export function Unseen({ words, children }: UnseenProps) {
  return (
    <>
      <p
        aria-hidden="true"
        style={{ padding: 'var(--recto-space-x4)', background: 'var(--recto-color-wash)' }}
      >
        {words === '' ? '…' : `“${words}”`}
      </p>
      {children}
    </>
  );
}
