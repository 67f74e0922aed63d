import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/No network', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** Photos can be taken offline. They wait on the phone and are sent when the network is back. */
export const PhotosSentLater: StoryObj<typeof meta> = {
  args: { path: `/${token}/capture`, ...links.idCardStarted },
  ...flow(
    {
      name: 'Viewfinder, offline',
      does: 'Has started, and the phone loses its network',
      run: async ({ customer, fakes }) => {
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        fakes.device.setOnline(false);
      },
    },
    {
      name: 'The front is kept on the phone',
      does: 'Takes the front and uses it',
      run: async ({ customer, context, host, fakes }) => {
        const { i18n } = host.translations;
        await customer.photographs('idCardRecto');
        const photo = i18n.t('photos.name.idCardRecto');
        const kept = i18n.t('capture.announce.kept', { photo });
        await waitFor(() => expect(context.canvasElement).toHaveTextContent(kept.replaceAll(/\s+/g, ' ')));
        await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).toBeNull();
      },
    },
    {
      name: 'Confirm: both photos wait, and the button says why it is disabled',
      does: 'Takes the back and uses it',
      run: async ({ customer, host }) => {
        await customer.photographs('idCardVerso');
        await customer.sees({ screen: 'confirm' });
        await customer.sees({ photo: 'idCardRecto', state: 'waiting' });
        await customer.sees({ photo: 'idCardVerso', state: 'waiting' });
        const confirm = await customer.sees({ action: 'confirm' });
        await expect(confirm).toHaveAttribute('aria-disabled', 'true');
        const reason = host.translations.i18n.t('confirm.offline', { count: 2 });
        await expect(confirm).toHaveAccessibleDescription(reason);
      },
    },
    {
      name: 'Confirm: both photos sent',
      does: 'Does nothing; the network is back',
      run: async ({ customer, host, fakes }) => {
        fakes.device.setOnline(true);
        await customer.sees({ photo: 'idCardRecto', state: 'filled' });
        await customer.sees({ photo: 'idCardVerso', state: 'filled' });
        await customer.hears(host.translations.i18n.t('confirm.allReceived'));
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
