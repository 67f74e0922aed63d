import { LiveRegion } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { inColumn } from './in-column.tsx';
import { ScreenReaderText } from './ScreenReaderText.tsx';

const meta = {
  title: 'Components/Live region',
  component: LiveRegion,
  decorators: [inColumn],
} satisfies Meta<typeof LiveRegion>;
export default meta;

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
  const text = t('capture.announce.failed');
  return (
    <ScreenReaderText text={text}>
      <LiveRegion message={text} urgency="assertive" />
    </ScreenReaderText>
  );
}
