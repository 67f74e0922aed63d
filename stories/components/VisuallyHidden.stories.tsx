import { VisuallyHidden } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { inColumn } from './column.tsx';
import { Unseen } from './Unseen.tsx';

const meta = {
  title: 'Components/Visually hidden',
  component: Kind,
  decorators: [inColumn],
} satisfies Meta<typeof Kind>;
export default meta;

/** It takes no room in the page, and a screen reader says it. */
export const WordsThatAreHeardOnly: StoryObj = {
  play: async ({ canvas }) => {
    const [hidden] = canvas.getAllByTestId('hidden');
    await expect(hidden?.getBoundingClientRect().width).toBe(1);
  },
};

function Kind() {
  const { t } = useTranslation();
  const words = t('toasts.kind.error');
  return (
    <Unseen words={words}>
      <VisuallyHidden data-testid="hidden">{words}</VisuallyHidden>
    </Unseen>
  );
}
