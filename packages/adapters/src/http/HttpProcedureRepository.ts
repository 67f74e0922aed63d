import {
  grantRequest,
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
import { readAcknowledgement, readEnvelope } from './response.ts';
import type { Configuration } from './configuration.ts';
import { asMayHaveArrived, malformed } from './http-errors.ts';
import { requestAccessToken } from './access-token-response.ts';
import type { HttpEnvironment } from './http-environment.ts';
import { monotonicProgress } from './monotonic-progress.ts';
import { uploadForm } from './upload-form.ts';
import { providerSchemas, type ProviderSchemas } from './provider-schemas.ts';
import { ProviderClient } from './ProviderClient.ts';

const empty = { kind: 'empty' } as const;

/** Of the answers to calls 3, 4 and 8 only `success` is read (§7). */
function readNothing(text: string): void {
  readAcknowledgement(text, v.unknown());
}

/**
 * The provider over HTTP: the eight calls of §7, and nowhere else. What surrounds each of them (access
 * token, headers, retries, time limits, the answer's form) is in the files beside this one.
 */
export class HttpProcedureRepository implements ProcedureRepository {
  readonly #provider: ProviderClient;
  readonly #schemas: ProviderSchemas;

  constructor(configuration: Configuration, http: HttpEnvironment) {
    /** Call 1. */
    const grant = () =>
      requestAccessToken(http, {
        method: 'POST',
        url: `${configuration.authEndpointUrl}/oauth2/token`,
        ...grantRequest(configuration),
      });
    this.#schemas = providerSchemas(configuration.idEndpointUrl, http.appOrigin);
    this.#provider = new ProviderClient(configuration.idEndpointUrl, new AccessToken(grant, http.now), http);
  }

  /** Call 2. */
  readProcedure(token: string, options: CallOptions = {}): Promise<Procedure> {
    return this.#provider.call(token, options, {
      method: 'POST',
      path: '/procedures/token',
      body: empty,
      read: (text) => readEnvelope(text, this.#schemas.procedure),
      repeatable: true,
    });
  }

  /** Call 3. */
  async setStarted(token: string, options: CallOptions = {}): Promise<void> {
    await this.#provider.call(token, options, {
      method: 'PATCH',
      path: '/procedures/set-started',
      body: empty,
      read: readNothing,
      repeatable: false,
    });
  }

  /** Call 4. */
  async setFinished(token: string, options: CallOptions = {}): Promise<void> {
    await this.#provider.call(token, options, {
      method: 'PATCH',
      path: '/procedures/set-finished',
      body: empty,
      read: readNothing,
      repeatable: false,
    });
  }

  /** Call 5, and call 2 where the provider agrees without the procedure (decisions, "2xx without a body"). */
  async reset(token: string, options: CallOptions = {}): Promise<Procedure> {
    const procedure = await this.#provider.call(token, options, {
      method: 'PATCH',
      path: '/procedures/reset',
      body: empty,
      read: (text) => readAcknowledgement(text, v.nullish(this.#schemas.procedure, null)),
      repeatable: false,
    });
    return procedure ?? this.#readAfterReset(token, options);
  }

  /** Call 6. */
  savePhoto(token: string, name: PhotoName, image: CapturedImage, options: CallOptions = {}): Promise<Thumb> {
    return this.#provider.call(token, options, {
      method: 'POST',
      path: '/procedures/photo',
      body: { kind: 'json', value: { imageName: name, base64: image.base64 } },
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
      read: readNothing,
      repeatable: true,
    });
  }

  async #readAfterReset(token: string, options: CallOptions): Promise<Procedure> {
    const procedure = await this.readProcedure(token, options).catch((error: unknown) => {
      throw asMayHaveArrived(error);
    });
    if (procedure.status === 'refused') throw malformed('The provider agreed to a reset that it did not do.');
    return procedure;
  }
}
