import { Pictogram } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { inColumn } from './in-column.tsx';

type Sign = ComponentProps<typeof Pictogram>['sign'];

const meta = {
  title: 'Components/Pictogram',
  component: Pictogram,
  decorators: [inColumn],
} satisfies Meta<typeof Pictogram>;
export default meta;

type Story = StoryObj<typeof meta>;

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
