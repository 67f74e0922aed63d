import { photoNames, type ConfirmSnapshot, type Deletion, type PhotoName, type TileState } from '@recto/core';
import { ConfirmView } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { confirmActions, sampleConfirm, tileStates } from './confirm-samples.ts';
import { inShell } from './in-shell.tsx';
import { samplePhoto } from './sample-photos.ts';

const meta = {
  title: 'Screens/Confirm',
  component: ConfirmView,
  decorators: [inShell],
  loaders: [async () => ({ filled: await takeAll() })],
} satisfies Meta<typeof ConfirmView>;
export default meta;

type Story = StoryObj<{ captureSupported: boolean }>;
type FilledTiles = Readonly<Record<PhotoName, TileState>>;

async function takeAll(): Promise<FilledTiles> {
  const tiles = photoNames.map(async (photo) => {
    const { dataUrl } = await samplePhoto(photo);
    return [photo, { name: 'filled', thumb: { displayUrl: dataUrl } }] as const;
  });
  return Object.fromEntries(await Promise.all(tiles)) as unknown as FilledTiles;
}

/** @param snapshotOf makes the snapshot of tiles that are all filled. */
function story(snapshotOf: (filled: FilledTiles) => ConfirmSnapshot, captureSupported = true): Story {
  return {
    args: { captureSupported },
    render: (args, { loaded }) => (
      <ConfirmView
        {...args}
        snapshot={snapshotOf(loaded['filled'] as FilledTiles)}
        actions={confirmActions}
      />
    ),
  };
}

const { empty, uploading } = tileStates;
const nothing = { idCardRecto: empty, idCardVerso: empty };
const asking: Deletion = { status: 'asking', photo: 'idCardVerso' };
const deleting: Deletion = { status: 'deleting', photo: 'idCardVerso' };

export const Complete = story((filled) => sampleConfirm(filled));

export const NothingYet = story(() => sampleConfirm({ ...nothing, clientPicture: empty }));

export const EverythingMissing = story((filled) =>
  sampleConfirm(Object.fromEntries(Object.keys(filled).map((photo) => [photo, empty]))),
);

export const OneMissing = story((filled) => sampleConfirm({ ...filled, idCardVerso: empty }));

export const OneUploading = story((filled) => sampleConfirm({ ...filled, idCardVerso: uploading }));

export const ASelfieUploading = story((filled) => sampleConfirm({ ...filled, clientPicture: uploading }));

export const IdCardOnly = story(({ idCardRecto, idCardVerso }) =>
  sampleConfirm({ idCardRecto, idCardVerso }),
);

export const SelfieOnly = story(({ clientPicture }) => sampleConfirm({ clientPicture }));

export const NothingIsAskedFor = story(() => sampleConfirm({}));

export const WithoutAThumb = story((filled) =>
  sampleConfirm({
    ...filled,
    idCardRecto: tileStates.filled,
    idCardVerso: { name: 'filled', thumb: { displayUrl: 'javascript:alert(1)' } },
    clientPicture: { name: 'filled', thumb: { displayUrl: 'data:image/jpeg;base64,AAAA' } },
  }),
);

export const CameraNotSupported = story(
  (filled) => sampleConfirm({ ...filled, ...nothing, clientPicture: empty }),
  false,
);

export const Finishing = story((filled) => sampleConfirm(filled, { finishing: true }));

export const Asking = story((filled) => sampleConfirm(filled, { deletion: asking }));

export const Deleting = story((filled) => sampleConfirm(filled, { deletion: deleting }));

/** A new state of a tile or of the modal does not compile until it has a story. */
void ({
  empty: NothingYet,
  uploading: OneUploading,
  filled: Complete,
} satisfies Record<TileState['name'], Story>);
void ({ none: Complete, asking: Asking, deleting: Deleting } satisfies Record<Deletion['status'], Story>);
