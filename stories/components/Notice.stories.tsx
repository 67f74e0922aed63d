import { Notice } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { inColumn } from './column.tsx';

type NoticeTone = ComponentProps<typeof Notice>['tone'];

const tones = { info: null, success: null, warn: null, danger: null } satisfies Record<NoticeTone, null>;

const meta = {
  title: 'Components/Notice',
  component: Notice,
  decorators: [inColumn],
  args: { tone: 'info', children: 'Posez le document à plat, sur un fond uni, puis évitez les reflets.' },
  render: (args) => (
    <>
      {(Object.keys(tones) as NoticeTone[]).map((tone) => (
        <Notice key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
} satisfies Meta<typeof Notice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EachTone: Story = {};

export const WithATitle: Story = { args: { title: 'Bon à savoir' } };
