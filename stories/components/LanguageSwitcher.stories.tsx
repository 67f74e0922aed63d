import { LanguageSwitcher } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inColumn } from './column.tsx';

const meta = {
  title: 'Components/Language switcher',
  component: LanguageSwitcher,
  decorators: [inColumn],
  args: { language: 'fr-fr', onChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

export const French: Story = {};
