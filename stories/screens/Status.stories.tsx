import { FakeProcedureRepository, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import { ProcedureStore, type Procedure } from '@recto/core';
import { StatusScreen, StatusView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { links, procedureOf, token } from '../fake-host/links.ts';
import { screenModes } from '../../.storybook/chromatic-modes.ts';
import { inShell } from './in-shell.tsx';

type StatusViewProps = ComponentProps<typeof StatusView>;

/** One sample per status: a new status does not compile until it has one. */
const samples = {
  finished: { status: 'finished', photosRequired: true, redirectUrl: 'https://example.com/done' },
  refused: {
    status: 'refused',
    adminComment: 'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.',
    restarting: false,
    onRestart: fn(),
  },
  expired: { status: 'expired', redirectUrl: 'https://example.com/' },
} as const satisfies { [Status in StatusViewProps['status']]: Extract<StatusViewProps, { status: Status }> };

const meta = {
  title: 'Screens/Status',
  parameters: { chromatic: screenModes },
  component: StatusView,
  decorators: [inShell],
} satisfies Meta<typeof StatusView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Finished: Story = { args: samples.finished };

export const FinishedNoLink: Story = { args: { ...samples.finished, redirectUrl: null } };

export const FinishedNoPhotos: Story = { args: { ...samples.finished, photosRequired: false } };

export const FinishedUnsafeLink = unsafeLink(procedureOf(links.finished));

export const Refused: Story = { args: samples.refused };

export const RefusedShortComment: Story = { args: { ...samples.refused, adminComment: 'Floue.' } };

export const RefusedLongComment: Story = {
  args: {
    ...samples.refused,
    adminComment:
      'Carte d’identité\n– recto : reflet sur la photo\n– verso : bord coupé\n\nReprenez les deux côtés à la lumière du jour, sans flash. Dossier 2026-11-0000000000000000000000000000000000004711. <b>Merci</b>',
  },
};

export const RefusedNoComment: Story = { args: { ...samples.refused, adminComment: null } };

export const Resetting: Story = {
  args: { ...samples.refused, restarting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const Expired: Story = { args: samples.expired };

export const ExpiredNoLink: Story = { args: { ...samples.expired, redirectUrl: null } };

export const ExpiredUnsafeLink = unsafeLink(procedureOf(links.expired));

/** The screen bound to the store, which checks the URL. */
function unsafeLink(procedure: Procedure): StoryObj {
  return {
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
