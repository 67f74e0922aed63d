import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import { photoFile } from '../wiring/photo-file.ts';
import type { World } from '../wiring/world.ts';

const meta = { title: 'Flows/Unsupported browser', ...onFakes } satisfies Meta<World>;
export default meta;

/** No camera view here (§5): photos are picked, and their upload shows its progress. */
export const TheBrowserHasNoCameraView: StoryObj<typeof meta> = {
  args: { ...links.idCardOnly, device: 'phoneWithOldBrowser', latencyMs: 600 },
  play: async (context) => {
    const { step, canvas } = context;
    const { i18n } = fakeHostOf(context).host.translations;
    const person = new Person(context);

    await step('Start leads to confirm, past the camera', async () => {
      await person.presses('start');
      const screen = await person.sees({ screen: 'confirm' });
      await expect(screen).toHaveTextContent(i18n.t('confirm.cameraUnsupported'));
    });

    await step('A file is picked and sent', async () => {
      const file = await photoFile('idCardRecto');
      // Somebody who begins to look after the file was picked can come too late.
      await Promise.all([
        canvas.findByRole('progressbar'),
        person.sees({ photo: 'idCardRecto', state: 'uploading' }),
        person.picks(file, 'idCardRecto'),
      ]);
      await person.sees({ photo: 'idCardRecto', state: 'filled' });
      await person.hears(i18n.t('Toasts.photoSent'));
    });

    await step('The other one, and confirm', async () => {
      await person.picks(await photoFile('idCardVerso'), 'idCardVerso');
      await person.sees({ photo: 'idCardVerso', state: 'filled' });
      await person.presses('confirm');
      await person.sees({ screen: 'status', status: 'finished' });
    });
  },
};
