import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { photoFile } from '../fake-host/photo-file.ts';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Unsupported browser', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The browser does not support camera capture (§5): photos are chosen as files, with upload progress. */
export const FilesUploaded: StoryObj<typeof meta> = {
  args: { ...links.idCardOnly, device: 'phoneWithOldBrowser', latencyMs: 600 },
  ...flow(
    {
      name: 'Start',
      does: 'Opens the link',
      run: async ({ customer }) => {
        await customer.sees({ screen: 'start' });
      },
    },
    {
      name: 'Confirm, without the capture screen',
      does: 'Presses “Start”',
      run: async ({ customer, host }) => {
        await customer.presses('start');
        const screen = await customer.sees({ screen: 'confirm' });
        await expect(screen).toHaveTextContent(host.translations.i18n.t('confirm.cameraUnsupported'));
      },
    },
    {
      name: 'Confirm: one photo sent',
      does: 'Chooses a file for the front; it is sent',
      run: async ({ customer, context, host }) => {
        const file = await photoFile('idCardRecto');
        // Starts looking before the file is chosen: the upload may be quick.
        await Promise.all([
          context.canvas.findByRole('progressbar'),
          customer.sees({ photo: 'idCardRecto', state: 'uploading' }),
          customer.chooses(file, 'idCardRecto'),
        ]);
        await customer.sees({ photo: 'idCardRecto', state: 'filled' });
        await customer.hears(host.translations.i18n.t('Toasts.photoSent'));
      },
    },
    {
      name: 'Confirm: both photos sent',
      does: 'Chooses a file for the back',
      run: async ({ customer }) => {
        await customer.chooses(await photoFile('idCardVerso'), 'idCardVerso');
        await customer.sees({ photo: 'idCardVerso', state: 'filled' });
      },
    },
    {
      name: 'Finished',
      does: 'Submits the photos',
      run: async ({ customer }) => {
        await customer.presses('confirm');
        await customer.sees({ screen: 'status', status: 'finished' });
      },
    },
  ),
};
