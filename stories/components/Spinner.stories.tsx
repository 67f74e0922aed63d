import { Spinner } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  decorators: [inColumn],
} satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Alone: Story = {};

export const Large: Story = { args: { size: '4rem' } };

/** A spinner is hidden from screen readers, so a text stands beside it. */
export const WithText: Story = { render: () => <SpinnerWithText /> };

function SpinnerWithText() {
  const { t } = useTranslation();
  return (
    <p style={{ display: 'flex', gap: 'var(--recto-space-x3)', alignItems: 'center' }}>
      <Spinner />
      {t('capture.upload.title')}
    </p>
  );
}
