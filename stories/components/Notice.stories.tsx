import { Notice } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { inColumn } from './in-column.tsx';

type NoticeTone = ComponentProps<typeof Notice>['tone'];

const tones = { info: null, success: null, warn: null, danger: null } satisfies Record<NoticeTone, null>;

interface EachToneProps {
  readonly titled: boolean;
  readonly word?: string;
}

function EachTone({ titled, word }: EachToneProps) {
  const { t } = useTranslation();
  return (Object.keys(tones) as NoticeTone[]).map((tone) => (
    <Notice key={tone} tone={tone} {...(titled && { title: t('status.refused.commentLabel') })}>
      {word ?? t('shell.offline')}
    </Notice>
  ));
}

const meta = {
  title: 'Components/Notice',
  component: EachTone,
  decorators: [inColumn],
  args: { titled: false },
} satisfies Meta<typeof EachTone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllTones: Story = {};

export const WithTitle: Story = { args: { titled: true } };

export const LongWord: Story = {
  args: { titled: true, word: 'Dossier-2026-11-0000000000000000000000000000000000004711' },
};
