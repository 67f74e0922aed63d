import type { Decorator } from '@storybook/react-vite';

/** Gives a component the paper and the margins that it has in a screen. */
export const inColumn: Decorator = (Story) => (
  <main
    style={{
      display: 'grid',
      gap: 'var(--recto-space-x4)',
      justifyItems: 'start',
      maxWidth: 'var(--recto-size-column)',
      padding: 'var(--recto-size-gutter)',
    }}
  >
    <Story />
  </main>
);
