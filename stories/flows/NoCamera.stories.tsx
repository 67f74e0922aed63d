import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { photoFile } from '../fake-host/photo-file.ts';
import { flow } from './flow.ts';

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
  ...flow(
    {
      name: 'No access to the camera',
      does: 'Refuses when the browser asks for the camera',
      run: async ({ customer, host }) => {
        const screen = await customer.sees({ screen: 'capture', state: 'error', error: 'cameraAccess' });
        await expect(screen.querySelector('h1')).toHaveTextContent(
          host.translations.i18n.t('capture.cameraError.title.deniedHere'),
        );
        await waitFor(() => expect(screen.querySelector('h1')).toHaveFocus());
      },
    },
    {
      name: 'The page is loaded again',
      does: 'Presses “Restart”',
      run: async ({ customer, fakes }) => {
        await customer.presses('restart');
        await expect(fakes.device.reloads).toBe(1);
      },
    },
    {
      name: 'The preview of a chosen file',
      does: 'Chooses a photo instead',
      run: async ({ customer }) => {
        await customer.choosesInstead(await photoFile('idCardRecto'));
        await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
      },
    },
    {
      name: 'The next photo, in the same way',
      does: 'Uses it',
      run: async ({ customer }) => {
        await customer.presses('use');
        await customer.sees({ screen: 'capture', state: 'error', photo: 'idCardVerso' });
      },
    },
  ),
};

/** The customer is sent to confirm (§8), and a toast says why. */
export const NoCameraFound: Story = {
  args: { cameraScript: 'notFound' },
  ...flow({
    name: 'Confirm, with the reason',
    does: 'Has started on a device without a camera',
    run: async ({ customer, host }) => {
      await customer.hears(host.translations.i18n.t('Toasts.cameraNotFound'));
      await customer.sees({ screen: 'confirm' });
    },
  }),
};
