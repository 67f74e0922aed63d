import type { TileState } from '@recto/core';
import type { ConfirmActions } from '@recto/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentSection } from '../../packages/ui/src/screens/confirm/DocumentSection.tsx';
import { inColumn } from '../components/in-column.tsx';
import { waitForImages } from '../screens/wait-for-images.ts';
import {
  allTiles,
  confirmActions,
  filledTiles,
  sectionsOf,
  tileStates,
  unsentTiles,
  type Tiles,
} from './confirm-samples.ts';

/** The tiles of a card, one beside the other, and that of the selfie, which is alone in its section. */
const meta = {
  title: 'Confirm/Tiles',
  decorators: [inColumn],
  args: { captureSupported: true, hasCamera: true, actions: confirmActions },
} satisfies Meta<Args>;
export default meta;

interface Args {
  readonly captureSupported: boolean;
  readonly hasCamera: boolean;
  readonly actions: ConfirmActions;
}
type Story = StoryObj<Args>;

function story(tilesNow: () => Tiles | Promise<Tiles>): Story {
  return {
    loaders: [async () => ({ tiles: await tilesNow() })],
    render: (args, { loaded }) => {
      const { idCardRecto, idCardVerso, clientPicture } = loaded['tiles'] as Tiles;
      return (
        <div style={{ display: 'grid', gap: 'var(--recto-space-x6)', width: '100%' }}>
          {sectionsOf({ idCardRecto, idCardVerso, clientPicture }).map((section) => (
            <DocumentSection
              key={section.document}
              section={section}
              deletion={{ status: 'none' }}
              {...args}
            />
          ))}
        </div>
      );
    },
    play: ({ canvasElement }) => waitForImages(canvasElement),
  };
}

/** A screen reader that asks is told how far each has come, in the words that are seen. */
function sending(percent: number): Story {
  return {
    ...story(() => allTiles({ name: 'uploading', progress: percent / 100 })),
    play: async ({ canvas }) => {
      for (const bar of canvas.getAllByRole('progressbar')) {
        await expect(bar).toHaveAttribute('aria-valuenow', String(percent));
        const seen = bar.parentElement?.querySelector('[aria-hidden]')?.textContent;
        await expect(bar.ariaValueText).toBe(seen);
        await expect(seen).toContain(String(percent));
        await expect(bar).toHaveAccessibleName();
      }
    },
  };
}

/** Every thumbnail has given way to a placeholder. */
function withoutThumbnails(state: TileState): Story {
  return {
    ...story(() => allTiles(state)),
    play: async ({ canvas, canvasElement }) => {
      await waitForImages(canvasElement);
      await expect(canvas.queryAllByRole('img')).toEqual([]);
    },
  };
}

const withThumb = (displayUrl: string): TileState => ({ name: 'filled', thumb: { displayUrl } });

export const ThePhotoIsMissing = story(() => allTiles(tileStates.empty));

export const ThePhotoIsMissingAndTheBrowserHasNoCameraView: Story = {
  ...ThePhotoIsMissing,
  args: { captureSupported: false },
};

export const NothingHasLeftYet = sending(0);

export const FortyTwoPercentHaveLeft = sending(42);

export const EverythingHasLeft = sending(100);

/** Of a photo that the camera took, nobody knows how much has left. */
export const APartHasLeft: Story = {
  ...story(() => allTiles({ name: 'uploading', progress: null })),
  play: async ({ canvas }) => {
    for (const bar of canvas.getAllByRole('progressbar')) {
      await expect(bar).not.toHaveAttribute('aria-valuenow');
      await expect(bar).toHaveAccessibleName();
    }
  },
};

export const ThePhotoWaits = story(() => unsentTiles('waiting'));

export const ALargeFileWaits = withoutThumbnails(tileStates.waiting);

export const ThePhotoCouldNotBeSent = story(() => unsentTiles('failed'));

export const TheProviderHasThePhoto = story(filledTiles);

export const TheProviderSentNoThumbnail = withoutThumbnails(tileStates.filled);

export const TheThumbnailCanNotBeLoaded = withoutThumbnails(withThumb('data:image/jpeg;base64,AAAA'));

export const TheThumbnailHasAnUnsafeAddress = withoutThumbnails(withThumb('javascript:alert(1)'));

/** A new state of a tile does not compile until it has a story. */
void ({
  empty: ThePhotoIsMissing,
  waiting: ThePhotoWaits,
  uploading: FortyTwoPercentHaveLeft,
  failed: ThePhotoCouldNotBeSent,
  filled: TheProviderHasThePhoto,
} satisfies Record<TileState['name'], Story>);
