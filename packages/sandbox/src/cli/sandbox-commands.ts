import { resolve } from 'node:path';
import { perRequiredFlag } from '@recto/core';
import * as v from 'valibot';
import { faultSchema } from '../faults/fault.ts';
import { describeFault } from '../faults/describe-fault.ts';
import { documentLabels } from '../document-labels.ts';
import { newProcedureSchema, refusalSchema } from '../operator/new-procedure.ts';
import { linkOf } from '../operator/procedure-view.ts';
import type { Sandbox } from '../sandbox.ts';
import { qrCode } from './banner.ts';
import { UsageError } from '@recto/operator-tools/command-line';
import { procedureLine, procedureText } from './procedure-text.ts';
import type { SandboxValues } from './sandbox-options.ts';

export interface CommandContext {
  readonly sandbox: Sandbox;
  /** For the links: where the sandbox is served, or was served last. */
  readonly origin: string;
  readonly values: SandboxValues;
  /** What follows the command: a procedure's token, or `add` or `clear` for the faults. */
  readonly operand: string | undefined;
  readonly colour: boolean;
}

/** The commands of `npm run sandbox`. Each returns the text to print. */
export const sandboxCommands: Readonly<Record<string, (context: CommandContext) => string>> = {
  list: ({ sandbox }) => sandbox.operator.list().map(procedureLine).join('\n') || 'There are no procedures.',

  create: ({ sandbox, origin, values, colour }) => {
    const input = v.parse(newProcedureSchema, {
      ...perRequiredFlag(({ name }) => values[documentLabels[name].option]),
      ...given({ language: values.language, lastname: values.name, redirectUrl: values.redirect }),
    });
    const link = linkOf(sandbox.operator.create(input), origin);
    return `${link}\n${qrCode(link, colour)}`;
  },

  show: (context) => {
    const record = context.sandbox.operator.get(tokenOf(context));
    const link = linkOf(record, context.origin);
    return `${procedureText(record)}\n${link}\n${qrCode(link, context.colour)}`;
  },

  photos: (context) => {
    const token = tokenOf(context);
    const { out } = context.values;
    if (!out) throw new UsageError('--out is missing: the folder to save the photos in.');
    const files = context.sandbox.operator.savePhotos(token, resolve(out));
    return files.join('\n') || 'No photos have been received.';
  },

  refuse: (context) => {
    const { comment } = v.parse(refusalSchema, given({ comment: context.values.comment }));
    return procedureLine(context.sandbox.operator.refuse(tokenOf(context), comment));
  },

  expire: (context) => procedureLine(context.sandbox.operator.expire(tokenOf(context))),

  faults: ({ sandbox: { faults }, values, operand = 'list' }) => {
    if (operand === 'add') {
      const { call, kind, times, status, ms } = values;
      const numbers = { times, status, ms, retryAfter: values['retry-after'] };
      faults.add(v.parse(faultSchema, { ...given({ call, kind }), ...numeric(given(numbers)) }));
    } else if (operand === 'clear') {
      faults.clear();
    } else if (operand !== 'list') {
      throw new UsageError(`faults can be followed by "add" or "clear", not by "${operand}".`);
    }
    return faults.list().map(describeFault).join('\n') || 'No faults are set.';
  },
};

function tokenOf({ operand }: CommandContext): string {
  if (operand === undefined) throw new UsageError('A procedure’s token is missing.');
  return operand;
}

/** Leaves out the options that were not given. */
function given(values: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return Object.fromEntries(entries) as Record<string, string>;
}

/** Converts what looks like a number; the schema rejects the rest. */
function numeric(values: Readonly<Record<string, string>>): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, /^\d+$/.test(value) ? Number(value) : value]),
  );
}
