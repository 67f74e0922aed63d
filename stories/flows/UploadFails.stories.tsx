import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostOf, fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

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
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const { i18n } = host.translations;
    const customer = new Customer(context);
    let taken: string | undefined;

    await step('The upload fails', async () => {
      await customer.photographs('idCardRecto');
      const screen = await customer.sees({ screen: 'capture', state: 'error', error: 'internal' });
      taken = screen.querySelector('img')?.src;
      await customer.hears(i18n.t('capture.announce.failed'));
      await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).toBeNull();
    });

    await step('The provider is back, and the same photo is sent', async () => {
      fakes.repository.settings.failing = {};
      await customer.presses('retry');
      await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
      const sent = fakes.repository.procedureOf(token)?.thumbs.idCardRecto?.displayUrl;
      await expect(sent !== undefined && sent === taken, 'another photo was sent').toBe(true);
    });
  },
};
