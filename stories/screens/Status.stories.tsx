import { FakeProcedureRepository, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  photoNames,
  ProcedureStore,
  type PhotoName,
  type Procedure,
  type RefusalCode,
  type RefusedPhotos,
} from '@recto/core';
import { StatusScreen, StatusView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { links, procedureOf, sampleRefusals, token } from '../fake-host/links.ts';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { choice } from '../fake-host/scenario-controls.ts';
import { inShell, shellControls } from './in-shell.tsx';
import { receiptOf, samplePictures } from './receipt-samples.ts';
import { referenceIn, withReference } from './with-reference.tsx';
import { waitForImages } from './wait-for-images.ts';

type Status = ComponentProps<typeof StatusView>['status'];

/** What a designer can turn. */
interface Args {
  readonly status: Status;
  /** The photos that were asked for. */
  readonly photos: readonly PhotoName[];
  /** Whether there are pictures of them. */
  readonly pictures: boolean;
  /** Whether this page has submitted the photos, so that it knows when. */
  readonly submittedHere: boolean;
  /** Empty if the provider sends none. */
  readonly reference: string;
  /** Empty if the provider names none. */
  readonly redirectUrl: string;
  /** Empty if no reason was given. */
  readonly adminComment: string;
  /** Why single photos were refused; empty if the provider does not say. */
  readonly refusals: RefusedPhotos;
  readonly restarting: boolean;
}

const statusLabels = {
  finished: 'Finished',
  refused: 'Refused',
  expired: 'Expired',
} satisfies Record<Status, string>;

const onRestart = fn();

const ifFinished = { if: { arg: 'status', eq: 'finished' } } as const;

/** The same time on every phone: it is shown in the phone's time zone. */
const submittedAt = new Date(2026, 10, 25, 14, 42).getTime();

const meta = {
  title: 'Screens/Status',
  ...documentedScreen(
    StatusView,
    'How it ended: the receipt after submitting, new photos needed, or a link that has expired.',
  ),
  tags: ['autodocs'],
  decorators: [inShell],
  loaders: [async () => ({ samples: await samplePictures(photoNames) })],
  args: {
    status: 'finished',
    photos: photoNames,
    pictures: true,
    submittedHere: true,
    reference: '4F7A-19C2',
    redirectUrl: 'https://example.com/done',
    adminComment: 'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.',
    refusals: {},
    restarting: false,
  },
  argTypes: {
    status: { name: 'Status', ...choice('inline-radio', statusLabels) },
    photos: { name: 'Photos that were asked for', control: 'check', options: photoNames, ...ifFinished },
    pictures: { name: 'There are pictures of them', control: 'boolean', ...ifFinished },
    submittedHere: { name: 'Submitted on this page', control: 'boolean', ...ifFinished },
    reference: { name: 'Reference', control: 'text', ...ifFinished },
    redirectUrl: { name: 'Link to the website', control: 'text', if: { arg: 'status', neq: 'refused' } },
    adminComment: { name: 'Reason for refusal', control: 'text', if: { arg: 'status', eq: 'refused' } },
    refusals: {
      name: 'Why single photos were refused',
      control: 'object',
      if: { arg: 'status', eq: 'refused' },
    },
    restarting: { name: 'Start again was pressed', control: 'boolean', if: { arg: 'status', eq: 'refused' } },
    ...shellControls,
  },
  render: (args, { loaded }) => <StatusView {...propsOf(args, loaded['samples'] as Samples)} />,
  play: ({ canvasElement }) => waitForImages(canvasElement),
} satisfies Meta<Args>;
export default meta;

type Samples = Awaited<ReturnType<typeof samplePictures>>;

/** A new status does not compile until it is here. */
function propsOf(args: Args, samples: Samples) {
  const { status, photos, redirectUrl, adminComment, restarting } = args;
  const link = redirectUrl === '' ? null : redirectUrl;
  // Storybook leaves the values of hidden controls out.
  const shown = status === 'finished' ? photos : [];
  const receipt = receiptOf(shown, {
    ...(args.pictures && { photos: samples.filter(({ photo }) => shown.includes(photo)) }),
    submittedAt: args.submittedHere ? submittedAt : null,
    reference: args.reference === '' ? null : args.reference,
  });
  const props = {
    finished: { status: 'finished', receipt, redirectUrl: link },
    refused: {
      status: 'refused',
      adminComment: adminComment === '' ? null : adminComment,
      photos: args.refusals,
      restarting,
      onRestart,
    },
    expired: { status: 'expired', redirectUrl: link },
  } as const satisfies { [Name in Status]: Extract<ComponentProps<typeof StatusView>, { status: Name }> };
  return props[status];
}

type Story = StoryObj<typeof meta>;

/** The photos in their order, each refused for one of these reasons. */
function refusedFor(...codes: readonly RefusalCode[]): RefusedPhotos {
  return Object.fromEntries(codes.map((code, index) => [photoNames[index]!, { code, comment: null }]));
}

export const Finished: Story = {};

export const FinishedNoLink: Story = { args: { redirectUrl: '' } };

export const FinishedNoPhotos: Story = { args: { photos: [], reference: '' } };

/** The page was reloaded, and the provider sends neither thumbs nor a reference. */
export const FinishedNoPictures: Story = { args: { pictures: false, submittedHere: false, reference: '' } };

export const FinishedOnePhoto: Story = { tags: ['variation'], args: { photos: ['clientPicture'] } };

export const FinishedNoReference: Story = { tags: ['variation'], args: { reference: '' } };

export const FinishedLongReference: Story = {
  args: {
    photos: ['idCardRecto', 'idCardVerso'],
    reference:
      'DOSSIER-2026/11/25-0000000000000000000000000000000000004711-ABCDEFGHIJKLMNOPQRSTUVWXYZ-0123456789',
  },
};

export const FinishedUnsafeLink = unsafeLink(procedureOf(links.finished));

export const Refused: Story = { args: { status: 'refused' } };

export const RefusedShortComment: Story = { args: { status: 'refused', adminComment: 'Floue.' } };

export const RefusedLongComment: Story = {
  args: {
    status: 'refused',
    adminComment:
      'Carte d’identité\n– recto : reflet sur la photo\n– verso : bord coupé\n\nReprenez les deux côtés à la lumière du jour, sans flash. Dossier 2026-11-0000000000000000000000000000000000004711. <b>Merci</b>',
  },
};

export const RefusedNoComment: Story = { args: { status: 'refused', adminComment: '' } };

export const RefusedOneByOne: Story = {
  args: { status: 'refused', refusals: sampleRefusals, adminComment: '' },
};

/** With it, every reason is in a story. */
export const RefusedManyReasons: Story = {
  args: {
    status: 'refused',
    refusals: refusedFor('glare', 'wrongSide', 'expiredDocument', 'cutOff', 'notSamePerson'),
    adminComment: '',
  },
};

export const RefusedOnePhoto: Story = {
  tags: ['variation'],
  args: { status: 'refused', refusals: refusedFor('other'), adminComment: '' },
};

export const RefusedOtherReasons: Story = {
  tags: ['variation'],
  args: { status: 'refused', refusals: refusedFor('wrongDocument', 'other'), adminComment: '' },
};

/** The provider has sent a reference. */
export const RefusedWithReference: Story = withReferenceOf(Refused);

export const Resetting: Story = {
  args: { status: 'refused', restarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Expired: Story = { args: { status: 'expired', redirectUrl: 'https://example.com/' } };

export const ExpiredNoLink: Story = { args: { status: 'expired', redirectUrl: '' } };

export const ExpiredWithReference: Story = withReferenceOf(Expired);

export const ExpiredUnsafeLink = unsafeLink(procedureOf(links.expired));

function withReferenceOf(story: Story): Story {
  return {
    ...story,
    decorators: [withReference()],
    play: async ({ canvasElement }) => void (await referenceIn(canvasElement)),
  };
}

/** The screen bound to the store, which checks the URL. */
function unsafeLink(procedure: Procedure): Story {
  return {
    tags: ['variation'],
    parameters: { controls: { disable: true } },
    render: () => <StatusOnStore procedure={{ ...procedure, redirectUrl: 'javascript:alert(1)' }} />,
    play: async ({ canvas }) => {
      await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(canvas.queryByRole('link')).toBeNull();
    },
  };
}

function StatusOnStore({ procedure }: { readonly procedure: Procedure }) {
  const [store] = useState(
    () =>
      new ProcedureStore({
        repository: new FakeProcedureRepository([[token, procedure]]),
        storage: new MemoryStorage({ token, procedure }),
        toasts: new FakeToasts(),
        now: () => Date.now(),
      }),
  );
  return <StatusScreen store={store} onReset={() => undefined} />;
}
