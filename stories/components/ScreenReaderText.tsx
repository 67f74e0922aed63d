import type { ReactNode } from 'react';

export interface ScreenReaderTextProps {
  /** The text that screen readers read or announce; empty for none. */
  readonly text: string;
  /** The invisible component that contains the text. */
  readonly children: ReactNode;
}

/** Shows the text of an invisible component in the picture. The visible copy is hidden from screen readers. */
export function ScreenReaderText({ text, children }: ScreenReaderTextProps) {
  return (
    <>
      <p
        aria-hidden="true"
        style={{ padding: 'var(--recto-space-x4)', background: 'var(--recto-color-wash)' }}
      >
        {text === '' ? '…' : `“${text}”`}
      </p>
      {children}
    </>
  );
}
