import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Upload fails', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** A failed photo is kept and shown until the provider accepts it. */
export const SentOnRetry: StoryObj<typeof meta> = {
  args: {
    path: `/${token}/capture`,
    ...links.idCardStarted,
    failingCalls: ['savePhoto'],
    failure: 'unavailable',
  },
  ...flow(
    {
      name: 'Viewfinder: ID card, front',
      does: 'Has started',
      run: async ({ customer }) => {
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
      },
    },
    {
      name: 'Sending failed',
      does: 'Takes the photo and uses it; the provider fails',
      run: async ({ customer, host, fakes }) => {
        await customer.photographs('idCardRecto');
        const screen = await customer.sees({ screen: 'capture', state: 'error', error: 'internal' });
        const heading = screen.querySelector('h1');
        await waitFor(() => expect(heading).toHaveFocus());
        await expect(heading).toHaveTextContent(host.translations.i18n.t('capture.internalError.title'));
        await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).toBeNull();
      },
    },
    {
      name: 'Viewfinder: ID card, back',
      does: 'Retries; the provider is back, and the same photo is sent',
      run: async ({ customer, fakes }) => {
        const screen = await customer.sees({ screen: 'capture', state: 'error', error: 'internal' });
        const taken = screen.querySelector('img')?.src;
        fakes.repository.settings.failing = {};
        await customer.presses('retry');
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
        const sent = fakes.repository.procedureOf(token)?.thumbs.idCardRecto?.displayUrl;
        await expect(sent !== undefined && sent === taken, 'another photo was sent').toBe(true);
      },
    },
  ),
};
