import { languages } from '@recto/core';
import { languageNames, LanguageSwitcher } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { useGlobals } from 'storybook/preview-api';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { lookOf } from '../../.storybook/toolbar.ts';
import { inColumn } from './in-column.tsx';

const meta = {
  title: 'Components/Language switcher',
  ...documented(LanguageSwitcher, {
    seen: 'The globe and the language’s name at the top right. A tap opens the phone’s own list.',
    advice: {
      do: 'Each language by its own name, on every screen.',
      dont: 'No flags: a language is not a country.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { language: 'fr-fr', onChange: fn() },
  render: (args) => <LanguageSwitcher {...args} />,
} satisfies Meta<ComponentProps<typeof LanguageSwitcher>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  tags: ['!test'],
  parameters: playground,
  argTypes: {
    language: { control: { type: 'select', labels: languageNames }, options: languages },
  },
};

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
