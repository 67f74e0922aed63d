import { photoNames, photos, type PhotoCheck } from '@recto/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { links, token } from '../fake-host/links.ts';
import { fakeHostMeta } from '../fake-host/fake-host-meta.tsx';
import { framed, sharp } from '../fake-host/sample-readings.ts';
import { photoLabels } from '../fake-host/scenario-controls.ts';
import type { Scenario } from '../fake-host/scenario.ts';
import { flow, type FlowRun } from './flow.ts';

/** The guidance on the way from the camera to the sent photo (decisions 4.1 to 4.4). */
const meta = { title: 'Flows/Guidance', ...fakeHostMeta } satisfies Meta<Scenario>;
export default meta;

const place = { x: 120, y: 330, width: 260, height: 150 };
const blurred: Omit<PhotoCheck, 'hash'> = {
  ...sharp,
  problems: [{ name: 'blurred', places: [place] }],
  worst: place,
};

/** The first photo is blurred: the customer looks at the place, takes it again, and uses that one. */
export const BlurredPhotoRetaken: StoryObj<typeof meta> = {
  args: { path: `/${token}/capture`, ...links.idCardStarted },
  ...flow(
    {
      name: 'Viewfinder: ID card, front',
      does: 'Has started',
      run: async ({ customer, fakes }) => {
        fakes.analysis.change({ check: blurred });
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardRecto' });
      },
    },
    {
      name: 'Preview: the photo is blurred',
      does: 'Moves while pressing the shutter',
      run: async ({ customer, host }) => {
        await customer.presses('shutter');
        const screen = await customer.sees({ screen: 'capture', state: 'preview' });
        const sentence = host.translations.i18n.t('capture.guidance.warning.blurred');
        await waitFor(() => expect(screen).toHaveTextContent(sentence));
      },
    },
    {
      name: 'The loupe shows where',
      does: 'Opens the loupe',
      run: async ({ customer, host }) => {
        await customer.presses('loupe');
        const screen = await customer.sees({ screen: 'capture', state: 'preview' });
        await waitFor(() => expect(screen.querySelector('[data-loupe]')).toBeVisible());
        const found = host.translations.i18n.t('capture.guidance.warning.blurred').replace(/\.$/, '');
        await expect(screen.querySelector('h1')).toHaveTextContent(found);
      },
    },
    {
      name: 'Viewfinder: ID card, back',
      does: 'Takes the photo again, sharp this time, and uses it',
      run: async ({ customer, fakes }) => {
        fakes.analysis.change({ check: sharp });
        await customer.presses('retake');
        await customer.photographs('idCardRecto');
        await customer.sees({ screen: 'capture', state: 'capture', photo: 'idCardVerso' });
        await expect(fakes.repository.procedureOf(token)?.thumbs.idCardRecto).not.toBeNull();
      },
    },
  ),
};

/** No shutter is pressed: framed well, each of the five photos is taken by itself. */
export const AutoCaptureTakesAllFive: StoryObj<typeof meta> = {
  args: { path: `/${token}/capture`, ...links.everythingStarted },
  ...flow(
    ...photoNames.map((photo, index) => ({
      name: `Preview: ${photoLabels[photo]}`,
      does: `${index === 0 ? 'Has started' : 'Uses the photo'}, and holds still: the photo is taken by itself`,
      run: async ({ customer, fakes }: FlowRun) => {
        if (index === 0) {
          const script = Object.fromEntries(photos.map(({ name }) => [name, framed(name)]));
          fakes.analysis.change({ check: sharp, script });
        } else {
          await customer.presses('use');
        }
        await customer.sees({ screen: 'capture', state: 'preview', photo });
      },
    })),
    {
      name: 'Confirm: all photos sent',
      does: 'Uses the last photo',
      run: async ({ customer }) => {
        await customer.presses('use');
        await customer.sees({ screen: 'confirm' });
      },
    },
  ),
};
