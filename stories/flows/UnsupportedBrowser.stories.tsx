import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fake-host/links.ts';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import { photoFile } from '../fake-host/photo-file.ts';
import type { Scenario } from '../fake-host/scenario.ts';

const meta = { title: 'Flows/Unsupported browser', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The browser does not support camera capture (§5): photos are chosen as files, with upload progress. */
export const FilesUploaded: StoryObj<typeof meta> = {
  args: { ...links.idCardOnly, device: 'phoneWithOldBrowser', latencyMs: 600 },
  play: async (context) => {
    const { step, canvas } = context;
    const { i18n } = fakeHostOf(context).host.translations;
    const customer = new Customer(context);

    await step('Start leads to confirm, without the capture screen', async () => {
      await customer.presses('start');
      const screen = await customer.sees({ screen: 'confirm' });
      await expect(screen).toHaveTextContent(i18n.t('confirm.cameraUnsupported'));
    });

    await step('A file is chosen and sent', async () => {
      const file = await photoFile('idCardRecto');
      // Starts looking before the file is chosen: the upload may be quick.
      await Promise.all([
        canvas.findByRole('progressbar'),
        customer.sees({ photo: 'idCardRecto', state: 'uploading' }),
        customer.chooses(file, 'idCardRecto'),
      ]);
      await customer.sees({ photo: 'idCardRecto', state: 'filled' });
      await customer.hears(i18n.t('Toasts.photoSent'));
    });

    await step('The second file is sent, and the photos are confirmed', async () => {
      await customer.chooses(await photoFile('idCardVerso'), 'idCardVerso');
      await customer.sees({ photo: 'idCardVerso', state: 'filled' });
      await customer.presses('confirm');
      await customer.sees({ screen: 'status', status: 'finished' });
    });
  },
};
