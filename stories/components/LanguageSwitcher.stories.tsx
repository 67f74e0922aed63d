import { languages } from '@recto/core';
import { LanguageSwitcher } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useGlobals } from 'storybook/preview-api';
import { lookOf } from '../../.storybook/toolbar.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Language switcher',
  component: LanguageSwitcher,
  decorators: [inColumn],
  args: { language: 'fr-fr', onChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The switcher shows and sets the language of Storybook's toolbar. */
export const CurrentLanguage: Story = {
  render: function Render() {
    const [globals, updateGlobals] = useGlobals();
    return (
      <LanguageSwitcher
        language={lookOf(globals).language}
        onChange={(language) => updateGlobals({ language })}
      />
    );
  },
};

export const AllLanguages: Story = {
  render: (args) => (
    <>
      {languages.map((language) => (
        <LanguageSwitcher key={language} {...args} language={language} />
      ))}
    </>
  ),
};

export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const LanguageChanged: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'nl-nl');
    await expect(args.onChange).toHaveBeenCalledWith('nl-nl');
    canvas.getByRole('combobox').blur();
  },
};
