import { type CaptureActions } from '@recto/ui';
import type { CaptureSnapshot } from '@recto/core';
export interface CaptureOnStageProps {
    readonly snapshot: CaptureSnapshot;
    readonly actions: CaptureActions;
}
/** The capture view with a drawn picture behind it, where the snapshot says that a camera is on. */
export declare function CaptureOnStage({ snapshot, actions }: CaptureOnStageProps): import("react").JSX.Element;
