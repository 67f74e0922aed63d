import { documents, type DocumentName } from '@recto/core';
import { StartView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { screenModes } from '../../.storybook/chromatic-modes.ts';
import { inShell, type ShellParameters } from './in-shell.tsx';

const meta = {
  title: 'Screens/Start',
  parameters: { chromatic: screenModes },
  component: StartView,
  decorators: [inShell],
  args: {
    lastname: 'Lefèvre',
    documents: documents.map(({ name }) => name),
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

export const BothCardsAreAskedFor: Story = {
  tags: ['variation'],
  args: { documents: ['idCard', 'driverLicense'] },
};

export const AnIdCardAndASelfieAreAskedFor: Story = {
  tags: ['variation'],
  args: { documents: ['idCard', 'clientPicture'] },
};

export const ALicenceAndASelfieAreAskedFor: Story = {
  tags: ['variation'],
  args: { documents: ['driverLicense', 'clientPicture'] },
};

export const OnlyTheIdCardIsAskedFor: Story = { tags: ['variation'], args: { documents: ['idCard'] } };

export const OnlyTheLicenceIsAskedFor: Story = {
  tags: ['variation'],
  args: { documents: ['driverLicense'] },
};

export const OnlyASelfieIsAskedFor: Story = { args: { documents: ['clientPicture'] } };

export const NothingIsAskedFor: Story = { args: { documents: [] } };

export const NobodyKnowsTheName: Story = { args: { lastname: null } };

export const NobodyKnowsTheNameAndNothingIsAskedFor: Story = { args: { lastname: null, documents: [] } };

export const TheNameIsOneLetter: Story = { tags: ['variation'], args: { lastname: 'O' } };

export const TheNameIsVeryLong: Story = {
  args: { lastname: 'Schwarzenbach-Leutheusser-Schnarrenberger van den Oudenhuijzen' },
};

export const TheNameHasNoPlaceToBreak: Story = {
  args: { lastname: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
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

export const ThereIsNoConnection: Story = {
  parameters: { connection: 'offline' } satisfies Partial<ShellParameters>,
};

/** A new document does not compile until it has a story of its own. */
void ({
  idCard: OnlyTheIdCardIsAskedFor,
  driverLicense: OnlyTheLicenceIsAskedFor,
  clientPicture: OnlyASelfieIsAskedFor,
} satisfies Record<DocumentName, Story>);
