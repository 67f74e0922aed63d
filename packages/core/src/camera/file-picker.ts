/**
 * Where the customer may choose a file in place of a photo (decision 3.17): everywhere, or only where no camera can be used.
 */
export const filePickerRules = ['always', 'withoutCamera'] as const;
export type FilePickerRule = (typeof filePickerRules)[number];

export const defaultFilePickerRule: FilePickerRule = 'always';
