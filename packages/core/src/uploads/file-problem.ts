import { parseUserAgent, type DeviceFacts } from '../device/user-agent.ts';
import { isHeif, rejectionOf, type FormatAdvice, type UploadRejection } from '../model/upload-rules.ts';

/** Why a picked file is not sent (§5.1), and for a HEIC, what can be done about it (decision 3.15). */
export interface FileProblem {
  readonly problem: UploadRejection;
  readonly advice?: FormatAdvice;
}

/**
 * Checks a picked file before a byte of it is sent (§5.1).
 * @returns null when the file may be sent.
 */
export async function problemOf(file: Blob, device: DeviceFacts): Promise<FileProblem | null> {
  const problem = await rejectionOf(file);
  if (problem === null) return null;
  if (!(await isHeif(file, problem))) return { problem };
  return { problem, advice: parseUserAgent(device).system.name === 'ios' ? 'ios' : 'android' };
}
