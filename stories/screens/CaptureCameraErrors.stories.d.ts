import { CaptureView } from '@recto/ui';
declare const meta: {
    title: string;
    component: typeof CaptureView;
    decorators: import("@storybook/react").Decorator[];
    args: {
        surfaceRef: null;
        actions: import("@recto/ui").CaptureActions;
    };
};
export default meta;
export declare const Denied: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const NotFound: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const InUse: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const Overconstrained: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const Unsupported: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const NoAnswer: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const NoPicture: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
export declare const Lost: import("storybook/internal/csf").StoryAnnotations<import("@storybook/react").ReactRenderer, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef: import("react").Ref<HTMLDivElement>;
    readonly actions: import("@recto/ui").CaptureActions;
}, {
    readonly snapshot: import("@recto/core").CaptureSnapshot;
    readonly surfaceRef?: import("react").Ref<HTMLDivElement>;
    readonly actions?: import("@recto/ui").CaptureActions;
}>;
