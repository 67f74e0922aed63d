import { ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Screen heading',
  component: ScreenHeading,
  decorators: [inColumn],
} satisfies Meta<typeof ScreenHeading>;
export default meta;

/** Screen readers start here. A heading is not a control, so its focus shows no ring. */
export const Focused: StoryObj = {
  render: () => <Greeting lastname="Lefèvre" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const LongText: StoryObj = {
  render: () => <Greeting lastname="Schwarzenbach-Leutheusser-Schnarrenberger van den Oudenhuijzen" />,
};

function Greeting({ lastname }: { readonly lastname: string }) {
  const { t } = useTranslation();
  return <ScreenHeading>{t('start.greeting', { lastname })}</ScreenHeading>;
}
