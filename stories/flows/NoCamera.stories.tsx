import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = {
  title: 'Flows/No camera',
  ...fakeHostMeta,
  args: { ...fakeHostMeta.args, path: `/${token}/capture`, ...links.idCardStarted },
} satisfies Meta<Scenario>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The error view offers a restart, which reloads the page (§8), and the file picker. */
export const AccessDenied: Story = {
  args: { cameraScript: 'denied' },
  play: async (context) => {
    const { host, fakes } = fakeHostOf(context);
    const customer = new Customer(context);
    const screen = await customer.sees({ screen: 'capture', state: 'error', error: 'cameraAccess' });
    await expect(screen.querySelector('h1')).toHaveTextContent(
      host.translations.i18n.t('capture.cameraError.title.deniedHere'),
    );
    await expect(screen.querySelector('h1')).toHaveFocus();

    await customer.presses('restart');
    await expect(fakes.device.reloads).toBe(1);

    await customer.presses('choose-file');
    await customer.sees({ screen: 'confirm' });
    await customer.sees({ photo: 'idCardRecto', state: 'empty' });
  },
};

/** The customer is sent to confirm (§8), and a toast says why. */
export const NoCameraFound: Story = {
  args: { cameraScript: 'notFound' },
  play: async (context) => {
    const { i18n } = fakeHostOf(context).host.translations;
    const customer = new Customer(context);
    await customer.hears(i18n.t('Toasts.cameraNotFound'));
    await customer.sees({ screen: 'confirm' });
  },
};
