import type { CameraCause } from '../model/camera-cause.ts';
import type { Diagnosis } from './diagnosis.ts';
import type { FilePickerRule } from './file-picker.ts';

/** The customer can do nothing about it in this browser, which §5.3 or §8 sends to the file picker as well. */
const neverMended: ReadonlySet<CameraCause> = new Set([
  'none',
  'unfit',
  'inAppBrowser',
  'unsupportedBrowser',
]);

/** The customer can mend it, most likely; after restarts in vain, no step is left. */
const mendedAtFirst: ReadonlySet<CameraCause> = new Set(['inUse', 'lost', 'noAnswer', 'noPicture']);

/**
 * Whether a file may be chosen on the capture screen.
 * @param rule the operator's choice.
 * @param diagnosis why there is no camera; null if there is one, as far as is known.
 */
export function offersFiles(
  rule: FilePickerRule,
  diagnosis: Pick<Diagnosis, 'cause' | 'persistent'> | null,
): boolean {
  if (rule === 'always') return true;
  if (diagnosis === null) return false;
  const { cause, persistent } = diagnosis;
  return neverMended.has(cause) || (persistent && mendedAtFirst.has(cause));
}
