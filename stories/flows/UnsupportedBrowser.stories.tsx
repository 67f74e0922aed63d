import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { FlowSettings } from '../wiring/flow-settings.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import { photoFile } from '../wiring/photo-file.ts';

const meta = { title: 'Flows/Unsupported browser', ...onFakes } satisfies Meta<FlowSettings>;
export default meta;

/** No camera view here (§5): photos are picked, and their upload shows its progress. */
export const TheBrowserHasNoCameraView: StoryObj<typeof meta> = {
  args: { procedure: 'idCardOnly', device: 'phoneWithOldBrowser', latencyMs: 600 },
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
      await person.picks(await photoFile('idCardRecto'), 'idCardRecto');
      await person.sees({ photo: 'idCardRecto', state: 'uploading' });
      await expect(canvas.getByRole('progressbar')).toBeInTheDocument();
      await person.sees({ photo: 'idCardRecto', state: 'filled' });
      await person.hears(i18n.t('Toasts.photoSent'));
    });

    await step('The other one, and confirm', async () => {
      await person.picks(await photoFile('idCardVerso'), 'idCardVerso');
      await person.sees({ photo: 'idCardVerso', state: 'filled' });
      await person.presses('confirm');
      await person.sees({ screen: 'status', status: 'finished' });
      await person.waitsForToastsToGo();
    });
  },
};
