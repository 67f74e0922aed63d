import { photoNames } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links, token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { Customer } from '../fake-host/Customer.ts';
import type { Scenario } from '../fake-host/scenario.ts';

/**
 * Each screen in the running app: the host's routes and container, with fakes for hardware and network. The
 * controls change the link, the phone and the provider; the buttons work.
 */
const meta = { title: 'App/Live screens', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @param screen the screen that the scenario's path leads to; by default, the path is that of the screen. */
function story(screen: string, scenario: Partial<Scenario>): Story {
  return {
    args: { path: `/${token}/${screen}`, ...scenario },
    play: async (context) => {
      await new Customer(context).sees({ screen });
    },
  };
}

const allBut = (missing: string) => photoNames.filter((photo) => photo !== missing);

export const Start = story('start', links.everything);

export const FirstPhoto = story('capture', links.everythingStarted);

export const Selfie = story('capture', {
  ...links.everythingStarted,
  sentPhotos: allBut('clientPicture'),
});

export const CameraInUse = story('capture', {
  ...links.everythingStarted,
  cameraScript: 'inUse',
});

export const OnePhotoMissing = story('confirm', {
  ...links.everythingStarted,
  sentPhotos: allBut('idCardVerso'),
});

export const AllPhotosSent = story('confirm', {
  ...links.everythingStarted,
  sentPhotos: photoNames,
});

export const Finished = story('status', links.finished);

export const Refused = story('status', links.refused);

export const Expired = story('status', links.expired);

export const Desktop = story('mobile', { path: `/${token}/`, device: 'desktop' });

export const UnknownAddress = story('not-found', { path: '/unknown/path' });

export const ProviderUnreachable = story('not-found', {
  path: `/${token}/`,
  failingCalls: ['readProcedure'],
});
