import { ScreenHeading } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Screen heading',
  ...documented(ScreenHeading, {
    seen: 'The title of a screen. A screen reader begins with it.',
    advice: {
      do: 'Exactly one on each screen. It says where the customer is, in a few words.',
      dont: 'No name of a person in it, and no full stop.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
} satisfies Meta;
export default meta;

export const Playground: StoryObj<{ readonly children: string }> = {
  tags: ['!test'],
  parameters: playground,
  args: { children: 'Vérifiez vos photos' },
  argTypes: { children: { control: 'text' } },
  render: ({ children }) => <ScreenHeading>{children}</ScreenHeading>,
};

/** Screen readers start here. A heading is not a control, so its focus shows no ring. */
export const Focused: StoryObj = {
  render: () => <Title of="confirm.title" />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const LongText: StoryObj = {
  render: () => <Title of="capture.cameraError.title.blockedByPolicy" />,
};

function Title({ of }: { readonly of: 'confirm.title' | 'capture.cameraError.title.blockedByPolicy' }) {
  const { t } = useTranslation();
  return <ScreenHeading>{t(of)}</ScreenHeading>;
}
