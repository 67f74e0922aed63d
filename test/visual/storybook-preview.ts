/** What the test run uses of Storybook's preview: globals of the page that shows a story. */
export interface StorybookPreview {
  readonly __STORYBOOK_ADDONS_CHANNEL__: {
    once(event: string, listener: () => void): void;
    emit(event: string, payload: unknown): void;
  };
  readonly __STORYBOOK_PREVIEW__: {
    /** The story that is shown, or is being prepared. */
    readonly currentRender?: { readonly id: string; readonly phase?: string };
    readonly storyStoreValue: { readonly userGlobals: { update(globals: unknown): void } };
  };
}
