import { CaptureView } from '@recto/ui';
import type { StoryObj } from '@storybook/react-vite';
import { captureActions } from './capture-samples.ts';
declare const meta: {
    title: string;
    component: typeof CaptureView;
    decorators: import("@storybook/react").Decorator[];
    args: {
        actions: import("@recto/ui").CaptureActions;
    };
};
export default meta;
type Story = StoryObj<{
    actions: typeof captureActions;
}>;
export declare const Init: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const Capture: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureTheBack: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureALicence: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureASelfie: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureWithOneCamera: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureWhileTheCameraIsOff: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureWhileTheCameraStarts: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const CaptureWhileAFrameIsTaken: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const Preview: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const PreviewOfASelfie: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const Upload: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const ErrorInternal: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    actions: typeof captureActions;
}>;
export declare const PhoneOnItsSide: Story;
