import { StatusView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { fn } from 'storybook/test';
import { inShell } from './in-shell.tsx';

type StatusViewProps = ComponentProps<typeof StatusView>;

/** One sample a status: a new one does not compile until it has a story. */
const samples = {
  finished: { status: 'finished', redirectUrl: 'https://example.com/done' },
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
  component: StatusView,
  decorators: [inShell],
} satisfies Meta<typeof StatusView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Finished: Story = { args: samples.finished };

export const FinishedWithNowhereToGo: Story = { args: { ...samples.finished, redirectUrl: null } };

export const Refused: Story = { args: samples.refused };

export const RefusedWithoutAComment: Story = { args: { ...samples.refused, adminComment: null } };

export const RefusedWithALongComment: Story = {
  args: {
    ...samples.refused,
    adminComment:
      'Carte d’identité\n– recto : reflet sur la photo\n– verso : bord coupé\n\nReprenez les deux côtés à la lumière du jour, sans flash. Dossier 2026-11-0000000000000000000000000000000000004711. <b>Merci</b>',
  },
};

export const TheResetCallIsInProgress: Story = { args: { ...samples.refused, restarting: true } };

export const Expired: Story = { args: samples.expired };

export const ExpiredWithNowhereToGo: Story = { args: { ...samples.expired, redirectUrl: null } };
