import { allowedImageTypes, type FacingMode } from '@recto/core';
import type { ChangeEvent, Ref } from 'react';

export interface FileInputProps {
  readonly ref: Ref<HTMLInputElement>;
  /** Opens the camera app, with the camera that looks this way; without it, the file picker. */
  readonly capture?: FacingMode;
  readonly onFile: (file: File) => void;
}

/** An input for one image, never seen: a button clicks it. It forgets each choice, so that the same file can be chosen again. */
export function FileInput({ ref, capture, onFile }: FileInputProps) {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <input
      ref={ref}
      hidden
      type="file"
      accept={allowedImageTypes.join(',')}
      capture={capture}
      onChange={handleChange}
    />
  );
}
