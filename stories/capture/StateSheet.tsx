import type { ReactNode } from 'react';

export interface StateSheetProps {
  readonly states: readonly { readonly name: string; readonly screen: ReactNode }[];
}

/**
 * Every state of a screen, one below the other, each as large as the phone. The test run checks them one at
 * a time (`test/visual/sheet-cells.ts`), and puts them side by side in one picture.
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

/** Layout containment keeps elements with `position: fixed` inside their cell. */
const cell = { position: 'relative', contain: 'layout', width: '100vw', height: '100dvh' } as const;
