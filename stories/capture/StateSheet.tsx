import type { ReactNode } from 'react';

export interface StateSheetProps {
  readonly states: readonly { readonly name: string; readonly screen: ReactNode }[];
}

/**
 * Every state of a screen, one below the other, each as large as the phone. The test run looks at them
 * one at a time (`test/visual/sheet-cells.ts`), and pictures them side by side.
 */
export function StateSheet({ states }: StateSheetProps) {
  return (
    <main>
      {states.map(({ name, screen }) => (
        <section key={name} aria-label={name} data-sheet-cell style={cell}>
          {screen}
        </section>
      ))}
    </main>
  );
}

/** What is `fixed` to the screen stays inside a cell with layout containment. */
const cell = { position: 'relative', contain: 'layout', width: '100vw', height: '100dvh' } as const;
