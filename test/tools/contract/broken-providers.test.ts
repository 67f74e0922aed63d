import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { maximumResponseBytes } from '@recto/core';
import { contractImages } from '../../../packages/operator-tools/src/contract/contract-images.ts';
import { expect, onTestFinished, test } from 'vitest';
import { runContract } from '../../../packages/operator-tools/src/cli/run-contract.ts';
import { temporaryFolder } from '../sandbox/support/temporary-folder.ts';
import { ManualClock } from '@recto/testing/fakes';
import type { Defect } from '../../contract/second-provider/defects.ts';
import {
  openSecondProvider,
  slowMs,
  type SecondProvider,
} from '../../contract/second-provider/second-provider.ts';

/**
 * Providers that no customer could use, each a small variation of one that works. `npm run contract` ends with 1 for
 * each of them, and names what is wrong in exactly one sentence.
 */

interface Broken {
  readonly defect: Defect | null;
  readonly cause: string;
  /** What the operator gave in place of what is right: a configuration, a token, or that of a procedure with a status. */
  readonly given?: { readonly token?: string; readonly clientSecret?: string; readonly status?: string };
}

const body = 'responds as the OpenAPI document says';

const unauthorized =
  'it answered 401 to a fresh access token; 401 means that the access token is wrong, so the app says that the service isn’t responding';

const foreign =
  'it refused with a body that is no JSON object; the app takes that for the page of a gateway, and says that the service isn’t responding';

const ended = (status: string) =>
  `Call 2 (gives a procedure that has not ended): the procedure is ${status}, and then calls 3 to 8 can only be refused; the check needs a link whose procedure is active`;

const broken: Readonly<Record<string, Broken>> = {
  'a mistyped token': {
    defect: null,
    given: { token: 'doesnotexist' },
    cause: 'Call 2 (accepts the call): it refused the procedure token: 404',
  },
  // Decision 11.9.
  'a used-up token, whose procedure is finished': {
    defect: null,
    given: { status: 'finished' },
    cause: ended('finished'),
  },
  'a token whose procedure has expired': {
    defect: null,
    given: { status: 'expired' },
    cause: ended('expired'),
  },
  'a wrong secret': {
    defect: null,
    given: { clientSecret: 'wrong' },
    cause: 'Call 1 (accepts the call): it gave no access token: 401',
  },
  'a response to call 1 without an access token': {
    defect: 'noAccessToken',
    cause: `Call 1 (${body}): accessToken or access_token is missing`,
  },
  '401 to every access token': {
    defect: 'refusesEachAccessToken',
    cause: `Call 2 (accepts the call): ${unauthorized}`,
  },
  '401 to an unknown procedure token': {
    defect: 'unknownTokenUnauthorized',
    cause: `Call 2 (refuses an unknown procedure token): ${unauthorized}`,
  },
  'an HTML page for an unknown procedure token': {
    defect: 'unknownTokenIsPage',
    cause: `Call 2 (refuses an unknown procedure token): ${foreign}`,
  },
  // Decision 11.2.
  '401 to every refusal of calls 3 to 8': {
    defect: 'refusesWithUnauthorized',
    cause: `Calls 3 to 8 (refuses the call in a status that does not allow it, and changes nothing; refuses to finish while a required photo is missing; refuses content that is neither JPEG nor PNG; refuses an unknown photo name; refuses a file that is one byte larger): ${unauthorized}`,
  },
  'a call that changes the status and answers 418': {
    defect: 'startsWithRefusal',
    cause: 'Call 3 (accepts the call): it refused the call: 418',
  },
  '12 seconds for every request': {
    defect: 'slow',
    cause:
      'Call 1 (responds before the app gives up): no response within 15 s, 12 s of them for the preflight request; then the app gives up',
  },
  // Decision 11.9.
  '12 seconds for every call, but not for its preflight request': {
    defect: 'slowAfterPreflight',
    cause:
      'Call 2 (responds before the app gives up): it takes 12 s on average, more than a third of the 15 s after which the app gives up',
  },
  'a minute and more for a photo': {
    defect: 'slowPhotos',
    cause: 'Call 6 (responds before the app gives up): no response within 60 s; then the app gives up',
  },
  'a procedure without a status': {
    defect: 'noStatus',
    cause: `Call 2 (${body}): data.status is missing`,
  },
  'a flag that is a text': {
    defect: 'flagIsText',
    cause: `Call 2 (${body}): data.idCardRequired is not boolean or null`,
  },
  'a stored photo without data': {
    defect: 'noThumb',
    cause: `Call 6 (${body}): data is missing`,
  },
  'no body where one is needed': {
    defect: 'emptyBodies',
    cause: `Call 1 (${body}): the body is empty`,
  },
  'false in place of null for a photo that was deleted': {
    defect: 'falseForNoPhoto',
    cause:
      'Call 8 (call 2 no longer lists the photo): data.photos.idCardRecto is false, which counts as a photo: only null, or no field, says that there is none',
  },
  'a deletion that deletes nothing': {
    defect: 'deletesNothing',
    cause:
      'Call 8 (call 2 no longer lists the photo): data.photos.idCardRecto and data.thumbs.idCardRecto are not null',
  },
  'an HTML page with 502': {
    defect: 'htmlBadGateway',
    cause:
      'Call 6 (accepts the call; refuses the call in a status that does not allow it, and changes nothing): the status is 502',
  },
  'an HTML login page with 200': {
    defect: 'htmlLogin',
    cause: `Call 1 (${body}): the body is HTML, not JSON`,
  },
  'no Access-Control-Allow-Origin': {
    defect: 'noOrigin',
    cause:
      'Calls 1 to 8 (allows the app’s origin in the answer to the preflight request; allows the app’s origin in its response; allows the app’s origin also in a refusal): Access-Control-Allow-Origin is missing',
  },
  'a stored photo with an empty address': {
    defect: 'thumbAddressEmpty',
    cause:
      'Call 6 (the thumb’s address gives an image that the app may show): data.displayUrl is not the address of an image',
  },
  'thumbs over HTTP': {
    defect: 'thumbOverHttp',
    cause:
      'Call 6 (the thumb’s address gives an image that the app may show): its address begins with http:, which browsers block on an HTTPS page such as https://app.example',
  },
  'thumbs that need credentials': {
    defect: 'thumbNeedsCredentials',
    cause:
      'Call 6 (the thumb’s address gives an image that the app may show): the status is 401, and the app asks for images without credentials',
  },
  'a thumb that is longer than the app reads': {
    defect: 'thumbTooLong',
    cause: `Call 6 (the thumb’s address gives an image that the app may show): the image is longer than ${maximumResponseBytes / 1024 / 1024} MB`,
  },
  'a thumb after 24 seconds': {
    defect: 'thumbTooSlow',
    cause:
      'Call 6 (the thumb’s address gives an image that the app may show): there was no image within 15 s',
  },
  'a redirect': {
    defect: 'redirect',
    cause: 'Call 3 (responds, without a redirect): the status 307 is a redirect',
  },
  'a gateway that refuses large files': {
    defect: 'largestTooSmall',
    cause: 'Call 7 (accepts a file of 20 MB): the status is 413',
  },
};

test.each(Object.entries(broken))('%s', async (_name, { defect, given = {}, cause }) => {
  const { exitCode, causes } = await check(defect, given);
  expect(causes).toEqual([cause]);
  expect(exitCode).toBe(1);
});

test('the provider that they vary has nothing wrong', async () => {
  expect(await check(null, {})).toEqual({ exitCode: 0, causes: [] });
});

/** Largest file, in bytes: a small one, to be quick. */
const largestBytes = 40_000;

async function check(
  defect: Defect | null,
  { token, status = 'refused', ...given }: NonNullable<Broken['given']>,
) {
  const clock = new ManualClock();
  const provider = await openSecondProvider(defect, {
    largest: largestBytes,
    wait: () => clock.advance(slowMs),
  });
  onTestFinished(() => provider.close());
  const printed: string[] = [];
  const exitCode = await runContract(
    [
      '--config',
      configurationOf({ ...provider, ...given }),
      '--token',
      token ?? provider.create(status),
    ].concat(['--origin', 'https://app.example', '--yes', '--json']),
    { print: (text) => printed.push(text), note: () => undefined, colour: false },
    null,
    { images: { ...contractImages(), largestBytes }, clock },
  );
  const { causes } = JSON.parse(printed.join('')) as { readonly causes: readonly string[] };
  return { exitCode, causes };
}

function configurationOf(provider: SecondProvider): string {
  const file = join(temporaryFolder(), 'config.json');
  writeFileSync(file, JSON.stringify(provider));
  return file;
}
