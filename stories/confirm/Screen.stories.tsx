import type { ConfirmSnapshot, DocumentName } from '@recto/core';
import { BrowserAdvice } from '@recto/ui';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { allTiles, sampleConfirm, tileStates, type Tiles } from './confirm-samples.ts';
import { share } from '../capture/capture-samples.ts';
import { diagnoses } from '../capture/diagnosis-samples.ts';
import type { ShellParameters } from '../screens/in-shell.tsx';
import { confirmMeta, confirmStory, type ConfirmStory } from './confirm-stories.tsx';

const meta = { title: 'Confirm/Screen', ...confirmMeta } satisfies Meta;
export default meta;

const { empty, uploading } = tileStates;

/** The confirm button waits, and says why. */
function waiting(
  tilesOf: (filled: Tiles, pending: Record<'waiting' | 'failed', Tiles>) => Partial<Tiles>,
  part: Partial<ConfirmSnapshot> = {},
): ConfirmStory {
  return confirmStory(
    ({ filled, ...pending }) => sampleConfirm(tilesOf(filled, pending), part),
    async ({ canvasElement }) => {
      const button = canvasElement.querySelector('[data-action="confirm"]');
      await expect(button).toBeDisabled();
      await expect(button).toHaveAccessibleDescription();
    },
  );
}

/** Nothing is missing: the confirm button can be pressed. */
function complete(tilesOf: (filled: Tiles) => Partial<Tiles>): ConfirmStory {
  return confirmStory(
    ({ filled }) => sampleConfirm(tilesOf(filled)),
    async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelector('[data-action="confirm"]')).toBeEnabled();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );
}

/** The same words and parts as another story here has: one of them is pictured in all ways. */
function variation(story: ConfirmStory): ConfirmStory {
  return { ...story, tags: ['variation'] };
}

const idCard = ({ idCardRecto, idCardVerso }: Tiles) => ({ idCardRecto, idCardVerso });
const licence = ({ driverLicenseRecto, driverLicenseVerso }: Tiles) => ({
  driverLicenseRecto,
  driverLicenseVerso,
});
const selfie = ({ clientPicture }: Tiles) => ({ clientPicture });

export const NothingIsThereYet = waiting(() => allTiles(empty));

export const ThreePhotosAreMissing = variation(
  waiting((filled) => ({ ...allTiles(empty), ...idCard(filled) })),
);

export const TwoPhotosAreMissing = variation(
  waiting((filled) => ({
    ...filled,
    idCardVerso: empty,
    clientPicture: empty,
  })),
);

export const OnePhotoIsMissing = waiting((filled) => ({ ...filled, idCardVerso: empty }));

export const OnePhotoIsMissingAndOneIsOnItsWay = waiting((filled) => ({
  ...filled,
  idCardVerso: uploading,
  clientPicture: empty,
}));

export const TheLastPhotosAreOnTheirWay = waiting((filled) => ({
  ...filled,
  idCardVerso: uploading,
  clientPicture: uploading,
}));

export const TwoPhotosWaitForTheConnection: ConfirmStory = {
  ...waiting(
    (filled, { waiting: { idCardRecto, idCardVerso } }) => ({ ...filled, idCardRecto, idCardVerso }),
    {
      online: false,
    },
  ),
  parameters: { connection: 'offline', photosWait: true } satisfies ShellParameters,
};

export const OnePhotoWaitsForTheConnection: ConfirmStory = {
  ...variation(
    waiting((filled, { waiting: { clientPicture } }) => ({ ...filled, clientPicture }), { online: false }),
  ),
  parameters: { connection: 'offline', photosWait: true } satisfies ShellParameters,
};

/** The phone has a connection, the provider is away. */
export const TwoPhotosWaitForTheService: ConfirmStory = {
  ...waiting((filled, { waiting: { idCardRecto, idCardVerso } }) => ({
    ...filled,
    idCardRecto,
    idCardVerso,
  })),
  parameters: { connection: 'unanswered', photosWait: true } satisfies ShellParameters,
};

export const ThePhotosAreSentOneAtATime = waiting((filled, { waiting: { idCardVerso, clientPicture } }) => ({
  ...filled,
  idCardRecto: { name: 'uploading', progress: null },
  idCardVerso,
  clientPicture,
}));

export const TwoPhotosCouldNotBeSent = waiting((filled, { failed: { idCardRecto, clientPicture } }) => ({
  ...filled,
  idCardRecto,
  clientPicture,
}));

export const OnePhotoCouldNotBeSent = variation(
  waiting((filled, { failed: { idCardVerso } }) => ({ ...filled, idCardVerso })),
);

export const EveryPhotoIsThere = complete((filled) => filled);

export const TheBrowserHasNoCameraView: ConfirmStory = {
  ...waiting((filled) => ({ ...filled, idCardVerso: empty, clientPicture: empty })),
  args: {
    captureSupported: false,
    cameraAdvice: <BrowserAdvice diagnosis={diagnoses.unsupportedBrowser} share={share} />,
  },
};

export const TheLinkOpenedInAnotherApp: ConfirmStory = {
  ...waiting((filled) => ({ ...filled, idCardVerso: empty, clientPicture: empty })),
  args: {
    captureSupported: false,
    cameraAdvice: <BrowserAdvice diagnosis={diagnoses.inAppBrowser} share={share} />,
  },
};

export const TheConfirmCallIsInProgress = confirmStory(
  ({ filled }) => sampleConfirm(filled, { finishing: true }),
  async ({ canvasElement, args }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('[data-action="confirm"]')!;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    await expect(args.actions.finish).not.toHaveBeenCalled();
  },
);

export const OnlyTheIdCardIsAskedFor = variation(complete(idCard));

export const OnlyTheLicenceIsAskedFor = variation(complete(licence));

export const OnlyTheSelfieIsAskedFor = variation(complete(selfie));

export const IdCardAndLicenceAreAskedFor = variation(
  complete((filled) => ({ ...idCard(filled), ...licence(filled) })),
);

export const IdCardAndSelfieAreAskedFor = variation(
  complete((filled) => ({ ...idCard(filled), ...selfie(filled) })),
);

export const LicenceAndSelfieAreAskedFor = variation(
  complete((filled) => ({ ...licence(filled), ...selfie(filled) })),
);

export const NothingIsAskedFor = complete(() => ({}));

/** A new document does not compile until it has a story of its own. */
void ({
  idCard: OnlyTheIdCardIsAskedFor,
  driverLicense: OnlyTheLicenceIsAskedFor,
  clientPicture: OnlyTheSelfieIsAskedFor,
} satisfies Record<DocumentName, ConfirmStory>);
