import { Notice } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
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
  ...documented(Notice, {
    seen: 'A quiet box with a remark, such as the reason of a refusal.',
    advice: {
      do: 'For what stays true for a while, beside the text that it is about.',
      dont: 'Not for an outcome that has to be announced: a notice is silent.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  render: (args) => <EachTone {...args} />,
  args: { titled: false },
} satisfies Meta<typeof EachTone>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<ComponentProps<typeof Notice>> = {
  tags: ['!test'],
  parameters: playground,
  args: { tone: 'warn', title: 'Commentaire', children: 'Le verso de la carte d’identité est flou.' },
  argTypes: {
    tone: { control: 'inline-radio', options: Object.keys(tones) },
    title: { control: 'text' },
    children: { control: 'text' },
  },
  render: (args) => <Notice {...args} />,
};

export const AllTones: Story = {};

export const WithTitle: Story = { args: { titled: true } };

export const LongWord: Story = {
  args: { titled: true, word: 'Dossier-2026-11-0000000000000000000000000000000000004711' },
};
