import { Logo } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { documented } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Logo',
  ...documented(Logo, {
    seen: 'The mark and the name at the top of each page, or the operator’s own logo.',
    advice: { do: 'Once, in the header of the page.', dont: 'No other colours, no other words beside it.' },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  render: () => <Logo />,
} satisfies Meta;
export default meta;

export const Wordmark: StoryObj = {};
