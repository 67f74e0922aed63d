import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The images that are sent. */
export interface ContractImages {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly png: Uint8Array<ArrayBuffer>;
  /** The size of the largest file that must be accepted, in bytes; that of §9 unless a test is shorter. */
  readonly largestBytes?: number;
  /** The size of the largest body of call 6, in bytes; that of the OpenAPI file unless a test is shorter. */
  readonly largestBodyBytes?: number;
}

/** The test pictures beside this file. */
export function contractImages(): ContractImages {
  return { jpeg: picture('test-photo.jpg'), png: picture('test-photo.png') };
}

function picture(name: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(import.meta.dirname, name)));
}
