import { photoNames } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { links, token } from '../wiring/links.ts';
import { onFakes } from '../wiring/on-fakes.tsx';
import { Person } from '../wiring/Person.ts';
import type { World } from '../wiring/world.ts';

/**
 * Each screen as the app itself shows it: the host's routes and container, with the fakes for hardware and
 * network. The controls change the person, the link, the phone and the provider; the buttons work.
 */
const meta = { title: 'App/As it runs', ...onFakes } satisfies Meta<World>;
export default meta;

type Story = StoryObj<typeof meta>;

/** @param screen what the address leads to in this world; without another address, its own. */
function story(screen: string, world: Partial<World>): Story {
  return {
    args: { at: `/${token}/${screen}`, ...world },
    play: async (context) => {
      await new Person(context).sees({ screen });
    },
  };
}

const allBut = (missing: string) => photoNames.filter((photo) => photo !== missing);

export const TheLinkIsOpened = story('start', links.everything);

export const TheFirstPhotoIsFramed = story('capture', links.everythingStarted);

export const TheSelfieIsFramed = story('capture', {
  ...links.everythingStarted,
  there: allBut('clientPicture'),
});

export const AnotherAppHasTheCamera = story('capture', {
  ...links.everythingStarted,
  script: 'inUse',
});

export const OnePhotoIsMissing = story('confirm', {
  ...links.everythingStarted,
  there: allBut('idCardVerso'),
});

export const EveryPhotoIsThere = story('confirm', {
  ...links.everythingStarted,
  there: photoNames,
});

export const ThePhotosWereSubmitted = story('status', links.finished);

export const ThePhotosWereRefused = story('status', links.refused);

export const TheLinkHasExpired = story('status', links.expired);

export const TheLinkIsOpenedAtADesk = story('mobile', { at: `/${token}/`, device: 'desktop' });

export const TheAddressIsWrong = story('not-found', { at: '/nothing/was/ever/here' });

export const TheProviderDoesNotAnswer = story('not-found', {
  at: `/${token}/`,
  failingCalls: ['readProcedure'],
});
