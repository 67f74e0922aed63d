import type { Meta, StoryObj } from '@storybook/react-vite';
import { links } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { expect, waitFor } from 'storybook/test';
import { flow } from './flow.ts';

const meta = { title: 'Flows/ID card only', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** Two photos; the camera and each photo are announced to screen readers. */
export const LinkToFinished: StoryObj<typeof meta> = {
  args: links.idCardOnly,
  ...flow(
    {
      name: 'Start',
      does: 'Opens the link',
      run: async ({ customer }) => {
        await customer.sees({ screen: 'start' });
      },
    },
    {
      name: 'Viewfinder: ID card, front',
      does: 'Presses “Start”',
      run: async ({ customer, host }) => {
        await customer.presses('start');
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
        await customer.hears(host.translations.i18n.t('capture.announce.ready'));
      },
    },
    {
      name: 'Preview: ID card, front',
      does: 'Presses the shutter',
      run: async ({ customer, host }) => {
        await customer.presses('shutter');
        const { t } = host.translations.i18n;
        const screen = await customer.sees({ screen: 'capture', state: 'preview', photo: 'idCardRecto' });
        await waitFor(() =>
          expect(screen.querySelector('h1')).toHaveTextContent(t('capture.announce.photoTaken')),
        );
      },
    },
    {
      name: 'Viewfinder: ID card, back',
      does: 'Uses the photo; it is sent',
      run: async ({ customer }) => {
        await customer.presses('use');
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
      },
    },
    {
      name: 'Confirm: both photos sent',
      does: 'Turns the card over, takes the photo and uses it',
      run: async ({ customer }) => {
        await customer.photographs('idCardVerso');
        await customer.sees({ screen: 'confirm' });
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
