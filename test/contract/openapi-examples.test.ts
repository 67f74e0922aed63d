import { readFileSync } from 'node:fs';
import { HttpProcedureRepository } from '@recto/adapters/http';
import {
  imageTypeOf,
  missingPhotos,
  procedureStatuses,
  requiredPhotos,
  type CapturedImage,
  type Procedure,
} from '@recto/core';
import {
  type ContractCall,
  ContractDocument,
  contractFile,
} from '../../packages/operator-tools/src/contract/contract-document.ts';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { testEnvironment } from '../unit/adapters/http/test-environment.ts';
import { FetchXhr } from './fetch-xhr.ts';
import { openMockProvider, type MockProvider } from './mock-provider.ts';

/** The examples of `docs/provider/openapi.yaml` fit their schemas, and are enough for a mock server. */

type Content = Readonly<Record<string, { readonly examples?: Readonly<Record<string, { value: unknown }>> }>>;
interface Operation {
  readonly operationId: ContractCall;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly $ref?: string; readonly content?: Content }>>;
}

/** An example of a message of a call. */
interface Example {
  readonly call: ContractCall;
  /** `request`, or the status of the response. */
  readonly of: string;
  readonly name: string;
  readonly contentType: string;
  readonly value: unknown;
}

const document = parse(readFileSync(contractFile, 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly responses: Operation['responses'] };
};

const operations = Object.values(document.paths).flatMap((item) =>
  Object.entries(item).flatMap(([key, operation]) => (key === 'servers' ? [] : [operation])),
);

const examples = operations.flatMap(({ operationId: call, requestBody, responses }): readonly Example[] => [
  ...examplesIn(call, 'request', requestBody?.content),
  ...Object.entries(responses).flatMap(([status, { $ref, content }]) => {
    const shared = document.components.responses[$ref?.split('/').pop() ?? '']?.content;
    return examplesIn(call, status, content ?? shared);
  }),
]);

function examplesIn(call: ContractCall, of: string, content: Content = {}): readonly Example[] {
  return Object.entries(content).flatMap(([contentType, media]) =>
    Object.entries(media.examples ?? {}).map(([name, { value }]) => ({ call, of, name, contentType, value })),
  );
}

const contract = new ContractDocument(contractFile);

function problemsOf({ call, of, contentType, value }: Example): readonly string[] {
  const message = { contentType, body: value };
  return of === 'request'
    ? contract.requestProblems(call, message)
    : contract.responseProblems(call, Number(of), message);
}

describe('each example fits its schema', () => {
  test.each(examples)('$call, $of: $name', (example) => {
    expect(problemsOf(example)).toEqual([]);
  });

  test('one that does not fit is found', () => {
    const started = examples.find(({ name }) => name === 'started')!;
    const value = { success: true, data: { status: 'begun' } };
    expect(problemsOf({ ...started, value })).toEqual([expect.stringContaining('data.status is none of')]);
  });
});

test.each(operations)(
  '$operationId has examples of its responses, and of its request if that has a body',
  (operation) => {
    const of = (part: string) =>
      examples.filter((example) => example.call === operation.operationId && example.of === part);
    expect(of('200')).not.toEqual([]);
    expect(of('401')).not.toEqual([]);
    expect(of('request').length > 0).toBe(operation.requestBody !== undefined);
  },
);

test('call 2 has an example of each status', () => {
  const names = examples
    .filter(({ call, of }) => call === 'readProcedure' && of === '200')
    .map(({ name }) => name);
  expect(names).toEqual(procedureStatuses);
});

test('the image of the example of call 6 is a JPEG', () => {
  const { value } = examples.find(({ call, of }) => call === 'savePhoto' && of === 'request')!;
  const bytes = Buffer.from((value as { readonly base64: string }).base64, 'base64');
  expect(imageTypeOf(new Uint8Array(bytes))).toBe('image/jpeg');
});

describe('the app reads what a mock server answers from the examples', () => {
  const token = '5f0c7a1e';
  const image: CapturedImage = {
    dataUrl: 'data:image/jpeg;base64,/9j/',
    mimeType: 'image/jpeg',
    base64: '/9j/',
  };
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'photo.jpg');

  async function app(): Promise<{ readonly mock: MockProvider; readonly provider: HttpProcedureRepository }> {
    const mock = await openMockProvider(contractFile);
    onTestFinished(() => mock.close());
    const environment = {
      ...testEnvironment(),
      createXhr: () => new FetchXhr() as unknown as XMLHttpRequest,
    };
    const configuration = {
      authEndpointUrl: mock.address,
      idEndpointUrl: mock.address,
      clientId: 'recto',
      clientSecret: null,
      clientAuthentication: 'both' as const,
    };
    return { mock, provider: new HttpProcedureRepository(configuration, environment) };
  }

  test('the app reads what a mock server answers from the start to the end of a procedure', async () => {
    const { provider } = await app();
    expect(await provider.readProcedure(token)).toMatchObject({ status: 'active', language: 'de-de' });
    await provider.setStarted(token);
    const started: Procedure = await provider.readProcedure(token);
    expect(started.status).toBe('started');
    expect(requiredPhotos(started)).toEqual(['idCardRecto', 'idCardVerso', 'clientPicture']);
    const [second, third] = missingPhotos(started);
    expect(await provider.savePhoto(token, second!, image)).toEqual({
      displayUrl: expect.stringMatching(/^https:/),
    });
    expect(await provider.uploadPhoto(token, third!, file)).toEqual({
      displayUrl: expect.stringMatching(/^https:/),
    });
    await provider.deletePhoto(token, third!);
    const reference = await provider.setFinished(token);
    expect(await provider.readProcedure(token)).toMatchObject({ status: 'finished', reference });
  });

  test('a procedure that was refused begins again', async () => {
    const { mock, provider } = await app();
    mock.status = 'refused';
    const refused = await provider.readProcedure(token);
    expect(refused).toMatchObject({ status: 'refused', adminComment: expect.stringContaining('can') });
    expect(await provider.reset(token)).toMatchObject({ status: 'active', photos: { idCardRecto: null } });
  });

  test('a procedure that has expired', async () => {
    const { mock, provider } = await app();
    mock.status = 'expired';
    expect(await provider.readProcedure(token)).toMatchObject({ status: 'expired' });
  });

  test.each([
    ['readProcedure', '404', (provider) => provider.readProcedure(token)],
    ['setStarted', '409', (provider) => provider.setStarted(token)],
    ['setFinished', '409', (provider) => provider.setFinished(token)],
    ['reset', '409', (provider) => provider.reset(token)],
    ['savePhoto', '409', (provider) => provider.savePhoto(token, 'idCardRecto', image)],
    ['savePhoto', '413', (provider) => provider.savePhoto(token, 'idCardRecto', image)],
    ['uploadPhoto', '413', (provider) => provider.uploadPhoto(token, 'idCardRecto', file)],
    ['uploadPhoto', '415', (provider) => provider.uploadPhoto(token, 'idCardRecto', file)],
    ['deletePhoto', '404', (provider) => provider.deletePhoto(token, 'idCardRecto')],
  ] satisfies readonly (readonly [
    string,
    string,
    (provider: HttpProcedureRepository) => Promise<unknown>,
  ])[])('%s is refused with %s', async (name, code, make) => {
    expect(examples.filter(({ call, of }) => call === name && of === code)).toHaveLength(1);
    const { mock, provider } = await app();
    mock.code = code;
    const expected = code === '413' ? 'tooLarge' : 'refused';
    await expect(make(provider)).rejects.toMatchObject({ name: 'RepositoryError', code: expected });
  });
});
