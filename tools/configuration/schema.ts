import { readFileSync } from 'node:fs';
import { documentFormatNames, documentsWithFormats, languages } from '@recto/core';
import { maximumNameLength, maximumRadius, type BrandField } from '@recto/adapters/configuration';
import { toJsonSchema } from '@valibot/to-json-schema';
import { configurationSchema } from '../../packages/adapters/src/configuration/configuration.ts';

type JsonSchema = ReturnType<typeof toJsonSchema>;

const root = new URL('../../', import.meta.url);

/** The file beside `config.json` that its field `$schema` names. */
export const schemaFile = new URL('host/public/assets/config.schema.json', root);

const text: JsonSchema = { type: 'string', minLength: 1 };
const eachLanguage = (one: JsonSchema): JsonSchema => ({
  anyOf: [
    one,
    {
      type: 'object',
      minProperties: 1,
      properties: Object.fromEntries(languages.map((language) => [language, one])),
      additionalProperties: one,
    },
  ],
});
const eachScheme = (one: JsonSchema): JsonSchema => ({
  anyOf: [
    one,
    {
      type: 'object',
      minProperties: 1,
      properties: { light: one, dark: one },
      additionalProperties: false,
    },
  ],
});
const name = eachLanguage({ ...text, maxLength: maximumNameLength });
const page = eachLanguage(text);
const colour = eachScheme({ type: 'string', pattern: '^#([\\da-fA-F]{3}|[\\da-fA-F]{6})$' });

/** Its readers are functions in the app's first script, of which valibot can't tell the form. */
const brand: Readonly<Record<BrandField, JsonSchema>> = {
  name,
  recipient: name,
  logo: eachScheme(text),
  privacy: page,
  imprint: page,
  accessibility: page,
  support: page,
  accent: colour,
  onAccent: colour,
  radius: { type: 'number', minimum: 0, maximum: maximumRadius },
};

/** The fields that the app's first script reads as any object or list; their parts are read where they are used. */
const groups: Readonly<Record<string, JsonSchema>> = {
  brand: { type: ['object', 'null'], properties: brand, required: ['name'], additionalProperties: false },
  texts: {
    type: ['object', 'null'],
    propertyNames: { pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]+)?$' },
    additionalProperties: {
      anyOf: [
        text,
        {
          type: 'object',
          properties: { file: text, fallback: { enum: [...languages] } },
          required: ['file'],
        },
      ],
    },
  },
  documentFormats: {
    type: ['object', 'null'],
    properties: Object.fromEntries(
      documentsWithFormats().map((document) => [
        document,
        { type: 'array', minItems: 1, items: { enum: [...documentFormatNames] } },
      ]),
    ),
    additionalProperties: false,
  },
  otherPages: { type: ['array', 'null'], items: { type: 'string', pattern: '^/[^/]' } },
};

/** What the table of `docs/configuration.md` says of each field, without its links. */
function descriptions(): ReadonlyMap<string, string> {
  const rows = readFileSync(new URL('docs/configuration.md', root), 'utf8').matchAll(
    /^\| `(\w+)` +\| (.+?) +\|$/gm,
  );
  return new Map(
    [...rows].map(([, field, what]) => [
      field!,
      what!.replaceAll(/, see \[[^\]]*\]\([^)]*\)/g, '').replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
    ]),
  );
}

/** The JSON Schema of `config.json`, made from the schema with which the app reads it. */
export function configurationJsonSchema(): JsonSchema {
  const schema = toJsonSchema(configurationSchema, {
    typeMode: 'input',
    errorMode: 'ignore',
  });
  const said = descriptions();
  const fields = Object.entries(schema.properties ?? {}).map(([field, form]) => [
    field,
    { description: said.get(field), ...(groups[field] ?? (form as JsonSchema)) },
  ]);
  return {
    ...schema,
    title: 'The configuration of Recto',
    properties: { $schema: { type: 'string' }, ...Object.fromEntries(fields) },
    additionalProperties: false,
  };
}

/** What the file holds. */
export function schemaText(): string {
  return `${JSON.stringify(configurationJsonSchema(), null, 2)}\n`;
}
