import { allowedImageTypes, type FacingMode } from '@recto/core';
import type { ChangeEvent, Ref } from 'react';

export interface FileInputProps {
  readonly inputRef: Ref<HTMLInputElement>;
  /** Opens the camera app with this camera; without it, the input opens the file picker. */
  readonly capture?: FacingMode | undefined;
  readonly onFile: (file: File) => void;
}

/** A hidden input for one image; a button clicks it. It resets after each choice, so that the same file can be chosen again. */
export function FileInput({ inputRef, capture, onFile }: FileInputProps) {
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <input
      ref={inputRef}
      hidden
      type="file"
      accept={allowedImageTypes.join(',')}
      capture={capture}
      onChange={handleChange}
    />
  );
}
