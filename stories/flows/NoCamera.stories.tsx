import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { links, token } from '../wiring/links.ts';
import { fakeHostOf, onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

const meta = {
  title: 'Flows/No camera',
  ...onFakes,
  args: { ...onFakes.args, at: `/${token}/capture`, ...links.idCardStarted },
} satisfies Meta<World>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The error view has two ways on (§8): a restart that loads the page again, and the picker. */
export const TheCameraIsDenied: Story = {
  args: { script: 'denied' },
  play: async (context) => {
    const { host, fakes } = fakeHostOf(context);
    const person = new Person(context);
    const screen = await person.sees({ screen: 'capture', state: 'error', error: 'cameraAccess' });
    await expect(screen.querySelector('h1')).toHaveTextContent(
      host.translations.i18n.t('capture.cameraError.title.deniedHere'),
    );
    await expect(screen.querySelector('h1')).toHaveFocus();

    await person.presses('restart');
    await expect(fakes.device.reloads).toBe(1);

    await person.presses('choose-file');
    await person.sees({ screen: 'confirm' });
    await person.sees({ photo: 'idCardRecto', state: 'empty' });
  },
};

/** The person is sent to confirm (§8), and told why. */
export const ThePhoneHasNoCamera: Story = {
  args: { script: 'notFound' },
  play: async (context) => {
    const { i18n } = fakeHostOf(context).host.translations;
    const person = new Person(context);
    await person.hears(i18n.t('Toasts.cameraNotFound'));
    await person.sees({ screen: 'confirm' });
  },
};
