import { languages } from '@recto/core';
import { LanguageSwitcher } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useGlobals } from 'storybook/preview-api';
import { lookOf } from '../../.storybook/toolbar.ts';
import { inColumn } from './column.tsx';

const meta = {
  title: 'Components/Language switcher',
  component: LanguageSwitcher,
  decorators: [inColumn],
  args: { language: 'fr-fr', onChange: fn() },
} satisfies Meta<typeof LanguageSwitcher>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The switcher and Storybook's toolbar are one and the same language. */
export const ItSpeaksTheLanguageThatIsChosen: Story = {
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

export const EachLanguageIsChosenOnce: Story = {
  render: (args) => (
    <>
      {languages.map((language) => (
        <LanguageSwitcher key={language} {...args} language={language} />
      ))}
    </>
  ),
};

export const TheKeyboardIsOnIt: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};

export const AnotherLanguageIsChosen: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox'), 'nl-nl');
    await expect(args.onChange).toHaveBeenCalledWith('nl-nl');
    canvas.getByRole('combobox').blur();
  },
};
