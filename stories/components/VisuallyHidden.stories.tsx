import { VisuallyHidden } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';
import { ScreenReaderText } from './ScreenReaderText.tsx';

const meta = {
  title: 'Components/Visually hidden',
  ...documented(VisuallyHidden, {
    seen: 'Nothing is seen: words that only a screen reader says, where others see a colour or an icon.',
    advice: {
      do: 'For a word that sighted customers get from a colour or an icon, such as the kind of a toast.',
      dont: 'Not for instructions: they help everybody.',
    },
  }),
  tags: ['autodocs'],
  render: () => <Kind />,
  decorators: [inColumn],
} satisfies Meta;
export default meta;

/** The text in quotes shows what is read aloud. */
export const Playground: StoryObj<{ readonly children: string }> = {
  tags: ['!test'],
  parameters: playground,
  args: { children: 'Erreur' },
  argTypes: { children: { control: 'text' } },
  render: ({ children }) => (
    <ScreenReaderText text={children}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </ScreenReaderText>
  ),
};

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
