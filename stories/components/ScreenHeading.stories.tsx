import { ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from './column.tsx';

const meta = {
  title: 'Components/Screen heading',
  component: ScreenHeading,
  decorators: [inColumn],
} satisfies Meta<typeof ScreenHeading>;
export default meta;

/** A screen reader begins here. Nobody can press a heading, so the focus on it is not seen. */
export const ItHasTheFocus: StoryObj = {
  render: () => <Greeting lastname="Lefèvre" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const ItTakesManyLines: StoryObj = {
  render: () => <Greeting lastname="Schwarzenbach-Leutheusser-Schnarrenberger van den Oudenhuijzen" />,
};

function Greeting({ lastname }: { readonly lastname: string }) {
  const { t } = useTranslation();
  return <ScreenHeading>{t('start.greeting', { lastname })}</ScreenHeading>;
}
