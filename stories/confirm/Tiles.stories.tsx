import type { FileProblem, PhotoName, Tile, TileState } from '@recto/core';
import type { ConfirmActions } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DocumentSection } from '../../packages/ui/src/screens/confirm/DocumentSection.tsx';
import type { PhotoSource } from '../../packages/ui/src/screens/confirm/photo-source.ts';
import { inColumn } from '../components/in-column.tsx';
import { waitForImages } from '../screens/wait-for-images.ts';
import {
  allTiles,
  confirmActions,
  filledTiles,
  keptTiles,
  sectionsOf,
  tileStates,
  pendingTiles,
  type Tiles,
} from './confirm-samples.ts';

/** The two tiles of a card side by side, and the tile of the selfie, which is alone in its section. */
const meta = {
  title: 'Confirm/Tiles',
  decorators: [inColumn],
  // On a real page each document has one section; here each has one for each state.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  args: { actions: confirmActions, onOpen: fn() },
} satisfies Meta<Args>;
export default meta;

interface Args {
  readonly actions: ConfirmActions;
  readonly onOpen: (photo: PhotoName) => void;
}

/** One state of the tiles. */
interface Sample {
  readonly tiles: Tiles;
  readonly source?: PhotoSource;
  readonly offersFile?: boolean;
  readonly problem?: Pick<Tile, 'problem' | 'advice'>;
  /** In percent, if the tiles show a progress bar; null if the progress is unknown. */
  readonly progress?: number | null;
  /** Whether every thumbnail is replaced by a placeholder. */
  readonly placeholder?: boolean;
}

async function samples() {
  const uploading = async (progress: number | null): Promise<Sample> => ({
    tiles: await pendingTiles('uploading', progress === null ? null : progress / 100),
    progress,
  });
  const withThumb = (displayUrl: string): TileState => ({
    name: 'filled',
    thumb: { displayUrl },
    content: null,
  });
  const refused = (problem: FileProblem): Sample => ({ tiles: allTiles(tileStates.empty), problem });
  const placeholder = (state: TileState): Sample => ({ tiles: allTiles(state), placeholder: true });
  const all = {
    empty: { tiles: allTiles(tileStates.empty) },
    emptyWithoutCameraView: { tiles: allTiles(tileStates.empty), source: 'cameraApp' },
    emptyCameraOnly: { tiles: allTiles(tileStates.empty), offersFile: false },
    emptyWithoutCamera: { tiles: allTiles(tileStates.empty), source: 'files' },
    fileTooLarge: refused({ problem: 'Errors.imageSize' }),
    fileOfAnotherType: refused({ problem: 'Errors.imageExtension' }),
    fileIsHeicOnIphone: refused({ problem: 'Errors.imageExtension', advice: 'ios' }),
    fileIsHeicOnAndroid: refused({ problem: 'Errors.imageExtension', advice: 'android' }),
    fileUnreadable: refused({ problem: 'Toasts.fileUnreadable' }),
    uploading0: await uploading(0),
    uploading: await uploading(42),
    uploading99: await uploading(99),
    // All bytes are handed over, and there is no response yet: no number stands still.
    uploadingHandedOver: { tiles: await pendingTiles('uploading', 1), progress: null },
    // The progress of a photo from the camera is unknown.
    uploadingFromCamera: await uploading(null),
    uploadingLargeFile: { tiles: allTiles(tileStates.uploading), progress: 42, placeholder: true },
    waiting: { tiles: await pendingTiles('waiting') },
    waitingLargeFile: placeholder(tileStates.waiting),
    failed: { tiles: await pendingTiles('failed') },
    failedTooLarge: { tiles: await pendingTiles('failed'), problem: { problem: 'Toasts.photoTooLarge' } },
    filled: { tiles: await filledTiles() },
    kept: { tiles: keptTiles(await filledTiles()) },
    keptWithoutCameraView: { tiles: keptTiles(await filledTiles()), source: 'cameraApp' },
    filledWithoutThumbnail: placeholder(tileStates.filled),
    thumbnailCannotBeLoaded: placeholder(withThumb('data:image/jpeg;base64,AAAA')),
    thumbnailWithUnsafeAddress: placeholder(withThumb('javascript:alert(1)')),
  } satisfies Record<TileState['name'], Sample> & Record<string, Sample>;
  return all as Readonly<Record<string, Sample>>;
}

/** Every state of a tile, one below the other. */
export const EveryState: StoryObj<Args> = {
  loaders: [async () => ({ samples: await samples() })],
  render: (args, { loaded }) => (
    <>
      {Object.entries(loaded['samples'] as Awaited<ReturnType<typeof samples>>).map(
        ([name, { tiles, source = 'camera', offersFile = true, problem }]) => (
          <div
            key={name}
            data-sample={name}
            style={{ display: 'grid', gap: 'var(--recto-space-x6)', width: '100%' }}
          >
            {sectionsOf(
              {
                idCardRecto: tiles.idCardRecto,
                idCardVerso: tiles.idCardVerso,
                clientPicture: tiles.clientPicture,
              },
              problem && { idCardRecto: problem, clientPicture: problem },
            ).map((section) => (
              <DocumentSection
                key={section.document}
                section={section}
                deletion={{ status: 'none' }}
                source={source}
                offersFile={offersFile}
                {...args}
              />
            ))}
          </div>
        ),
      )}
    </>
  ),
  play: async ({ canvasElement, loaded }) => {
    await waitForImages(canvasElement);
    for (const [name, { progress, placeholder }] of Object.entries(
      loaded['samples'] as Awaited<ReturnType<typeof samples>>,
    )) {
      const element = canvasElement.querySelector<HTMLElement>(`[data-sample="${name}"]`)!;
      const tiles = within(element);
      if (placeholder) await expect(tiles.queryAllByRole('img')).toEqual([]);
      if (progress === undefined) continue;
      const bars = tiles.getAllByRole('progressbar');
      for (const bar of bars) {
        await expect(bar).toHaveAccessibleName();
        if (progress === null) await expect(bar).not.toHaveAttribute('aria-valuenow');
        else await expectProgress(bar, progress);
      }
    }
  },
};

/** The accessible progress is the same as the visible one. */
async function expectProgress(bar: HTMLElement, percent: number): Promise<void> {
  await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
  const seen = bar.parentElement?.querySelector('[aria-hidden]')?.textContent;
  await expect(bar.ariaValueText).toBe(seen);
  await expect(seen).toContain(String(percent));
}
