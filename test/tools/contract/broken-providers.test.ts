import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { maximumResponseBytes } from '@recto/core';
import { contractImages } from '../../../packages/operator-tools/src/contract/contract-images.ts';
import { expect, onTestFinished, test } from 'vitest';
import { runContract } from '../../../packages/operator-tools/src/cli/run-contract.ts';
import { temporaryFolder } from '../sandbox/support/temporary-folder.ts';
import type { Defect } from '../../contract/second-provider/defects.ts';
import {
  openSecondProvider,
  slowMs,
  type SecondProvider,
} from '../../contract/second-provider/second-provider.ts';

import { ImpatientManualClock } from './support/later.ts';

/**
 * Providers that no customer could use, each a small variation of one that works. `npm run contract` ends with 1 for
 * each of them, and names what is wrong in exactly one sentence.
 */

interface Broken {
  readonly defect: Defect | null;
  readonly cause: string;
  /** What the operator gave in place of what is right: a configuration, a token, that of a procedure with a status, or an option more. */
  readonly given?: {
    readonly token?: string;
    readonly clientSecret?: string;
    readonly status?: string;
    readonly option?: string;
  };
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
    given: { status: 'active' },
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
  'refused photos that are kept at call 5': {
    defect: 'resetKeepsPhotos',
    cause:
      'Call 5 (clears at least one of the photos, to be taken again): call 2 still lists them all (data.photos.idCardRecto and data.thumbs.idCardRecto are not null), so the customer is asked for none and can only send the refused ones again',
  },
  'a reset that keeps the photo that was refused by itself': {
    defect: 'resetKeepsRefusedPhoto',
    cause:
      'Call 5 (clears at least one of the photos, to be taken again): call 2 still lists idCardVerso, which data.refusals names, so the customer is not asked for it',
  },
  'a reason that stays with the new photo': {
    defect: 'reasonStays',
    cause:
      'Call 6 (call 2 lists the photo): it does, but data.refusals.idCardVerso is still there, as if the new photo were refused too',
  },
  'a deletion that deletes every photo': {
    defect: 'deletesAll',
    cause:
      'Call 8 (leaves the other photos as they are): after a call for idCardRecto, call 2 no longer lists idCardVerso',
  },
  'a taken photo that replaces every photo': {
    defect: 'photoReplacesAll',
    cause:
      'Call 6 (leaves the other photos as they are): after a call for idCardRecto, call 2 no longer lists idCardVerso',
  },
  'a picked file that replaces every photo': {
    defect: 'uploadReplacesAll',
    cause:
      'Call 7 (leaves the other photos as they are): after a call for idCardVerso, call 2 no longer lists idCardRecto',
  },
  'photos that are stored after the response': {
    defect: 'photosListedLater',
    cause: 'Calls 6 and 7 (call 2 lists the photo): not at once, but within 3 s: store before you answer',
  },
  'a start that is stored after the response': {
    defect: 'startsLater',
    cause: 'Call 3 (changes the status): not at once, but within 3 s: store before you answer',
  },
  'photos that are never listed': {
    defect: 'photosNotListed',
    cause: 'Calls 6 and 7 (call 2 lists the photo): it does not, also not 3 s later',
  },
  'text that is not UTF-8': {
    defect: 'latin1',
    cause: `Call 2 (${body}): the body is not UTF-8 (RFC 8259): its Content-Type says charset=iso-8859-1`,
  },
  'a Content-Type that names another encoding': {
    defect: 'otherCharset',
    cause: `Call 2 (${body}): its Content-Type says charset=iso-8859-1, but JSON is UTF-8 (RFC 8259), and the app reads it so`,
  },
  'a body that is shorter than its Content-Length': {
    defect: 'bodyShort',
    cause: `Call 2 (${body}): the body was cut: it is shorter than its Content-Length`,
  },
  'a body in chunks that ends in the middle': {
    defect: 'bodyCut',
    cause: `Call 2 (${body}): the body was cut: its JSON has no end`,
  },
  'a plain body that is called gzip': {
    defect: 'bodyNotGzip',
    cause: `Call 2 (${body}): the body is not gzip, although Content-Encoding says so`,
  },
  'a gateway that lets 20 MB through, but not a third more': {
    defect: 'largestWithoutBase64',
    given: { option: '--largest-photo' },
    cause:
      'Call 6 (accepts a body of 28 000 000 bytes): the status is 413: the server, or a proxy in front of it, has a limit below that',
  },
  'a gateway that closes the connection at large bodies': {
    defect: 'closesAtLargest',
    cause:
      'Call 7 (responds, without a redirect; accepts a file of 20 MB): the connection broke while a body of 40 273 bytes was sent: usually a proxy or the server has a limit below that, and closes the connection in place of answering 413',
  },
  'a gateway that refuses large files': {
    defect: 'largestTooSmall',
    cause:
      'Call 7 (accepts a file of 20 MB): the status is 413: the server, or a proxy in front of it, has a limit below that',
  },
};

test.each(Object.entries(broken))('%s', async (_name, { defect, given = {}, cause }) => {
  const { exitCode, causes } = await check(defect, given);
  // The system decides how a broken connection is called.
  expect(causes.map((each) => each.replace(/ \([A-Z_]+\) while/, ' while'))).toEqual([cause]);
  expect(exitCode).toBe(1);
});

test('the provider that they vary has nothing wrong', async () => {
  expect(await check(null, {})).toEqual({ exitCode: 0, causes: [] });
});

/** Largest file, in bytes: a small one, to be quick. */
const largestBytes = 40_000;

async function check(
  defect: Defect | null,
  { token, status = 'refused', option: more, ...given }: NonNullable<Broken['given']>,
) {
  const clock = new ImpatientManualClock();
  const provider = await openSecondProvider(defect, {
    largest: largestBytes,
    wait: () => clock.advance(slowMs),
  });
  onTestFinished(() => provider.close());
  const option = more === undefined ? [] : [more];
  const printed: string[] = [];
  const exitCode = await runContract(
    [
      '--config',
      configurationOf({ ...provider, ...given }),
      '--token',
      token ?? provider.create(status),
    ].concat(['--origin', 'https://app.example', '--yes', '--json', ...option]),
    { print: (text) => printed.push(text), note: () => undefined, colour: false },
    null,
    { images: { ...contractImages(), largestBytes, largestBodyBytes: 2 * largestBytes }, clock },
  );
  const { causes } = JSON.parse(printed.join('')) as { readonly causes: readonly string[] };
  return { exitCode, causes };
}

function configurationOf(provider: SecondProvider): string {
  const file = join(temporaryFolder(), 'config.json');
  writeFileSync(file, JSON.stringify(provider));
  return file;
}
