import {
  ContractDocument,
  contractFile,
} from '../../../packages/operator-tools/src/contract/contract-document.ts';
import { expect, test } from 'vitest';

/** How the contract check says what is wrong with a body: by the field, in plain words, without its value. */

const contract = new ContractDocument(contractFile);
const problems = (call: Parameters<ContractDocument['responseProblems']>[0], body: unknown) =>
  contract.responseProblems(call, 200, { contentType: 'application/json', body });
const procedure = (fields: object) => ({ success: true, data: { status: 'started', ...fields } });

test.each([
  ['a field that is missing', { success: true, data: {} }, ['data.status is missing']],
  ['a field of another type', procedure({ language: 7 }), ['data.language is not string or null']],
  [
    'a value that is not in the list',
    procedure({ status: 'OPEN' }),
    ['data.status is none of active, started, finished, refused, expired'],
  ],
  ['a constant', { ...procedure({}), success: 'true' }, ['success is not true']],
  ['a body of another type', [], ['the body is not object']],
  [
    'none of two types',
    procedure({ thumbs: { idCardRecto: 'x' } }),
    ['data.thumbs.idCardRecto is not object or null'],
  ],
  [
    'a field in one of two types',
    procedure({ thumbs: { idCardRecto: { displayUrl: 7 } } }),
    ['data.thumbs.idCardRecto.displayUrl is not string or null'],
  ],
  [
    'two fields',
    procedure({ language: 7, photos: 'none' }),
    ['data.language is not string or null', 'data.photos is not object or null'],
  ],
])('%s', (_what, body, expected) => {
  expect(problems('readProcedure', body)).toEqual(expected);
});

test('one of two fields', () => {
  expect(problems('token', { token: 'a' })).toEqual(['accessToken or access_token is missing']);
});

test('another rule, without the value', () => {
  expect(problems('token', { access_token: 'a token' })).toEqual([
    expect.stringMatching(/^access_token must match pattern/),
  ]);
});
