import { Logo } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Logo',
  component: Logo,
  decorators: [inColumn],
} satisfies Meta<typeof Logo>;
export default meta;

export const Wordmark: StoryObj = {};
