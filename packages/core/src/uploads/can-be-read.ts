/**
 * Whether the device can still read a picked file: it may have been moved, or lie in a cloud. A call
 * that sends one that can't be read fails like one that nobody answers, and would do so for ever.
 */
export async function canBeRead(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
