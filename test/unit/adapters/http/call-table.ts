import { HttpProcedureRepository, type HttpEnvironment } from '@recto/adapters/http';
import { providerRules, type CallOptions, type Procedure, type ProcedureRepository } from '@recto/core';
import { newProcedure, requiring } from '../../../support/procedures.ts';
import type { ScriptedResponse, ScriptedProvider } from './scripted-provider.ts';

const procedure: Procedure = providerRules.createProcedure(
  newProcedure({ ...requiring('idCard'), lastname: 'Dupont' }),
);
const thumb = { displayUrl: 'https://provider.example/thumb' };
const image = { dataUrl: 'data:image/jpeg;base64,/9j/AA==', mimeType: 'image/jpeg', base64: '/9j/AA==' };

/** One call of §7, with its response and its result. */
export interface CallRow {
  readonly name: string;
  readonly call: string;
  readonly body: string;
  readonly run: (repository: ProcedureRepository, options?: CallOptions) => Promise<unknown>;
  readonly data: unknown;
  readonly result: unknown;
  readonly repeatable: boolean;
  /** Whether a response without `success` is a success, for calls 4 and 5 as call 2 then says (decision 5.7). */
  readonly mayBeSilent: boolean;
}

/** Calls 2 to 6 and 8 of §7; call 7, which uses XMLHttpRequest, is in `upload.test.ts`. */
export const calls: readonly CallRow[] = [
  {
    name: 'call 2',
    call: 'POST /id/procedures/token',
    body: '',
    run: (repository, options) => repository.readProcedure('link-1', options),
    data: procedure,
    result: procedure,
    repeatable: true,
    mayBeSilent: false,
  },
  {
    name: 'call 3',
    call: 'PATCH /id/procedures/set-started',
    body: '',
    run: (repository, options) => repository.setStarted('link-1', options),
    data: undefined,
    result: undefined,
    repeatable: false,
    mayBeSilent: true,
  },
  {
    name: 'call 4',
    call: 'PATCH /id/procedures/set-finished',
    body: '',
    run: (repository, options) => repository.setFinished('link-1', options),
    data: undefined,
    result: undefined,
    repeatable: false,
    mayBeSilent: true,
  },
  {
    name: 'call 5',
    call: 'PATCH /id/procedures/reset',
    body: '',
    run: (repository, options) => repository.reset('link-1', options),
    data: procedure,
    result: procedure,
    repeatable: false,
    mayBeSilent: true,
  },
  {
    name: 'call 6',
    call: 'POST /id/procedures/photo',
    body: '{"imageName":"idCardVerso","base64":"/9j/AA=="}',
    run: (repository, options) => repository.savePhoto('link-1', 'idCardVerso', image, options),
    data: thumb,
    result: thumb,
    repeatable: true,
    mayBeSilent: false,
  },
  {
    name: 'call 8',
    call: 'DELETE /id/procedures/photo/clientPicture',
    body: '',
    run: (repository, options) => repository.deletePhoto('link-1', 'clientPicture', options),
    data: undefined,
    result: undefined,
    repeatable: true,
    mayBeSilent: true,
  },
];

export const success = ({ data }: CallRow): ScriptedResponse => ({ body: { success: true, data } });

export const errorOf = (running: Promise<unknown>) => running.catch((error: unknown) => error);

/** The real adapter with a scripted provider. */
export function openRepository(provider: ScriptedProvider, environment: HttpEnvironment) {
  return new HttpProcedureRepository(
    {
      authEndpointUrl: `${provider.origin}/auth`,
      idEndpointUrl: `${provider.origin}/id`,
      clientId: 'recto',
      clientSecret: 'geheim',
      clientAuthentication: 'both',
    },
    environment,
  );
}
