import { LiveRegion } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { documented, playground } from '../../.storybook/docs/component-docs.ts';
import { inColumn } from './in-column.tsx';
import { ScreenReaderText } from './ScreenReaderText.tsx';

const meta = {
  title: 'Components/Live region',
  ...documented(LiveRegion, {
    seen: 'Nothing is seen: these are the words that a screen reader says while the screen changes.',
    advice: {
      do: 'Announce what has changed without the customer’s doing, once, with the photo’s name.',
      dont: 'Do not announce what gets the focus: a heading is read anyway. `assertive` is for errors only.',
    },
  }),
  tags: ['autodocs'],
  decorators: [inColumn],
} satisfies Meta;
export default meta;

/** The text in quotes shows what the region announces. */
export const Playground: StoryObj<ComponentProps<typeof LiveRegion>> = {
  tags: ['!test'],
  parameters: playground,
  args: { message: 'Photo envoyée', urgency: 'polite', times: 0 },
  argTypes: {
    message: { control: 'text' },
    urgency: { control: 'inline-radio', options: ['polite', 'assertive'] },
  },
  render: (args) => (
    <ScreenReaderText text={args.message ?? ''}>
      <LiveRegion {...args} />
    </ScreenReaderText>
  ),
};

/** The region exists before its first message, or that would not be announced. */
export const Empty: StoryObj = {
  render: () => (
    <ScreenReaderText text="">
      <LiveRegion message={null} />
    </ScreenReaderText>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Polite: StoryObj = {
  render: () => <Sent />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** An error interrupts the screen reader. */
export const Assertive: StoryObj = {
  render: () => <Failed />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
};

function Sent() {
  const { t } = useTranslation();
  const text = t('Toasts.photoSent');
  return (
    <ScreenReaderText text={text}>
      <LiveRegion message={text} />
    </ScreenReaderText>
  );
}

function Failed() {
  const { t } = useTranslation();
  const text = t('Errors.internalError.start');
  return (
    <ScreenReaderText text={text}>
      <LiveRegion message={text} urgency="assertive" />
    </ScreenReaderText>
  );
}
