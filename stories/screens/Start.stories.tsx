import { StartView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
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

export const EverythingIsAskedFor: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const OnlyTheIdCardIsAskedFor: Story = { args: { documents: ['idCard'] } };

export const NothingIsAskedFor: Story = { args: { documents: [] } };

export const ThereIsNoConnection: Story = { parameters: { offline: true } };

export const NobodyKnowsTheName: Story = { args: { lastname: null } };

export const TheNameIsVeryLong: Story = {
  args: { lastname: 'Schwarzenbach-Leutheusser-Schnarrenberger van den Oudenhuijzen' },
};

export const TheStartCallIsInProgress: Story = {
  args: { starting: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};
