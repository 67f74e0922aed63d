import { documents, photoNames, type DocumentName, type PhotoName, type RefusedPhotos } from '@recto/core';
import { StartView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documentedScreen } from '../../.storybook/docs/component-docs.ts';
import { choice, documentLabels, photoLabels } from '../fake-host/scenario-controls.ts';
import { sampleRefusals } from '../fake-host/links.ts';
import { inShell, shellControls, type ShellParameters } from './in-shell.tsx';

/** What a designer can turn. */
interface Args {
  /** Empty if unknown. */
  readonly lastname: string;
  readonly documents: readonly DocumentName[];
  /** The photos that are still to be taken. */
  readonly missing: readonly PhotoName[];
  /** Whether they were refused before. */
  readonly isAgain: boolean;
  /** Why single ones were. */
  readonly refusals: RefusedPhotos;
  readonly starting: boolean;
  /** Guidance by sound; `notOffered` where the configuration switches the guidance off. */
  readonly sound: 'off' | 'on' | 'notOffered';
  readonly autoCapture: boolean;
  readonly checksFace: boolean;
  readonly onStart: () => void;
  /** Present while the start waits for a connection. */
  readonly onCancel?: () => void;
}

const onToggle = fn();

const meta = {
  title: 'Screens/Start',
  ...documentedScreen(StartView, 'The first screen: how many photos of what, and “Start”.'),
  tags: ['autodocs'],
  decorators: [inShell],
  args: {
    lastname: 'Lefèvre',
    documents: documents.map(({ name }) => name),
    missing: photoNames,
    isAgain: false,
    refusals: {},
    starting: false,
    sound: 'off',
    autoCapture: true,
    checksFace: true,
    onStart: fn(),
  },
  argTypes: {
    lastname: { name: 'Last name', control: 'text' },
    documents: { name: 'Asks for', ...choice('check', documentLabels) },
    missing: { name: 'Photos still to take', ...choice('check', photoLabels) },
    isAgain: { name: 'They were refused', control: 'boolean' },
    refusals: { name: 'Why single ones were', control: 'object' },
    sound: {
      name: 'Guidance by sound',
      ...choice('inline-radio', { off: 'Off', on: 'On', notOffered: 'Not offered' }),
    },
    autoCapture: { name: 'Photos take themselves', control: 'boolean' },
    checksFace: { name: 'The selfie is checked', control: 'boolean' },
    starting: { name: 'Start was pressed', control: 'boolean' },
    ...shellControls,
  },
  render: ({ lastname, documents: asked, sound, ...props }) => (
    <StartView
      {...props}
      lastname={lastname === '' ? null : lastname}
      documents={asked}
      sound={sound === 'notOffered' ? null : { isOn: sound === 'on', onToggle }}
    />
  ),
} satisfies Meta<Args>;
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

export const IdCardOnly: Story = { args: { documents: ['idCard'] } };

export const LicenceOnly: Story = {
  args: { documents: ['driverLicense'] },
};

export const SelfieOnly: Story = { args: { documents: ['clientPicture'] } };

/** The customer wants to be guided by sound and vibration. */
export const GuidedBySound: Story = {
  tags: ['variation'],
  args: { documents: ['clientPicture'], sound: 'on' },
};

/** The configuration switches the guidance off. */
export const WithoutGuidance: Story = {
  tags: ['variation'],
  args: { sound: 'notOffered', autoCapture: false, checksFace: false },
};

/** The provider has cleared one refused photo, and kept the others. */
export const OneToTakeAgain: Story = { args: { missing: ['idCardVerso'], isAgain: true } };

/** The provider says why each of them was refused. */
export const RefusedOneByOne: Story = {
  args: { missing: ['idCardVerso', 'clientPicture'], isAgain: true, refusals: sampleRefusals },
};

export const SeveralToTakeAgain: Story = {
  args: { missing: ['idCardVerso', 'driverLicenseRecto', 'clientPicture'], isAgain: true },
};

/** The customer has opened the link again, with one photo to go. */
export const OneStillMissing: Story = { args: { missing: ['clientPicture'] } };

/** The same after a first photo: more than two names are not read out. */
export const FourStillMissing: Story = {
  args: { missing: ['idCardVerso', 'driverLicenseRecto', 'driverLicenseVerso', 'clientPicture'] },
};

/** The customer has opened the link again, with two photos to go. */
export const TwoStillMissing: Story = {
  tags: ['variation'],
  args: { missing: ['driverLicenseVerso', 'clientPicture'] },
};

/** All photos are there: those of a refusal of which none was cleared, or those of an earlier visit. */
export const NoneMissing: Story = { args: { missing: [], isAgain: true } };

export const NoDocuments: Story = { args: { documents: [] } };

export const NoName: Story = { args: { lastname: '' } };

export const NoNameNoDocuments: Story = { args: { lastname: '', documents: [] } };

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
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    button.click();
    await expect(args.onStart).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  parameters: { connection: 'offline' } satisfies Partial<ShellParameters>,
};

/** “Start” was tapped without a network. */
export const StartingOffline: Story = {
  ...Offline,
  args: { starting: true, onCancel: fn() },
};

/** A new document does not compile until it has a story of its own. */
void ({
  idCard: IdCardOnly,
  driverLicense: LicenceOnly,
  clientPicture: SelfieOnly,
} satisfies Record<DocumentName, Story>);
