import { safeImage, safeLink, siteOf, type Procedure } from '@recto/core';
import { storableProcedure } from '../../../../packages/core/src/procedure/storable-procedure.ts';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { storedProcedureSchema } from '../../../../packages/adapters/src/browser/storage/stored-procedure-schema.ts';
import { providerSchemas } from '../../../../packages/adapters/src/http/provider-schemas.ts';
import { parseJson } from '../../../../packages/adapters/src/http/read-response.ts';

/** Each field of a response with each value that a hostile or broken provider may send there, as JSON. */

const schemas = providerSchemas('https://provider.example/id', 'https://app.example');

const json = JSON.stringify;

/** Characters that can't be seen, or that change how others are shown. */
const oddCharacters = {
  NUL: '\0',
  'a control character': '\u0007',
  'a C1 control character': '\u0085',
  'a line separator': '\u2028',
  'a right-to-left override': '\u202e',
  'a left-to-right embedding': '\u202a',
  'a right-to-left isolate': '\u2067',
  'a byte order mark': '\ufeff',
  'a lone surrogate': '\ud800',
  'a noncharacter': '\uffff',
};

const texts = {
  ...Object.fromEntries(
    Object.entries(oddCharacters).flatMap(([what, character]) => [
      [what, character],
      [`${what} in an address`, `https://shop.example/a${character}b`],
      [`${what} in a host`, `https://shop${character}.example/`],
      [`${what} in a scheme`, `java${character}script:alert(1)`],
      [`${what} in front of a scheme`, `${character}javascript:alert(1)`],
      [`${what} in a text`, `Du${character}pont`],
    ]),
  ),
  'a zero-width space': '\u200b',
  'invisible letters': '\u3164\u115f\u00ad\u2060',
  'a script': 'JaVaScRiPt:alert(1)',
  'a script over two lines': 'java\r\nscript\t:alert(1)',
  'a page as data': 'data:text/html,<script>1</script>',
  'a page as data in capitals': 'DATA:TEXT/HTML;base64,PHNjcmlwdD4=',
  'a page as an image': 'data:image/../text/html,<script>1</script>',
  'a page in the page’s memory': 'blob:https://evil.example/7a0b',
  'another site without a scheme': '//evil.example/',
  'another site with backslashes': '\\\\evil.example\\',
  'another site after a user': 'https://shop.example@evil.example/',
  'another site after a user with a backslash': 'https://shop.example\\@evil.example/',
  'a host of many dots': `https://${'a.'.repeat(400)}example/`,
  'a host outside ASCII': 'https://аррӏе.example/',
  'half an escape': 'https://shop.example/%',
  'an address without end': `https://shop.example/${'a'.repeat(5_000_000)}`,
  'a text without end': 'x'.repeat(5_000_000),
  'letters under marks without end': `e${'\u0301'.repeat(100_000)}`,
  'lines without end': `a${'\n'.repeat(9000)}b`,
  'a key of every object': '__proto__',
  'a template': '{{lastname}} $t(start.action)',
};

const values = {
  ...Object.fromEntries(Object.entries(texts).map(([what, text]) => [what, json(text)])),
  'a number that is infinite': '1e999',
  'a number that is too exact': '0.1000000000000000055511151231257827',
  'minus zero': '-0',
  true: 'true',
  'an empty list': '[]',
  'a list of everything': json(Object.values(texts).filter((text) => text.length < 1000)),
  'a polluting object': '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  'an object that looks like a text': '{"length":3,"0":"a","toString":"x","trim":null}',
  'a deep object': `${'{"displayUrl":'.repeat(80)}1${'}'.repeat(80)}`,
};

const fields = {
  language: (value: string) => `"language":${value}`,
  idCardRequired: (value: string) => `"idCardRequired":${value}`,
  photos: (value: string) => `"photos":${value}`,
  'a photo': (value: string) => `"photos":{"idCardRecto":${value}}`,
  thumbs: (value: string) => `"thumbs":${value}`,
  'a thumb': (value: string) => `"thumbs":{"idCardRecto":${value}}`,
  displayUrl: (value: string) => `"thumbs":{"idCardRecto":{"displayUrl":${value}}}`,
  webappUrl: (value: string) => `"webappUrl":${value}`,
  redirectUrl: (value: string) => `"redirectUrl":${value}`,
  adminComment: (value: string) => `"adminComment":${value}`,
  appointment: (value: string) => `"appointment":${value}`,
  customer: (value: string) => `"appointment":{"customer":${value}}`,
  lastname: (value: string) => `"appointment":{"customer":{"lastname":${value}}}`,
  'a field twice': (value: string) => `"status":${value},"status":"started"`,
  'an unknown field': (value: string) => `"birthday":${value}`,
};

/** Everything that is wrong with a procedure that the app would use; empty if nothing is. */
function problemsOf(procedure: Procedure): readonly string[] {
  const { webappUrl, redirectUrl, adminComment, language, thumbs, appointment } = procedure;
  const { lastname } = appointment.customer;
  const links = [safeLink(webappUrl), safeLink(redirectUrl)].filter((link) => link !== null);
  const images = Object.values(thumbs).map((thumb) => safeImage(thumb?.displayUrl ?? null) ?? '');
  const shown = [...links, ...links.map(siteOf), ...images, lastname ?? '', adminComment ?? ''];
  const stored = json(storableProcedure(procedure));
  const problem = (isThere: boolean, what: string) => (isThere ? [what] : []);
  return [
    ...problem(
      shown.some((text) => !isWellFormed(text)),
      'a lone surrogate is shown',
    ),
    ...problem(
      shown.some((text) => /[^\P{Cc}\n\t]|[\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u.test(text)),
      'a character is shown that changes others',
    ),
    ...problem(
      links.some((link) => !/^https?:$/.test(new URL(link).protocol)),
      'a link that is none',
    ),
    ...problem(
      links.some((link) => link.length > 10_000),
      'a link that is too long to be shown',
    ),
    ...problem(lastname !== null && !isVisible(lastname), 'a name that can’t be seen'),
    ...problem(adminComment !== null && !isVisible(adminComment), 'a comment that can’t be seen'),
    ...problem((adminComment ?? '').split('\n').length > 500, 'a comment of too many lines'),
    ...problem((language ?? '').length > 10_000, 'a language that is too long'),
    ...problem(stored.length > 2_000_000, 'an entry that does not fit into local storage'),
    ...problem(!isStorable(procedure), 'an entry that can’t be read again'),
    ...problem('polluted' in {}, 'a prototype is changed'),
  ];
}

const isWellFormed = (text: string) => !/\p{Cs}/u.test(text);

const isVisible = (text: string) => !/^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*$/u.test(text);

function isStorable(procedure: Procedure): boolean {
  const stored = json(storableProcedure(procedure));
  const result = v.safeParse(storedProcedureSchema, JSON.parse(stored));
  return result.success && json(v.parse(storedProcedureSchema, result.output)).length > 0;
}

/** What is wrong with a procedure that is read from this text, for each of the values. */
function problemsWith(procedureOf: (value: string) => unknown): readonly string[] {
  return Object.entries(values).flatMap(([what, value]) => {
    try {
      return problemsOf(v.parse(schemas.procedure, procedureOf(value))).map(
        (problem) => `${what}: ${problem}`,
      );
    } catch (error) {
      return [`${what}: ${String(error)}`];
    }
  });
}

test.each(Object.entries(fields))('%s is harmless, whatever the provider sends', (_field, fieldOf) => {
  expect(problemsWith((value) => parseJson(`{${fieldOf(value)},"status":"started"}`))).toEqual([]);
});

test('the address of a thumb of call 6 or 7 is harmless, whatever the provider sends', () => {
  const withThumb = (value: string) => {
    const thumb = v.parse(schemas.thumb, parseJson(`{"displayUrl":${value}}`));
    return { status: 'started', thumbs: { idCardRecto: thumb } };
  };
  expect(problemsWith(withThumb)).toEqual([]);
});
