import { Pictogram } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { inColumn } from './column.tsx';

type Sign = ComponentProps<typeof Pictogram>['sign'];

const meta = {
  title: 'Components/Pictogram',
  component: Pictogram,
  decorators: [inColumn],
} satisfies Meta<typeof Pictogram>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ItIsDone: Story = { args: { sign: 'check', tone: 'success' } };

export const ItHasToBeDoneAgain: Story = { args: { sign: 'redo', tone: 'warn' } };

export const ItsTimeIsOver: Story = { args: { sign: 'clock', tone: 'info' } };

export const SomethingIsWrong: Story = { args: { sign: 'alert', tone: 'warn' } };

export const SomethingIsVeryWrong: Story = { args: { sign: 'alert', tone: 'danger' } };

export const NobodyKnowsIt: Story = { args: { sign: 'question', tone: 'info' } };

/** A new sign does not compile until it has a story. */
void ({
  check: ItIsDone,
  redo: ItHasToBeDoneAgain,
  clock: ItsTimeIsOver,
  alert: SomethingIsWrong,
  question: NobodyKnowsIt,
} satisfies Record<Sign, Story>);
