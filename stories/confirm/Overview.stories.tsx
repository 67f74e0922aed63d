import type { ConfirmSnapshot, DocumentName, FileProblem, FormatAdvice } from '@recto/core';
import { BrowserAdvice, ConfirmView } from '@recto/ui';
import type { Meta } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { cameraModes } from '../../.storybook/chromatic-modes.ts';
import { documentedScreen, drawnByItself } from '../../.storybook/docs/component-docs.ts';
import { allTiles, keptTiles, sampleConfirm, tileStates, type Tiles } from './confirm-samples.ts';
import { share } from '../capture/capture-samples.ts';
import { sampleRefusals } from '../fake-host/links.ts';
import { diagnoses } from '../capture/diagnosis-samples.ts';
import type { ShellParameters } from '../screens/in-shell.tsx';
import { confirmMeta, confirmStory, type ConfirmStory } from './confirm-stories.tsx';

const meta = {
  title: 'Confirm/Overview',
  ...confirmMeta,
  ...documentedScreen(
    ConfirmView,
    'All photos before they are submitted: those that are there, those on their way, and those still to be taken.',
    cameraModes,
  ),
  tags: ['autodocs'],
} satisfies Meta;
export default meta;

const { empty } = tileStates;

/** The confirm button is disabled, and describes why. */
function waiting(
  tilesOf: (filled: Tiles, pending: Record<'waiting' | 'uploading' | 'failed', Tiles>) => Partial<Tiles>,
  part: Partial<ConfirmSnapshot> = {},
): ConfirmStory {
  return confirmStory(
    ({ filled, ...pending }) => sampleConfirm(tilesOf(filled, pending), part),
    async ({ canvasElement }) => {
      const button = canvasElement.querySelector('[data-action="confirm"]');
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription();
    },
  );
}

/** Nothing is missing: the confirm button can be pressed. */
function complete(
  tilesOf: (filled: Tiles) => Partial<Tiles>,
  part: Partial<ConfirmSnapshot> = {},
): ConfirmStory {
  return confirmStory(
    ({ filled }) => sampleConfirm(tilesOf(filled), part),
    async ({ canvas, canvasElement }) => {
      await expect(canvasElement.querySelector('[data-action="confirm"]')).not.toHaveAttribute(
        'aria-disabled',
      );
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    },
  );
}

/** A story with the same texts and parts as another one here: it gets one picture only. */
function variation(story: ConfirmStory): ConfirmStory {
  return { ...story, tags: ['variation'] };
}

const idCard = ({ idCardRecto, idCardVerso }: Tiles) => ({ idCardRecto, idCardVerso });
const licence = ({ driverLicenseRecto, driverLicenseVerso }: Tiles) => ({
  driverLicenseRecto,
  driverLicenseVerso,
});
const selfie = ({ clientPicture }: Tiles) => ({ clientPicture });

export const AllMissing = waiting(() => allTiles(empty));

const refusal = {
  adminComment: 'Le verso de la carte d’identité est flou : le numéro n’est pas lisible.',
} satisfies Partial<ConfirmSnapshot>;

export const AfterRefusal = waiting((filled) => ({ ...allTiles(empty), ...idCard(filled) }), refusal);

/** The provider has refused single photos, and cleared them. */
export const RefusedOneByOne = confirmStory(
  ({ filled }) =>
    sampleConfirm(
      { ...filled, idCardVerso: empty, clientPicture: empty },
      {},
      {
        idCardVerso: { problem: null, refused: sampleRefusals.idCardVerso },
        clientPicture: { problem: null, refused: sampleRefusals.clientPicture },
      },
    ),
  async ({ canvasElement }) => {
    const tile = canvasElement.querySelector('[data-photo="idCardVerso"]');
    await expect(tile).toHaveAccessibleDescription(/numéro/);
  },
);

/** The provider has cleared no photo: the customer decides which to take again. */
export const RefusedNoneCleared = complete(keptTiles, refusal);

export const RefusedNoneClearedNoReason = variation(complete((filled) => idCard(keptTiles(filled))));

/** The customer has taken one of them again. */
export const RefusedOneTakenAgain = variation(
  complete(
    ({ idCardVerso, ...filled }) => ({ ...keptTiles({ idCardVerso, ...filled }), idCardVerso }),
    refusal,
  ),
);

/** The photos are replaced by files. */
export const RefusedUnsupportedBrowser: ConfirmStory = {
  ...complete((filled) => idCard(keptTiles(filled)), refusal),
  args: { captureSupported: false },
};

export const ThreeMissing = variation(waiting((filled) => ({ ...allTiles(empty), ...idCard(filled) })));

export const TwoMissing = variation(
  waiting((filled) => ({
    ...filled,
    idCardVerso: empty,
    clientPicture: empty,
  })),
);

export const OneMissing = waiting((filled) => ({ ...filled, driverLicenseVerso: empty }));

export const OneMissingOneUploading = waiting((filled, { uploading: { idCardVerso } }) => ({
  ...filled,
  idCardVerso,
  clientPicture: empty,
}));

export const TwoUploading = waiting((filled, { uploading: { idCardVerso, clientPicture } }) => ({
  ...filled,
  idCardVerso,
  clientPicture,
}));

export const TwoWaitingOffline: ConfirmStory = {
  ...waiting(
    (filled, { waiting: { idCardRecto, idCardVerso } }) => ({ ...filled, idCardRecto, idCardVerso }),
    {
      online: false,
    },
  ),
  parameters: { connection: 'offline', photosWait: true } satisfies ShellParameters,
};

export const OneWaitingOffline: ConfirmStory = {
  ...variation(
    waiting((filled, { waiting: { clientPicture } }) => ({ ...filled, clientPicture }), { online: false }),
  ),
  parameters: { connection: 'offline', photosWait: true } satisfies ShellParameters,
};

/** The phone is connected, but the provider does not respond. */
export const TwoWaitingForProvider: ConfirmStory = {
  ...waiting((filled, { waiting: { idCardRecto, idCardVerso } }) => ({
    ...filled,
    idCardRecto,
    idCardVerso,
  })),
  parameters: { connection: 'unanswered', photosWait: true } satisfies ShellParameters,
};

export const OneUploadingTwoWaiting = waiting((filled, pending) => ({
  ...filled,
  idCardRecto: { ...pending.uploading.idCardRecto, progress: null },
  idCardVerso: pending.waiting.idCardVerso,
  clientPicture: pending.waiting.clientPicture,
}));

export const TwoFailed = waiting((filled, { failed: { idCardRecto, clientPicture } }) => ({
  ...filled,
  idCardRecto,
  clientPicture,
}));

export const OneFailed = variation(
  waiting((filled, { failed: { idCardVerso } }) => ({ ...filled, idCardVerso })),
);

const tooLarge = { problem: 'Toasts.photoTooLarge' } as const;

/** A gateway reads no photo of this size: to send it again can't help. */
export const TwoTooLarge = confirmStory(({ filled, failed: { idCardRecto, clientPicture } }) =>
  sampleConfirm(
    { ...filled, idCardRecto, clientPicture },
    {},
    { idCardRecto: tooLarge, clientPicture: tooLarge },
  ),
);

export const OneTooLarge = variation(
  confirmStory(({ filled, failed: { idCardVerso } }) =>
    sampleConfirm({ ...filled, idCardVerso }, {}, { idCardVerso: tooLarge }),
  ),
);

/** The customer has picked files that can't be used: the tiles say why. */
export const FilesRefused = confirmStory(({ filled }) =>
  sampleConfirm({ ...filled, idCardVerso: empty, driverLicenseRecto: empty, clientPicture: empty }, {}, {
    idCardVerso: { problem: 'Errors.imageExtension' },
    driverLicenseRecto: { problem: 'Errors.imageSize' },
    clientPicture: { problem: 'Toasts.fileUnreadable' },
  } satisfies Record<string, FileProblem>),
);

/** The customer has picked a HEIC: the tile says what the phone can do about it, by its system. */
export const HeicRefusedOnIphone = variation(heicRefused('ios'));
export const HeicRefusedOnAndroid = variation(heicRefused('android'));

function heicRefused(advice: FormatAdvice): ConfirmStory {
  return confirmStory(({ filled }) =>
    sampleConfirm({ ...filled, idCardVerso: empty, clientPicture: empty }, {}, {
      idCardVerso: { problem: 'Errors.imageExtension', advice },
      clientPicture: { problem: 'Errors.imageExtension', advice },
    } satisfies Record<string, FileProblem>),
  );
}

/** The customer has tapped the disabled confirm button: it says its reason. */
export const DisabledConfirmTapped: ConfirmStory = {
  ...confirmStory(
    ({ filled }) => sampleConfirm({ ...filled, idCardVerso: empty }),
    async ({ canvasElement, args }) => {
      const button = canvasElement.querySelector<HTMLElement>('[data-action="confirm"]')!;
      button.click();
      await waitFor(() => {
        const regions = [...canvasElement.querySelectorAll('[data-screen="confirm"] [role="status"]')];
        return expect(regions.map(({ textContent }) => textContent).join('')).not.toBe('');
      });
      await expect(args.actions.finish).not.toHaveBeenCalled();
    },
  ),
  parameters: drawnByItself,
};

export const Complete = complete((filled) => filled);

export const UnsupportedBrowser: ConfirmStory = {
  ...waiting((filled) => ({ ...filled, idCardVerso: empty, clientPicture: empty })),
  args: {
    captureSupported: false,
    cameraAdvice: <BrowserAdvice diagnosis={diagnoses.unsupportedBrowser} share={share} />,
  },
};

export const InAppBrowser: ConfirmStory = {
  ...waiting((filled) => ({ ...filled, idCardVerso: empty, clientPicture: empty })),
  args: {
    captureSupported: false,
    cameraAdvice: <BrowserAdvice diagnosis={diagnoses.inAppBrowser} share={share} />,
  },
};

/** No file may be chosen where there is a camera. */
export const CameraOnly: ConfirmStory = {
  ...waiting((filled) => ({ ...filled, idCardVerso: empty, clientPicture: empty })),
  args: { filePicker: 'withoutCamera' },
};

/** The first button chooses a photo: the device has no camera. */
export const NoCamera: ConfirmStory = {
  ...waiting((filled) => ({ ...filled, idCardVerso: empty })),
  args: { hasCamera: false },
};

export const Confirming = confirmStory(
  ({ filled }) => sampleConfirm(filled, { finishing: true }),
  async ({ canvasElement, args }) => {
    const button = canvasElement.querySelector<HTMLButtonElement>('[data-action="confirm"]')!;
    await expect(button).toHaveAttribute('aria-busy', 'true');
    button.click();
    await expect(args.actions.finish).not.toHaveBeenCalled();
  },
);

/** “Submit” was tapped without a network. */
export const ConfirmingOffline: ConfirmStory = {
  ...confirmStory(
    ({ filled }) => sampleConfirm(filled, { finishing: true, online: false }),
    async ({ canvasElement, args }) => {
      canvasElement.querySelector<HTMLButtonElement>('[data-action="cancel"]')!.click();
      await expect(args.actions.cancelFinish).toHaveBeenCalledOnce();
    },
  ),
  parameters: { connection: 'offline', photosWait: false } satisfies ShellParameters,
};

export const IdCardOnly = variation(complete(idCard));

export const LicenceOnly = variation(complete(licence));

export const SelfieOnly = variation(complete(selfie));

export const IdCardAndLicence = variation(complete((filled) => ({ ...idCard(filled), ...licence(filled) })));

export const IdCardAndSelfie = variation(complete((filled) => ({ ...idCard(filled), ...selfie(filled) })));

export const LicenceAndSelfie = variation(complete((filled) => ({ ...licence(filled), ...selfie(filled) })));

export const NoDocuments = complete(() => ({}));

/** A new document does not compile until it has a story of its own. */
void ({
  idCard: IdCardOnly,
  driverLicense: LicenceOnly,
  clientPicture: SelfieOnly,
} satisfies Record<DocumentName, ConfirmStory>);
