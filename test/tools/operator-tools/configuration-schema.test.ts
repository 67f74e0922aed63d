import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '@recto/adapters/configuration';
import { configurationJsonSchema, schemaFile } from '../../../tools/configuration/schema.ts';

const { $schema: _draft, ...schema } = configurationJsonSchema();
const validate = new Ajv2020({ allowUnionTypes: true, validateFormats: false }).compile(schema as object);
const least = { authEndpointUrl: '/relay', idEndpointUrl: 'https://id.example', clientId: 'recto-web' };

test('the served JSON Schema is what the app’s schema gives (npm run build:config-schema)', () => {
  expect(JSON.parse(readFileSync(schemaFile, 'utf8'))).toEqual(
    JSON.parse(JSON.stringify(configurationJsonSchema())),
  );
});

test('each field has the description of docs/configuration.md', () => {
  const { $schema: _name, ...fields } = schema.properties as Record<string, { description?: string }>;
  for (const [field, { description }] of Object.entries(fields)) expect(description, field).toMatch(/\w/);
});

describe('the JSON Schema', () => {
  test.each([
    [{}],
    [{ $schema: './config.schema.json', clientSecret: null, guidance: 'off', otherPages: ['/imprint'] }],
    [
      {
        brand: { name: { 'fr-fr': 'Rhône' }, logo: 'operator/logo.svg', accent: { dark: '#fff' }, radius: 4 },
      },
    ],
    [
      {
        texts: { 'pt-pt': { file: 'operator/pt.json', fallback: 'en-gb' } },
        documentFormats: { idCard: ['id1'] },
      },
    ],
  ])('the JSON Schema accepts what the app uses: %j', (fields) => {
    const content = { ...least, ...fields };
    expect(readConfiguration(content)).toMatchObject({ unused: [] });
    expect(validate(content), JSON.stringify(validate.errors)).toBe(true);
  });

  test.each([
    [{ guidence: 'off' }],
    [{ clientId: '' }],
    [{ clientAuthentication: 'Basic' }],
    [{ documentFormats: { idCard: ['id4'] } }],
    [{ brand: { name: 'Rhône', imprintt: '/imprint' } }],
    [{ brand: { name: 'Rhône', radius: 29 } }],
    [{ texts: { portuguese: 'operator/t.json' } }],
    [{ otherPages: ['imprint'] }],
  ])('the JSON Schema refuses %j', (fields) => {
    expect(validate({ ...least, ...fields })).toBe(false);
  });
});
