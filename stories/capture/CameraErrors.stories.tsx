import type { CameraCause, Diagnosis } from '@recto/core';
import { CaptureView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inShell } from '../screens/in-shell.tsx';
import { cameraError, captureActions, sampleSnapshot, share } from './capture-samples.ts';
import { diagnoses, families } from './diagnosis-samples.ts';

/** The camera doctor: each cause, and what each browser's own steps are. */
const meta = {
  title: 'Capture/Camera errors',
  component: CaptureView,
  decorators: [inShell],
  args: { surfaceRef: null, actions: captureActions, share },
} satisfies Meta<typeof CaptureView>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A screen reader says what happened, and what can be done about it. */
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

export const ThePersonSaidNo = story(diagnoses.deniedHere);
export const ThePhoneSaysNo = story(diagnoses.deniedBySystem);
export const ThePageIsNotSecure = story(diagnoses.insecure);
export const ThePageMayNotUseCameras = story(diagnoses.blockedByPolicy);
export const TheLinkOpenedInAnotherApp = story(diagnoses.inAppBrowser);
export const TheBrowserHasNoCamera = story(diagnoses.unsupportedBrowser);
export const AnotherAppHasTheCamera = story(diagnoses.inUse);
export const ThereIsNoCamera = story(diagnoses.none);
export const NoCameraFits = story(diagnoses.unfit);
export const TheBrowserNeverAnswers = story(diagnoses.noAnswer);
export const ThePictureStaysBlack = story(diagnoses.noPicture);
export const TheCameraWentAway = story(diagnoses.lost);

/** A new cause does not compile until it has a story. */
void ({
  deniedHere: ThePersonSaidNo,
  deniedBySystem: ThePhoneSaysNo,
  insecure: ThePageIsNotSecure,
  blockedByPolicy: ThePageMayNotUseCameras,
  inAppBrowser: TheLinkOpenedInAnotherApp,
  unsupportedBrowser: TheBrowserHasNoCamera,
  inUse: AnotherAppHasTheCamera,
  none: ThereIsNoCamera,
  unfit: NoCameraFits,
  noAnswer: TheBrowserNeverAnswers,
  noPicture: ThePictureStaysBlack,
  lost: TheCameraWentAway,
} satisfies Record<CameraCause, Story>);

export const InSafariThePersonSaidNo = story({
  ...diagnoses.deniedHere,
  family: families.safari,
  asksAgain: true,
});
export const InFirefoxThePersonSaidNo = story({ ...diagnoses.deniedHere, family: families.firefox });
export const InSamsungInternetThePersonSaidNo = story({ ...diagnoses.deniedHere, family: families.samsung });
export const InSafariThePersonSaysNoAgain = story({
  ...diagnoses.deniedHere,
  family: families.safari,
  asksAgain: true,
  persistent: true,
});
export const TheIphoneSaysNo = story({ ...diagnoses.deniedBySystem, family: families.chromeOnIphone });
export const TheIphoneSaysNoAgain = story({
  ...diagnoses.deniedBySystem,
  family: families.firefoxOnIphone,
  persistent: true,
});
export const TheOlderIphoneSaysNo = story({ ...diagnoses.deniedBySystem, family: families.olderSafari });
export const TheUnknownDeviceSaysNo = story({ ...diagnoses.deniedBySystem, family: families.unknown });
export const TheLinkOpenedInAMailApp = story({
  ...diagnoses.inAppBrowser,
  family: families.safari,
  app: 'unknown',
});
export const RestartingDoesNotHelp = story({ ...diagnoses.inUse, persistent: true });

export const TheLinkHasBeenCopied: Story = {
  ...ThePersonSaidNo,
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'copy-link');
    const shown = () => canvasElement.querySelector('svg + [aria-hidden="true"]')?.textContent;
    const announced = () => canvas.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(announced()).toContain(shown()));
  },
};

export const TheLinkHasToBeCopiedByHand: Story = {
  args: { ...TheLinkOpenedInAnotherApp.args, share: { ...share, copy: async () => false } },
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'copy-link');
    await expect(await canvas.findByText(share.link)).toBeVisible();
  },
};

export const TheCodeForAnotherPhone: Story = {
  ...ThePersonSaidNo,
  play: async ({ canvasElement, canvas }) => {
    await press(canvasElement, 'other-phone');
    await expect(await canvas.findByRole('img', { name: /QR/ })).toBeVisible();
  },
};

async function press(page: HTMLElement, action: string): Promise<void> {
  const button = page.querySelector<HTMLElement>(`[data-action="${action}"]`)!;
  await waitFor(() => userEvent.click(button));
}
