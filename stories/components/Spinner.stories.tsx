import { Spinner } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Spinner',
  ...documented(Spinner, {
    seen: 'The turning ring beside a text, while something takes its time.',
    advice: {
      do: 'Put a text beside it, or a busy label on the button that it stands in.',
      dont: 'No spinner over a photo or over a whole screen that could be shown already.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  render: (args) => <Spinner {...args} />,
} satisfies Meta<ComponentProps<typeof Spinner>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  parameters: playground,
  args: { size: '2rem' },
  argTypes: { size: { control: 'select', options: ['1.375em', '2rem', '4rem'] } },
};

export const Alone: Story = {};

export const Large: Story = { args: { size: '4rem' } };

/** A spinner is hidden from screen readers, so a text stands beside it. */
export const WithText: Story = { render: () => <SpinnerWithText /> };

function SpinnerWithText() {
  const { t } = useTranslation();
  return (
    <p style={{ display: 'flex', gap: 'var(--recto-space-x3)', alignItems: 'center' }}>
      <Spinner />
      <span>{t('capture.init.title')}</span>
    </p>
  );
}
