import { StartView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inShell } from './in-shell.tsx';

const meta = {
  title: 'Screens/Start',
  component: StartView,
  decorators: [inShell],
  args: {
    lastname: 'Lefèvre',
    documents: ['idCard', 'driverLicense', 'clientPicture'],
    starting: false,
    onStart: fn(),
  },
} satisfies Meta<typeof StartView>;
export default meta;

type Story = StoryObj<typeof meta>;

export const EverythingIsAskedFor: Story = {};

export const OnlyTheIdCardIsAskedFor: Story = { args: { documents: ['idCard'] } };

export const NobodyKnowsTheName: Story = { args: { lastname: null } };

export const TheNameIsVeryLong: Story = {
  args: { lastname: 'Schwarzenbach-Leutheusser-Schnarrenberger van den Oudenhuijzen' },
};

export const TheStartCallIsInProgress: Story = { args: { starting: true } };
