import { createTranslations, LoadingIndicator, StartView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { screenModes } from '../../.storybook/chromatic-modes.ts';
import { inShell } from './in-shell.tsx';

const meta = {
  title: 'Screens/Loading',
  parameters: { chromatic: screenModes },
  component: LoadingIndicator,
} satisfies Meta<typeof LoadingIndicator>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Navigating: Story = {};

/** The screen below is mounted for a second before it becomes visible (§2, §9). */
export const CoversNextScreen: Story = {
  decorators: [inShell],
  render: () => (
    <>
      <StartView lastname={null} documents={['idCard']} starting={false} onStart={() => undefined} />
      <LoadingIndicator />
    </>
  ),
};

export const NoTextsYet: Story = { render: () => <WithoutTexts /> };

function WithoutTexts() {
  const [{ i18n }] = useState(() => createTranslations());
  return (
    <I18nextProvider i18n={i18n}>
      <LoadingIndicator />
    </I18nextProvider>
  );
}
