import { LiveRegion } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect } from 'storybook/test';
import { inColumn } from './column.tsx';
import { Unseen } from './Unseen.tsx';

const meta = {
  title: 'Components/Live region',
  component: LiveRegion,
  decorators: [inColumn],
} satisfies Meta<typeof LiveRegion>;
export default meta;

/** It is there before there is something to tell, or nobody would hear it. */
export const NothingHasHappened: StoryObj = {
  render: () => (
    <Unseen words="">
      <LiveRegion message={null} />
    </Unseen>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const SomethingHasHappened: StoryObj = {
  render: () => <Sent />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};

/** An error does not wait for the end of the sentence. */
export const SomethingWentWrong: StoryObj = {
  render: () => <Failed />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
  },
};

function Sent() {
  const { t } = useTranslation();
  const words = t('Toasts.photoSent');
  return (
    <Unseen words={words}>
      <LiveRegion message={words} />
    </Unseen>
  );
}

function Failed() {
  const { t } = useTranslation();
  const words = t('capture.announce.failed');
  return (
    <Unseen words={words}>
      <LiveRegion message={words} urgency="assertive" />
    </Unseen>
  );
}
