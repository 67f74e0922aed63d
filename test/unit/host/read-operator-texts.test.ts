import { systemClock } from '@recto/core';
import { expect, it } from 'vitest';
import { readOperatorTexts } from '../../../host/src/branding/read-operator-texts.ts';

const url = 'https://recto.example/assets/config.json';

it.each([
  [
    'that is missing is reported with the reason',
    404,
    'The response to the request for the file /assets/fr.json is 404.',
  ],
  ['on which the app fails is reported by the name of the error only', 200, 'TypeError'],
])('a file of texts %s', async (_what, status, reason) => {
  const reported: string[] = [];
  const http = {
    clock: systemClock,
    fetch: async () => new Response('{ "start.greeting": "Salut" }', { status }),
  };
  const [french] = readOperatorTexts({ 'fr-fr': 'fr.json' }, url, ['fr-fr'], http, (line) =>
    reported.push(line),
  );
  const texts = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new TypeError('Camille Robin');
      },
    },
  );
  await french!.load(texts as never);
  expect(reported).toEqual([`Texts in fr-fr: the file can’t be used. ${reason}`]);
});
