import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/An upload fails', ...onFakes } satisfies Meta<World>;
export default meta;

/** The image is kept and shown until the provider takes it. */
export const TheProviderIsAwayForAMoment: StoryObj<typeof meta> = {
  args: {
    at: `/${token}/capture`,
    ...links.idCardStarted,
    failingCalls: ['savePhoto'],
    failure: 'unavailable',
  },
  play: async (context) => {
    const { step } = context;
    const { host, fakes } = fakeHostOf(context);
    const { i18n } = host.translations;
    const person = new Person(context);
    let taken: string | undefined;

    await step('The photo can’t be sent', async () => {
      await person.photographs('idCardRecto');
      const screen = await person.sees({ screen: 'capture', state: 'error', error: 'internal' });
      taken = screen.querySelector('img')?.src;
      await person.hears(i18n.t('capture.announce.failed'));
      await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).toBeNull();
    });

    await step('The provider is back, and the very same photo is sent', async () => {
      fakes.repository.settings.failing = {};
      await person.presses('retry');
      await person.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
      const sent = fakes.repository.procedureOf(token)?.thumbs.idCardRecto?.displayUrl;
      await expect(sent !== undefined && sent === taken, 'another photo was sent').toBe(true);
    });
  },
};
