import {
  accessTokenRequest,
  defaultClientAuthentication,
  type CallOptions,
  type CapturedImage,
  type PhotoName,
  type Procedure,
  type ProcedureRepository,
  type Thumb,
  type UploadOptions,
} from '@recto/core';
import * as v from 'valibot';
import { AccessToken } from './AccessToken.ts';
import { callPaths } from './call-paths.ts';
import type { ProviderConfiguration } from './provider-configuration.ts';
import type { HttpEnvironment } from './http-environment.ts';
import { asMayHaveArrived, malformed } from './http-errors.ts';
import { finishedSchema } from './procedure-schema.ts';
import { photoJson } from './photo-json.ts';
import { providerSchemas, type ProviderSchemas } from './provider-schemas.ts';
import { ProviderClient } from './ProviderClient.ts';
import { requestAccessToken } from './request-access-token.ts';
import { readAcknowledgement, readEnvelope } from './read-response.ts';
import { uploadForm } from './upload-form.ts';

const empty = { kind: 'empty' } as const;

/** Of the responses to calls 3 and 8 only `success` is read (§7). */
function readSuccess(text: string): void {
  readAcknowledgement(text, v.unknown());
}

/**
 * The provider over HTTP: the eight calls of §7, and no other file makes them. What they share (access
 * token, headers, retries, time limits, the form of a response) is in the files beside this one.
 */
export class HttpProcedureRepository implements ProcedureRepository {
  readonly #provider: ProviderClient;
  readonly #schemas: ProviderSchemas;

  constructor(configuration: ProviderConfiguration, http: HttpEnvironment) {
    /** Call 1. */
    const path = callPaths.accessToken;
    const { clientId, clientSecret = null, clientAuthentication } = configuration;
    const request = () =>
      requestAccessToken(http, path, {
        method: 'POST',
        url: configuration.authEndpointUrl + path,
        ...accessTokenRequest({
          clientId,
          clientSecret,
          clientAuthentication: clientAuthentication ?? defaultClientAuthentication,
        }),
      });
    const accessToken = new AccessToken(request, http.clock);
    this.#schemas = providerSchemas(configuration.idEndpointUrl, http.appOrigin);
    this.#provider = new ProviderClient(configuration.idEndpointUrl, accessToken, http);
  }

  /** Call 2. */
  readProcedure(token: string, options: CallOptions = {}): Promise<Procedure> {
    return this.#readProcedure(token, options, (procedure) => procedure);
  }

  /** Call 3. */
  async setStarted(token: string, options: CallOptions = {}): Promise<void> {
    await this.#provider.call(token, options, {
      method: 'PATCH',
      path: '/procedures/set-started',
      body: empty,
      read: readSuccess,
      repeatable: false,
    });
  }

  /** Call 4, followed by call 2 if its response does not say `success` (decision 5.7). */
  async setFinished(token: string, options: CallOptions = {}): Promise<string | undefined> {
    const data = await this.#provider.call(token, options, {
      method: 'PATCH',
      path: '/procedures/set-finished',
      body: empty,
      read: (text) => readAcknowledgement(text, finishedSchema),
      repeatable: false,
    });
    if (data !== null) return data.reference;
    const isFinished = ({ status }: Procedure) => status === 'finished';
    const wrong = 'Call 4 succeeded, but the status is not finished.';
    return (await this.#readAfter(token, options, isFinished, wrong)).reference;
  }

  /** Call 5, followed by call 2 if its response contains no procedure (decision 5.7). */
  async reset(token: string, options: CallOptions = {}): Promise<Procedure> {
    const procedure = await this.#provider.call(token, options, {
      method: 'PATCH',
      path: '/procedures/reset',
      body: empty,
      read: (text) => readAcknowledgement(text, v.nullish(this.#schemas.procedure, null)),
      repeatable: false,
    });
    const isReset = ({ status }: Procedure) => status !== 'refused';
    const wrong = 'Call 5 succeeded, but the status is still refused.';
    return procedure ?? this.#readAfter(token, options, isReset, wrong);
  }

  /** Call 6. */
  savePhoto(token: string, name: PhotoName, image: CapturedImage, options: CallOptions = {}): Promise<Thumb> {
    return this.#provider.call(token, options, {
      method: 'POST',
      path: '/procedures/photo',
      body: { kind: 'json', json: photoJson(name, image) },
      read: (text) => readEnvelope(text, this.#schemas.thumb),
      repeatable: true,
    });
  }

  /** Call 7. */
  async uploadPhoto(token: string, name: PhotoName, file: Blob, options: UploadOptions = {}): Promise<Thumb> {
    const form = await uploadForm(name, file);
    return this.#provider.call(token, options, {
      method: 'POST',
      path: '/procedures/upload',
      body: { kind: 'form', form, onProgress: monotonicProgress(options.onProgress) },
      read: (text) => readEnvelope(text, this.#schemas.thumb),
      repeatable: true,
    });
  }

  /** Call 8. */
  async deletePhoto(token: string, name: PhotoName, options: CallOptions = {}): Promise<void> {
    await this.#provider.call(token, options, {
      method: 'DELETE',
      path: `/procedures/photo/${encodeURIComponent(name)}`,
      body: empty,
      read: readSuccess,
      repeatable: true,
    });
  }

  /** @param checked returns the procedure, or throws a RepositoryError. */
  #readProcedure(
    token: string,
    options: CallOptions,
    checked: (procedure: Procedure) => Procedure,
  ): Promise<Procedure> {
    return this.#provider.call(token, options, {
      method: 'POST',
      path: callPaths.procedure,
      body: empty,
      read: (text) => checked(readEnvelope(text, this.#schemas.procedure)),
      repeatable: true,
    });
  }

  /** Call 2 after a call whose response says nothing. @param wrong why that call has failed unless `isDone`. */
  #readAfter(
    token: string,
    options: CallOptions,
    isDone: (procedure: Procedure) => boolean,
    wrong: string,
  ): Promise<Procedure> {
    const checked = (procedure: Procedure) => {
      if (isDone(procedure)) return procedure;
      throw malformed(wrong);
    };
    return this.#readProcedure(token, options, checked).catch((error: unknown) => {
      throw asMayHaveArrived(error);
    });
  }
}

/**
 * Reports a fraction only when it is larger than all before: a retry of an upload begins at zero, and the
 * progress bar should wait rather than go back.
 */
function monotonicProgress(onProgress: ((fraction: number) => void) | undefined) {
  let highest = 0;
  return (fraction: number): void => {
    if (fraction <= highest) return;
    highest = fraction;
    onProgress?.(fraction);
  };
}
