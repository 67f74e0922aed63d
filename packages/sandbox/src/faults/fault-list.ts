import * as v from 'valibot';
import type { CallName } from '@recto/core';
import { readJson, writeJson, type Report } from '../state/json-file.ts';
import { faultSchema, type Fault, type FaultInput } from './fault.ts';

const fileSchema = v.array(faultSchema);

/** The faults that are set, in a file so that the command line can set them while a server runs. */
export class FaultList {
  readonly #file: string;
  readonly #report: Report;

  constructor(file: string, report: Report) {
    this.#file = file;
    this.#report = report;
  }

  list(): readonly Fault[] {
    return readJson(this.#file, fileSchema, this.#report) ?? [];
  }

  /** Adds a fault after those that are set. */
  add(fault: FaultInput): void {
    writeJson(this.#file, [...this.list(), v.parse(faultSchema, fault)]);
  }

  clear(): void {
    writeJson(this.#file, []);
  }

  /** @returns the fault for this call, after counting it down; null for none. */
  take(call: CallName): Fault | null {
    const faults = this.list();
    const fault = faults.find((candidate) => candidate.call === call);
    if (fault === undefined) return null;
    if (fault.times !== null) {
      const left = fault.times > 1 ? [{ ...fault, times: fault.times - 1 }] : [];
      writeJson(
        this.#file,
        faults.flatMap((each) => (each === fault ? left : [each])),
      );
    }
    return fault;
  }
}
