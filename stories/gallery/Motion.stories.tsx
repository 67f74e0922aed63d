import { photoNames, type PhotoName } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookOf } from '../../.storybook/toolbar.ts';
import type { Customer } from '../fake-host/Customer.ts';
import { links, token } from '../fake-host/links.ts';
import type { Scenario } from '../fake-host/scenario.ts';
import { MotionLoop, type Transition } from './MotionLoop.tsx';

/** The changes between screens, in a loop. “Quarter speed” in the toolbar slows them down. */
const meta = {
  title: 'Gallery/Motion',
  // They never come to rest; the film of the end-to-end tests checks them.
  tags: ['!test'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args, { globals }) => <MotionLoop {...args} language={lookOf(globals).language} />,
} satisfies Meta<Transition>;
export default meta;

type Story = StoryObj<typeof meta>;

const allBut = (...missing: PhotoName[]) => photoNames.filter((photo) => !missing.includes(photo));

function capture(sentPhotos: readonly PhotoName[] = []): Partial<Scenario> {
  return { ...links.everythingStarted, path: `/${token}/capture`, sentPhotos };
}

const viewfinder = (customer: Customer, photo: PhotoName) =>
  customer.sees({ screen: 'capture', state: 'capture', photo });

async function preview(customer: Customer, photo: PhotoName): Promise<void> {
  await viewfinder(customer, photo);
  await customer.presses('shutter');
  await customer.sees({ screen: 'capture', state: 'preview', photo });
}

export const StartToViewfinder: Story = {
  args: {
    from: { path: `/${token}/start` },
    before: (customer) => customer.sees({ screen: 'start' }),
    plays: async (customer) => {
      await customer.presses('start');
      await viewfinder(customer, 'idCardRecto');
    },
  },
};

export const PhotoToPreview: Story = {
  args: {
    from: capture(),
    before: (customer) => viewfinder(customer, 'idCardRecto'),
    // It takes itself.
    plays: (customer) => customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' }),
  },
};

export const CardTurnsOver: Story = {
  args: {
    from: capture(),
    before: (customer) => preview(customer, 'idCardRecto'),
    plays: async (customer) => {
      await customer.presses('use');
      await viewfinder(customer, 'idCardVerso');
    },
  },
};

/** The answer of the provider takes three seconds. */
export const CardTurnsOverWhileSendingIsSlow: Story = {
  args: { ...CardTurnsOver.args, from: { ...capture(), latencyMs: 3000 } },
};

export const LicenceToSelfie: Story = {
  args: {
    from: capture(allBut('driverLicenseVerso', 'clientPicture')),
    before: (customer) => preview(customer, 'driverLicenseVerso'),
    plays: async (customer) => {
      await customer.presses('use');
      await viewfinder(customer, 'clientPicture');
    },
  },
};

export const SelfieToConfirm: Story = {
  args: {
    from: capture(allBut('clientPicture')),
    before: (customer) => preview(customer, 'clientPicture'),
    plays: async (customer) => {
      await customer.presses('use');
      await customer.sees({ screen: 'confirm' });
    },
  },
};

export const SubmitToReceipt: Story = {
  args: {
    from: { ...links.everythingStarted, path: `/${token}/confirm`, sentPhotos: photoNames },
    before: (customer) => customer.sees({ screen: 'confirm' }),
    plays: async (customer) => {
      await customer.presses('confirm');
      await customer.sees({ screen: 'status', status: 'finished' });
    },
  },
};
