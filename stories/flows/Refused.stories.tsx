import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow } from './flow.ts';

const meta = { title: 'Flows/Refused', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

/** The reason is shown, and the customer takes the photos again. */
export const StartedAgain: StoryObj<typeof meta> = {
  args: links.refused,
  ...flow(
    {
      name: 'Refused, with the reason',
      does: 'Opens the link again',
      run: async ({ customer }) => {
        const screen = await customer.sees({ screen: 'status', status: 'refused' });
        await expect(screen).toHaveTextContent(links.refused.adminComment);
      },
    },
    {
      name: 'Start',
      does: 'Starts again; the earlier photos are discarded',
      run: async ({ customer }) => {
        await customer.presses('restart');
        await customer.sees({ screen: 'start' });
      },
    },
    {
      name: 'Confirm: both photos sent',
      does: 'Takes both photos again',
      run: async ({ customer }) => {
        await customer.presses('start');
        await customer.photographs('idCardRecto');
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

const idCardRecto = 'idCardRecto';
const idCardVerso = 'idCardVerso';

/** The provider has kept the photo that was good: only the other one is asked for. */
export const OneTakenAgain: StoryObj<typeof meta> = {
  args: { ...links.refused, sentPhotos: [idCardRecto, idCardVerso], keptAtReset: [idCardRecto] },
  ...flow(
    {
      name: 'Start: one photo to retake',
      does: 'Opens the link again, reads the reason and starts again',
      run: async ({ customer, host }) => {
        await customer.presses('restart');
        const { t } = host.translations.i18n;
        const photos = [t(`photos.name.${idCardVerso}`)];
        const screen = await customer.sees({ screen: 'start' });
        await expect(screen.textContent).toContain(t('start.again', { count: 1, photos }));
      },
    },
    {
      name: 'Confirm: all photos received',
      does: 'Takes this photo again',
      run: async ({ customer, host }) => {
        await customer.presses('start');
        await customer.photographs(idCardVerso);
        await customer.sees({ photo: idCardVerso, state: 'filled' });
        const screen = await customer.sees({ screen: 'confirm' });
        await expect(screen).toHaveTextContent(links.refused.adminComment);
        await expect(screen).toHaveTextContent(host.translations.i18n.t('confirm.allReceived'));
      },
    },
  ),
};

/** The provider has cleared no photo: the customer decides which to take again. */
export const NoneCleared: StoryObj<typeof meta> = {
  args: { ...links.refused, sentPhotos: [idCardRecto, idCardVerso], keptAtReset: [idCardRecto, idCardVerso] },
  ...flow(
    {
      name: 'Start: the photos are still there',
      does: 'Opens the link again, reads the reason and starts again',
      run: async ({ customer, host }) => {
        await customer.presses('restart');
        const screen = await customer.sees({ screen: 'start' });
        await expect(screen).toHaveTextContent(host.translations.i18n.t('start.introComplete'));
      },
    },
    {
      name: 'Confirm: the refused photos, with the reason',
      does: 'Continues',
      run: async ({ customer, host }) => {
        await customer.presses('start');
        const screen = await customer.sees({ screen: 'confirm' });
        await expect(screen).toHaveTextContent(links.refused.adminComment);
        await expect(screen).not.toHaveTextContent(host.translations.i18n.t('confirm.allReceived'));
      },
    },
    {
      name: 'Confirm: one photo retaken',
      does: 'Takes the second photo again',
      run: async ({ customer, host }) => {
        await customer.presses('retake', idCardVerso);
        await customer.photographs(idCardVerso);
        const { t } = host.translations.i18n;
        const tile = await customer.sees({ photo: idCardVerso, state: 'filled' });
        await expect(tile).toHaveTextContent(t('confirm.tile.state.filled'));
        await expect(await customer.sees({ photo: idCardRecto })).toHaveTextContent(
          t('confirm.tile.state.kept'),
        );
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
