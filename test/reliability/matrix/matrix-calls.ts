import type { PhotoName } from '@recto/core';
import type { FaultInput, ProcedureView } from '@recto/sandbox';
import type { Customer } from '@recto/testing/playwright';
import type { ImageFiles } from '../../e2e/fixtures/image-files.ts';
import { sendInVain } from '../../e2e/fixtures/send-in-vain.ts';
import {
  imageCallLimitMs,
  smallCallLimitMs,
  stallLimitMs,
} from '../../../packages/adapters/src/http/limits.ts';
import { everything, idCardOnly, type Procedures } from '../../e2e/fixtures/procedures.ts';
import type { Outcome } from './outcome.ts';

/** The photo of calls 6, 7 and 8. */
export const photo: PhotoName = 'idCardRecto';

export type MatrixCallName = Exclude<FaultInput['call'], 'config'>;

/** How a customer makes a call, from a procedure that is one step before it. */
export interface MatrixCall {
  readonly call: MatrixCallName;
  /** The end of its address. */
  readonly address: string;
  /** The app's limit for it, in ms. */
  readonly limitMs: number;
  readonly make: (procedures: Procedures) => Promise<ProcedureView>;
  /** The screen before the call; null if the call is made on entry. */
  readonly from: 'start' | 'capture' | 'confirm' | 'status' | null;
  readonly act: (customer: Customer, files: ImageFiles, expected: Outcome) => Promise<void>;
}

/** The rows of the matrix: the calls of §7, in its order. */
export const matrixCalls: readonly MatrixCall[] = [
  {
    call: 'token',
    address: '/oauth2/token',
    limitMs: smallCallLimitMs,
    make: (procedures) => procedures.make(everything),
    from: null,
    act: () => Promise.resolve(),
  },
  {
    call: 'readProcedure',
    address: '/procedures/token',
    limitMs: smallCallLimitMs,
    make: (procedures) => procedures.make(everything),
    from: null,
    act: () => Promise.resolve(),
  },
  {
    call: 'setStarted',
    address: '/set-started',
    limitMs: smallCallLimitMs,
    make: (procedures) => procedures.make(everything),
    from: 'start',
    act: (customer) => customer.tap('start'),
  },
  {
    call: 'setFinished',
    address: '/set-finished',
    limitMs: smallCallLimitMs,
    make: (procedures) => procedures.started(idCardOnly, ['idCardRecto', 'idCardVerso']),
    from: 'confirm',
    act: (customer) => customer.tap('confirm'),
  },
  {
    call: 'reset',
    address: '/reset',
    limitMs: smallCallLimitMs,
    make: (procedures) => procedures.make(everything, { status: 'refused' }),
    from: 'status',
    act: (customer) => customer.tap('restart'),
  },
  {
    call: 'savePhoto',
    address: '/procedures/photo',
    limitMs: imageCallLimitMs,
    make: (procedures) => procedures.started(idCardOnly),
    from: 'capture',
    act: async (customer, _, { shows }) => {
      await customer.photograph(photo);
      await (shows.state === 'error' ? sendInVain(customer, photo) : customer.tap('use'));
    },
  },
  {
    call: 'uploadPhoto',
    address: '/upload',
    limitMs: stallLimitMs,
    make: (procedures) => procedures.started(idCardOnly),
    from: 'confirm',
    act: async (customer, files) => {
      await customer.tapAndChoose(customer.tileAction(photo, 'choose-file'), await files.jpeg());
    },
  },
  {
    call: 'deletePhoto',
    address: `/photo/${photo}`,
    limitMs: smallCallLimitMs,
    make: (procedures) => procedures.started(idCardOnly, [photo]),
    from: 'confirm',
    act: async (customer) => {
      await customer.tileAction(photo, 'delete').tap();
      await customer.tap('delete-yes');
    },
  },
];
