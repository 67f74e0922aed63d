import type { Decorator } from '@storybook/react-vite';

/** Gives a component the background and margins that it has on a screen. */
export const inColumn: Decorator = (Story) => (
  <main
    style={{
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: 'var(--recto-space-x4)',
      justifyItems: 'start',
      maxWidth: 'calc(var(--recto-size-column) + 2 * var(--recto-size-gutter))',
      padding: 'var(--recto-size-gutter)',
    }}
  >
    <Story />
  </main>
);
