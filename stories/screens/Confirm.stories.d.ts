import { type TileState } from '@recto/core';
import { ConfirmView } from '@recto/ui';
declare const meta: {
    title: string;
    component: typeof ConfirmView;
    decorators: import("@storybook/react").Decorator[];
    loaders: (() => Promise<{
        filled: Readonly<Record<"clientPicture" | "driverLicenseRecto" | "driverLicenseVerso" | "idCardRecto" | "idCardVerso", TileState>>;
    }>)[];
};
export default meta;
export declare const Complete: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const NothingYet: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const EverythingMissing: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const OneMissing: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const OneUploading: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const ASelfieUploading: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const IdCardOnly: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const SelfieOnly: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const WithoutAThumb: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const CameraNotSupported: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const Finishing: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const Asking: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
export declare const Deleting: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    captureSupported: boolean;
}>;
