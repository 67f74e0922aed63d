import { Message, Notice, Pictogram } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Message',
  component: Refusal,
  decorators: [inColumn],
} satisfies Meta<typeof Refusal>;
export default meta;

/** Its heading is the screen's, so it receives the focus. */
export const TextOnly: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const WithNotice: StoryObj<typeof meta> = {
  args: { children: <Comment /> },
};

function Refusal({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Message
      pictogram={<Pictogram sign="redo" tone="warn" />}
      title={t('status.refused.title')}
      text={t('status.refused.text')}
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
