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

export const AllDocuments: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const IdCardAndLicence: Story = {
  tags: ['variation'],
  args: { documents: ['idCard', 'driverLicense'] },
};

export const IdCardAndSelfie: Story = {
  tags: ['variation'],
  args: { documents: ['idCard', 'clientPicture'] },
};

export const LicenceAndSelfie: Story = {
  tags: ['variation'],
  args: { documents: ['driverLicense', 'clientPicture'] },
};

export const IdCardOnly: Story = { tags: ['variation'], args: { documents: ['idCard'] } };

export const LicenceOnly: Story = {
  tags: ['variation'],
  args: { documents: ['driverLicense'] },
};

export const SelfieOnly: Story = { args: { documents: ['clientPicture'] } };

export const NoDocuments: Story = { args: { documents: [] } };

export const NoName: Story = { args: { lastname: null } };

export const NoNameNoDocuments: Story = { args: { lastname: null, documents: [] } };

export const OneLetterName: Story = { tags: ['variation'], args: { lastname: 'O' } };

export const LongName: Story = {
  args: { lastname: 'Schwarzenbach-Leutheusser-Schnarrenberger van den Oudenhuijzen' },
};

export const UnbreakableName: Story = {
  args: { lastname: 'Wolfeschlegelsteinhausenbergerdorffwelchevoralternwaren' },
};

export const Starting: Story = {
  args: { starting: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  parameters: { connection: 'offline' } satisfies Partial<ShellParameters>,
};

/** A new document does not compile until it has a story of its own. */
void ({
  idCard: IdCardOnly,
  driverLicense: LicenceOnly,
  clientPicture: SelfieOnly,
} satisfies Record<DocumentName, Story>);
