import { Message, Notice, Pictogram } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Message',
  ...documented(Message, {
    seen: 'A page with one message: a drawing, a title, a sentence.',
    screenHeight: 480,
    advice: {
      do: 'One sentence on what happened, then what the customer can do.',
      dont: 'No second message on the same screen; a remark goes into a notice below.',
    },
  }),
  tags: ['autodocs'],
  render: (args) => <Refusal {...args} />,
  decorators: [inColumn],
} satisfies Meta<typeof Refusal>;
export default meta;

export const Playground: StoryObj<ComponentProps<typeof Message>> = {
  tags: ['!test'],
  parameters: playground,
  args: { title: 'Photos à refaire', text: 'Une photo n’est pas lisible. Reprenez-la à la lumière du jour.' },
  argTypes: { title: { control: 'text' }, text: { control: 'text' } },
  render: ({ title, text }) => (
    <Message pictogram={<Pictogram sign="redo" tone="warn" />} title={title} text={text} />
  ),
};

/** Its heading is the screen's, so it receives the focus. */
export const TextOnly: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const WithNotice: StoryObj<typeof meta> = {
  args: { children: <Comment /> },
};

/** It is all there is: in the middle, the drawing at a third of the screen's height. */
export const Centred: StoryObj<typeof meta> = {
  render: function Render() {
    const { t } = useTranslation();
    return (
      <Message
        pictogram={<Pictogram sign="question" tone="info" />}
        title={t('notFound.title')}
        text={t('notFound.text')}
        centred
      />
    );
  },
};

function Refusal({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Message
      pictogram={<Pictogram sign="redo" tone="warn" />}
      title={t('status.refused.title')}
      text={t('status.refused.text', { restart: t('status.refused.restart') })}
    >
      {children}
    </Message>
  );
}

function Comment() {
  const { t } = useTranslation();
  return (
    <Notice tone="warn" title={t('status.refused.commentLabel')}>
      {t('confirm.tile.thumbnailUnavailable')}
    </Notice>
  );
}
