import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { documents, languages, maximumUploadBytes, photoNames, procedureStatuses } from '@recto/core';
import { contractCalls, contractFile } from '../../packages/operator-tools/src/contract/contract-document.ts';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { callLimitMs } from '../../packages/operator-tools/src/contract/call-times.ts';

/** `docs/provider/openapi.yaml` is valid, and says what the code says; the contract tests compare the messages. */

const text = readFileSync(contractFile, 'utf8');
const { components, paths } = parse(text) as {
  readonly components: {
    readonly schemas: Readonly<
      Record<
        string,
        { enum?: readonly string[]; properties?: Readonly<Record<string, { enum?: readonly string[] }>> }
      >
    >;
  };
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};
const { PhotoName, Procedure } = components.schemas;

/** The description of a call, by its `operationId`. */
function descriptionOf(call: string): string | undefined {
  const operations = Object.values(paths).flatMap((item) => Object.values(item)) as readonly {
    readonly operationId?: string;
    readonly description?: string;
  }[];
  return operations.find(({ operationId }) => operationId === call)?.description;
}

test('the description is an OpenAPI 3.1 document', async () => {
  const validator = new Validator();
  expect(await validator.validate(parse(text) as Record<string, unknown>)).toEqual({ valid: true });
  expect(validator.version).toBe('3.1');
});

test('the description names the photos, the flags and the statuses of the code', () => {
  expect(PhotoName?.enum).toEqual(photoNames);
  const { status, photos, thumbs, ...fields } = Procedure?.properties ?? {};
  expect(status?.enum).toEqual(procedureStatuses);
  for (const part of [photos, thumbs]) {
    expect(Object.keys((part as { properties: object }).properties)).toEqual(photoNames);
  }
  const flags = documents.map(({ requiredFlag }) => requiredFlag);
  expect(Object.keys(fields).filter((name) => name.endsWith('Required'))).toEqual(flags);
});

const digits = (bytes: number) => bytes.toLocaleString('en').replaceAll(',', ' ');

test('the description names the largest image, and the languages', () => {
  const size = digits(maximumUploadBytes);
  expect(text.match(/20 MB \((.*?) bytes\)/g)).toEqual(Array(2).fill(`20 MB (${size} bytes)`));
  for (const language of languages) expect(text).toContain(language);
});

test('the largest body of call 6 is not larger than it says', () => {
  const base64 = Math.ceil(maximumUploadBytes / 3) * 4;
  const body = JSON.stringify({ imageName: 'driverLicenseRecto', base64: '' }).length + base64;
  const allowed = 28_000_000;
  expect(body).toBeLessThan(allowed);
  expect(body).toBeGreaterThan(0.99 * allowed);
  expect(descriptionOf('savePhoto')).toContain(`${digits(allowed)} bytes`);
});

test.each(contractCalls)('%s says how long the app waits', (call) => {
  expect(descriptionOf(call)).toContain(`${callLimitMs[call] / 1000} seconds`);
});

test('the description has eight calls', () => {
  expect(
    Object.values(paths).flatMap((item) => Object.keys(item).filter((key) => key !== 'servers')),
  ).toHaveLength(8);
});
