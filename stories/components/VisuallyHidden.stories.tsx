import { VisuallyHidden } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { inColumn } from './in-column.tsx';
import { ScreenReaderText } from './ScreenReaderText.tsx';

const meta = {
  title: 'Components/Visually hidden',
  component: Kind,
  decorators: [inColumn],
} satisfies Meta<typeof Kind>;
export default meta;

/** Takes no room on the page, but screen readers read it. */
export const ScreenReaderOnly: StoryObj = {
  play: async ({ canvas }) => {
    const [hidden] = canvas.getAllByTestId('hidden');
    await expect(hidden?.getBoundingClientRect().width).toBe(1);
  },
};

function Kind() {
  const { t } = useTranslation();
  const text = t('toasts.kind.error');
  return (
    <ScreenReaderText text={text}>
      <VisuallyHidden data-testid="hidden">{text}</VisuallyHidden>
    </ScreenReaderText>
  );
}
