import { Pictogram } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

type Sign = ComponentProps<typeof Pictogram>['sign'];

const meta = {
  title: 'Components/Pictogram',
  ...documented(Pictogram, {
    seen: 'The drawing above a single message, such as “expired” or “page not found”; its sign says which.',
    advice: {
      do: 'One on a screen with a single message. The sign carries the meaning, the tone supports it.',
      dont: 'Not as decoration, and not beside a button.',
    },
  }),
  tags: ['autodocs'],
  render: (args) => <Pictogram {...args} />,
  decorators: [inColumn],
} satisfies Meta<ComponentProps<typeof Pictogram>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  parameters: playground,
  args: { sign: 'check', tone: 'success' },
  argTypes: {
    sign: { control: 'inline-radio', options: ['check', 'redo', 'clock', 'alert', 'question'] },
    tone: { control: 'inline-radio', options: ['info', 'success', 'warn', 'danger'] },
  },
};

export const Done: Story = { args: { sign: 'check', tone: 'success' } };

export const Redo: Story = { args: { sign: 'redo', tone: 'warn' } };

export const Expired: Story = { args: { sign: 'clock', tone: 'info' } };

export const Warning: Story = { args: { sign: 'alert', tone: 'warn' } };

export const Danger: Story = { args: { sign: 'alert', tone: 'danger' } };

export const Unknown: Story = { args: { sign: 'question', tone: 'info' } };

/** A new sign does not compile until it has a story. */
void ({
  check: Done,
  redo: Redo,
  clock: Expired,
  alert: Warning,
  question: Unknown,
} satisfies Record<Sign, Story>);
