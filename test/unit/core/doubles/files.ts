/**
 * A picked file that is read within a microtask, so that tests need not wait for it.
 * @param bytes its content.
 */
export function pickedFile(bytes: readonly number[], name = 'card.jpg'): File {
  const content = new Uint8Array(bytes);
  const file = new File([content], name);
  file.slice = () => ({ arrayBuffer: () => Promise.resolve(content.buffer) }) as Blob;
  file.arrayBuffer = () => Promise.resolve(content.buffer);
  return file;
}

export const jpegFile = pickedFile([0xff, 0xd8, 0xff, 0xe0]);
export const otherJpegFile = pickedFile([0xff, 0xd8, 0xff, 0xe1], 'other.jpg');
export const textFile = pickedFile([0x68, 0x65, 0x6c, 0x6c, 0x6f], 'card.png');

/** A JPEG that is not read, as one in a cloud, before the test calls `read`. */
export function slowFile(): { readonly file: File; readonly read: () => void } {
  const file = new File([], 'slow.jpg');
  let read = () => undefined as void;
  const bytes = new Promise<ArrayBuffer>((resolve) => {
    read = () => resolve(new Uint8Array([0xff, 0xd8, 0xff, 0xe0]).buffer);
  });
  file.slice = () => ({ arrayBuffer: () => bytes }) as Blob;
  return { file, read };
}

/**
 * A JPEG that can be read at first, as when it is picked.
 * @param reads whether each read works, in order; later ones are as the last.
 */
export function changingFile(reads: readonly boolean[], errorName = 'NotReadableError'): File {
  const file = pickedFile([0xff, 0xd8, 0xff, 0xe0]);
  let count = 0;
  const read = () => {
    const isReadable = reads[Math.min(count, reads.length - 1)];
    count += 1;
    return isReadable ? jpegFile.arrayBuffer() : Promise.reject(new DOMException('', errorName));
  };
  file.slice = () => ({ arrayBuffer: read }) as Blob;
  return file;
}

/** A file that the device can no longer read. */
export function unreadableFile(): File {
  const file = new File([], 'gone.jpg');
  const error = new DOMException('', 'NotReadableError');
  file.slice = () => ({ arrayBuffer: () => Promise.reject(error) }) as Blob;
  return file;
}
