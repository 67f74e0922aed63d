import { type ConfirmSnapshot, type PhotoName, type TileState } from '@recto/core';
import type { ConfirmActions } from '@recto/ui';
/** Sample snapshots of the confirm screen. A new state of a tile or of the modal does not compile until it is here. */
export declare const tileStates: {
    readonly empty: {
        readonly name: 'empty';
    };
    readonly uploading: {
        readonly name: 'uploading';
        readonly progress: 0.42;
    };
    readonly filled: {
        readonly name: 'filled';
        readonly thumb: null;
    };
};
/** A confirm screen with a tile for each photo that is given. */
export declare function sampleConfirm(tiles: Partial<Readonly<Record<PhotoName, TileState>>>, part?: Partial<ConfirmSnapshot>): ConfirmSnapshot;
export declare const confirmActions: ConfirmActions;
