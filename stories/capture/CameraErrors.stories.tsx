import type { CameraCause, Diagnosis } from '@recto/core';
import { CaptureView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { drawnByItself, drawnInPlace } from '../../.storybook/docs/component-docs.ts';
import { inShell } from '../screens/in-shell.tsx';
import { referenceIn, withReference } from '../screens/with-reference.tsx';
import { cameraError, captureActions, sampleSnapshot, share } from './capture-samples.ts';
import { diagnoses, families } from './diagnosis-samples.ts';

/** Each cause of a camera failure, and the steps of each browser. */
const meta = {
  title: 'Capture/Camera errors',
  component: CaptureView,
  parameters: drawnInPlace,
  decorators: [inShell],
  args: { surfaceRef: null, actions: captureActions, share },
} satisfies Meta<typeof CaptureView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The heading has the focus, so a screen reader reads what happened and what the customer can do. */
function story(diagnosis: Diagnosis): Story {
  return {
    args: { snapshot: sampleSnapshot(cameraError('idCardRecto', diagnosis)) },
    play: async ({ canvas }) => {
      const heading = canvas.getByRole('heading', { level: 1 });
      await waitFor(() => expect(heading).toHaveFocus());
      await expect(heading).toHaveAccessibleDescription();
    },
  };
}

export const PermissionDenied = story(diagnoses.deniedHere);
export const PermissionDeniedBySystem = story(diagnoses.deniedBySystem);
export const Insecure = story(diagnoses.insecure);
export const BlockedByPolicy = story(diagnoses.blockedByPolicy);
export const InAppBrowser = story(diagnoses.inAppBrowser);
export const UnsupportedBrowser = story(diagnoses.unsupportedBrowser);
export const InUse = story(diagnoses.inUse);
export const NoCamera = story(diagnoses.none);
export const NoSuitableCamera = story(diagnoses.unfit);
export const NoResponse = story(diagnoses.noAnswer);
export const BlackPicture = story(diagnoses.noPicture);
export const AlteredPhotos = story(diagnoses.alteredPhotos);
export const CameraLost = story(diagnoses.lost);

/** A new cause does not compile until it has a story. */
void ({
  deniedHere: PermissionDenied,
  deniedBySystem: PermissionDeniedBySystem,
  insecure: Insecure,
  blockedByPolicy: BlockedByPolicy,
  inAppBrowser: InAppBrowser,
  unsupportedBrowser: UnsupportedBrowser,
  inUse: InUse,
  none: NoCamera,
  unfit: NoSuitableCamera,
  noAnswer: NoResponse,
  noPicture: BlackPicture,
  alteredPhotos: AlteredPhotos,
  lost: CameraLost,
} satisfies Record<CameraCause, Story>);

export const DeniedInSafari = story({
  ...diagnoses.deniedHere,
  family: families.safari,
  asksAgain: true,
});
export const DeniedInFirefox = story({ ...diagnoses.deniedHere, family: families.firefox });
export const DeniedInSamsungInternet = story({ ...diagnoses.deniedHere, family: families.samsung });
export const DeniedInSafariAfterRestarts = story({
  ...diagnoses.deniedHere,
  family: families.safari,
  asksAgain: true,
  persistent: true,
});
export const DeniedByIos = story({ ...diagnoses.deniedBySystem, family: families.chromeOnIphone });
export const DeniedByIosAfterRestarts = story({
  ...diagnoses.deniedBySystem,
  family: families.firefoxOnIphone,
  persistent: true,
});
export const DeniedByOlderIos = story({ ...diagnoses.deniedBySystem, family: families.olderSafari });
export const DeniedByUnknownSystem = story({ ...diagnoses.deniedBySystem, family: families.unknown });
export const UnknownApp = story({
  ...diagnoses.inAppBrowser,
  family: families.safari,
  app: 'unknown',
});
/** In the operator's own native app, whose web view has no menu and no address bar. */
export const DeniedInOwnApp = story({ ...diagnoses.deniedHere, family: families.ownApp });
export const InUseAfterRestarts = story({ ...diagnoses.inUse, persistent: true });
/** The camera has failed three times: the phone's own camera app is offered. */
export const CameraAppOffered: Story = {
  ...InUseAfterRestarts,
  args: { ...InUseAfterRestarts.args, offersCameraApp: true },
};
/** No file may be chosen where there is a camera, and this customer can open the link in another browser. */
export const AlteredPhotosCameraOnly: Story = {
  ...AlteredPhotos,
  args: { ...AlteredPhotos.args, filePicker: 'withoutCamera' },
};

export const LinkCopied: Story = {
  ...PermissionDenied,
  parameters: drawnByItself,
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'copy-link');
    const shown = () => canvasElement.querySelector('svg + [aria-hidden="true"]')?.textContent;
    const announced = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain(shown()));
  },
};

export const LinkNotCopied: Story = {
  parameters: drawnByItself,
  args: { ...InAppBrowser.args, share: { ...share, copy: async () => false } },
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'copy-link');
    await expect(await canvas.findByText(share.link)).toBeVisible();
  },
};

export const OtherPhone: Story = {
  ...PermissionDenied,
  parameters: drawnByItself,
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'other-phone');
    await expect(await canvas.findByRole('img', { name: /QR/ })).toBeVisible();
  },
};

/** The provider has sent a reference. */
export const WithReference: Story = {
  ...InUseAfterRestarts,
  decorators: [withReference()],
  play: async ({ canvasElement }) => void (await referenceIn(canvasElement)),
};

export const ReferenceCopied: Story = {
  ...WithReference,
  parameters: drawnByItself,
  play: async ({ canvasElement }) => {
    const block = await referenceIn(canvasElement);
    await press(canvasElement, 'copy-reference');
    await waitFor(() => expect(block.querySelector('[role="status"]:not(:empty)')).not.toBeNull());
  },
};

/** The browser does not copy: the text can be selected. */
export const ReferenceNotCopied: Story = {
  ...WithReference,
  parameters: drawnByItself,
  decorators: [withReference({ copies: false })],
  play: async ({ canvasElement, canvas }) => {
    await referenceIn(canvasElement);
    await press(canvasElement, 'copy-reference');
    await expect(await canvas.findByText(/^4F7A-19C2 · 2026-.*Z · camera\.inUse$/)).toBeVisible();
  },
};

async function press(page: HTMLElement, action: string): Promise<void> {
  const button = page.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
  await waitFor(() => userEvent.click(button));
}
