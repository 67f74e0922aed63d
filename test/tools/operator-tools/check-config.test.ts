import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../../packages/operator-tools/src/cli/command-line.ts';
import { runCheckConfig } from '../../../packages/operator-tools/src/cli/run-check-config.ts';
import type { Finding } from '../../../packages/operator-tools/src/configuration/finding.ts';
import { allTexts } from '../../../stories/about/all-texts.ts';
import { write } from '../sandbox/support/fixture-repository.ts';
import { png } from '../sandbox/support/images.ts';
import { temporaryFolder } from '../sandbox/support/temporary-folder.ts';

const repository = join(import.meta.dirname, '../../..');
const least = { authEndpointUrl: '/relay', idEndpointUrl: 'https://id.aubrac.eu', clientId: 'recto-web' };
const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';

type Files = Readonly<Record<string, string | Uint8Array>>;

/** Writes a configuration and the files beside it. @returns the path of the configuration. */
function written(content: unknown, files: Files = {}): string {
  const folder = temporaryFolder();
  for (const [name, bytes] of Object.entries(files)) write(folder, name, bytes);
  write(folder, 'config.json', typeof content === 'string' ? content : JSON.stringify(content));
  return join(folder, 'config.json');
}

async function run(...args: readonly string[]): Promise<{ isRight: boolean; printed: string }> {
  const printed: string[] = [];
  const output = { print: (line: string) => printed.push(line), note: () => undefined, colour: false };
  return { isRight: await runCheckConfig(args, output), printed: printed.join('\n') };
}

async function findingsIn(
  content: unknown,
  files: Files = {},
  ...args: string[]
): Promise<readonly Finding[]> {
  const { printed } = await run(written(content, files), '--json', ...args);
  return (JSON.parse(printed) as { findings: readonly Finding[] }).findings;
}

test('a right configuration with texts and logos: one line, and exit code 0', async () => {
  const file = written(
    {
      $schema: './config.schema.json',
      ...least,
      clientSecret: null,
      filePicker: 'withoutCamera',
      guidance: 'hints',
      documentFormats: { idCard: ['id1'] },
      eventsUrl: '/events',
      frameAncestor: 'https://portal.example.org',
      otherPages: ['/imprint'],
      brand: {
        name: 'Rhône',
        logo: { light: 'operator/logo.svg', dark: '/kyc/assets/operator/dark.png' },
        privacy: { 'fr-fr': '/confidentialite', 'EN-GB': 'https://aubrac.eu/privacy' },
        support: 'tel:+33123456789',
        accent: '#1d4ed8',
      },
      texts: { 'en-gb': 'operator/en.json' },
    },
    {
      'operator/logo.svg': `<?xml version="1.0"?>\n<!-- a logo -->\n<!-- of Rhône -->${svg}`,
      'operator/dark.png': png(),
      'operator/en.json': '\uFEFF{ "start": { "greeting": "Welcome" } }',
    },
  );
  expect(await run(file)).toEqual({ isRight: true, printed: `${file}: nothing is wrong.` });
});

test('the configuration of the sources has no mistake', async () => {
  expect(await run(join(repository, 'host/public/assets/config.json'))).toMatchObject({ isRight: true });
});

test('everything is listed at once, and errors are distinguished from warnings', async () => {
  const file = written({
    idEndpointUrl: 'http://127.0.0.1:4180/id',
    clientId: 'recto-web',
    guidence: 'off',
    brand: { name: 'Rhône', imprintt: '/imprint' },
  });
  const { isRight, printed } = await run(file);
  expect(isRight).toBe(false);
  expect(printed.split('\n')).toEqual([
    `${file}:`,
    expect.stringMatching(/^ {2}error {4}authEndpointUrl: It is missing\. .*The app shows its error page\.$/),
    '  error    guidence: The app knows no such field, and ignores it. Did you mean "guidance"?',
    expect.stringMatching(/^ {2}warning {2}idEndpointUrl: It is on this computer/),
    '  error    brand.imprintt: The app knows no such field. Did you mean "imprint"?',
    '3 errors, 1 warning.',
  ]);
});

describe('an error in a field', () => {
  test.each([
    ['authEndpointUrl', 'ftp://id.aubrac.eu', /^The scheme ftp: can’t be used here/],
    ['authEndpointUrl', 'id.aubrac.eu/auth', /^It is neither an absolute address/],
    ['authEndpointUrl', 'localhost:8080/auth', /^It has no scheme/],
    ['authEndpointUrl', '//id.aubrac.eu', /^It begins with two slashes/],
    ['authEndpointUrl', '/\\id.aubrac.eu', /^It has a backslash/],
    ['authEndpointUrl', ' https://id.aubrac.eu', /^It has a space/],
    ['authEndpointUrl', 'https://', /^It is not an address/],
    ['idEndpointUrl', 'https://id.aubrac.eu?a=b', /^It has a query/],
    ['idEndpointUrl', 'https://id.aubrac.eu/#a', /^It has a query \(\?…\) or a fragment/],
    ['idEndpointUrl', '', /^It is empty/],
    ['idEndpointUrl', null, /^It is missing/],
    ['idEndpointUrl', ['https://id.aubrac.eu'], /^It must be a text, not a list/],
    ['idEndpointUrl', 'http://id.aubrac.eu', /^It begins with http:, and a page with HTTPS can’t call it/],
    ['idEndpointUrl', 'https://id;aubrac.eu', /^Its host has characters/],
    ['clientId', '', /^It is empty.*error page\.$/],
    ['clientId', 7, /^It must be a text, not a number/],
    ['clientSecret', 7, /^It must be a text, not a number\. Leave it out if a relay/],
    ['clientAuthentication', 'Basic', /^"Basic" is none of both, basic, body\. Did you mean "basic"\?/],
    ['browsers', 'all', /^"all" is none of .*The app ignores it\.$/],
    [
      'filePicker',
      'withoutcamera',
      /^"withoutcamera" is none of always, withoutCamera\. Did you mean "withoutCamera"\?/,
    ],
    ['guidance', 1, /^It must be one of full, hints, off; it is a number/],
    ['documentFormats', ['id1'], /^It must be an object with a list.*; it is a list/],
    ['documentFormats', { idCard: [] }, /^"idCard" must have a list with at least one format/],
    ['documentFormats', { idCard: ['id4'] }, /^"id4" in "idCard" is none of the formats id1, /],
    ['documentFormats', { clientPicture: ['id1'] }, /^"clientPicture" is not a document with formats/],
    [
      'documentFormats',
      { idcard: ['id1'] },
      /^"idcard" is not a document with formats\. Allowed: idCard, driverLicense\..*Did you mean "idCard"\?/,
    ],
    ['eventsUrl', 'events', /^It is neither.*The app ignores it\.$/],
    ['eventsUrl', 'http://events.aubrac.eu', /^It begins with http:/],
    ['frameAncestor', 'portal', /^It is neither.*The app ignores it\.$/],
    ['frameAncestor', ['https://portal.example'], /^It must be a text, not a list/],
    [
      'frameAncestor',
      'http://portal.example',
      /^It begins with http:, and browsers give no camera to a frame/,
    ],
    ['frameAncestor', 'https://portal;example', /^Its host has characters/],
    ['brand', 'Rhône', /^It must be an object with a name.*; it is a text/],
    ['texts', ['fr-fr.json'], /^It must be an object.*; it is a list/],
    ['otherPages', '/imprint', /^It must be a list of paths.*; it is a text/],
    ['logo', 'logo.svg', /^The app knows no such field, and ignores it\. It belongs into "brand"\./],
    ['eventsURL', '/events', /Did you mean "eventsUrl"\?$/],
    ['constructor', 'ours', /^The app knows no such field, and ignores it\.$/],
    ['toString', 'ours', /^The app knows no such field, and ignores it\.$/],
    ['comment', 'ours', /^The app knows no such field, and ignores it\.$/],
  ])('%s: %j has its reason', async (field, value, reason) => {
    expect(await findingsIn({ ...least, [field]: value })).toEqual([
      { level: 'error', field, reason: expect.stringMatching(reason) },
    ]);
  });

  test('a path in the list of other pages is named by its place', async () => {
    expect(await findingsIn({ ...least, otherPages: ['/imprint', 'offers'] })).toEqual([
      { level: 'error', field: 'otherPages[1]', reason: expect.stringMatching(/^It must be a path/) },
    ]);
  });
});

describe('an address that the app would lengthen by the path of a call (§7)', () => {
  test.each([
    ['authEndpointUrl', 'https://a.aubrac.eu/oauth2/token', '/oauth2/token', 'https://a.aubrac.eu'],
    ['authEndpointUrl', 'https://a.aubrac.eu/v2/oauth2/token/', '/oauth2/token', 'https://a.aubrac.eu/v2'],
    ['authEndpointUrl', '/oauth2/token', '/oauth2/token', '/'],
    ['authEndpointUrl', 'https://a.aubrac.eu/procedures', '/oauth2/token', 'https://a.aubrac.eu'],
    ['idEndpointUrl', 'https://a.aubrac.eu/procedures', '/procedures/token', 'https://a.aubrac.eu'],
    ['idEndpointUrl', 'https://a.aubrac.eu/id/Procedures/', '/procedures/token', 'https://a.aubrac.eu/id'],
    ['idEndpointUrl', 'https://a.aubrac.eu/procedures/token', '/procedures/token', 'https://a.aubrac.eu'],
    ['idEndpointUrl', '/id/procedures/set-started', '/procedures/token', '/id'],
    ['idEndpointUrl', '/id/procedures/photo/selfie', '/procedures/token', '/id'],
    ['idEndpointUrl', 'https://a.aubrac.eu/oauth2/token', '/procedures/token', 'https://a.aubrac.eu'],
  ])('%s: %s is an error', async (field, address, added, meant) => {
    const called = `${address.replace(/\/$/, '')}${added}`;
    expect(await findingsIn({ ...least, [field]: address })).toEqual([
      {
        level: 'error',
        field,
        reason: `The app adds ${added}, so it would call ${called}. Write ${meant}.`,
      },
    ]);
  });

  test.each(['https://a.aubrac.eu/realms/b/token', 'https://a.aubrac.eu/realms/b/oauth2/'])(
    'authEndpointUrl: %s is a warning',
    async (authEndpointUrl) => {
      expect(await findingsIn({ ...least, authEndpointUrl })).toEqual([
        {
          level: 'warning',
          field: 'authEndpointUrl',
          reason: expect.stringMatching(/ Do you mean https:\/\/a\.aubrac\.eu\/realms\/b\?$/),
        },
      ]);
    },
  );

  test.each([
    { idEndpointUrl: 'https://a.aubrac.eu/procedures/v2' },
    { idEndpointUrl: 'https://a.aubrac.eu/token' },
    { authEndpointUrl: 'https://a.aubrac.eu/my-token' },
    { eventsUrl: '/procedures' },
  ])('%j may be right', async (fields) => {
    expect(await findingsIn({ ...least, ...fields })).toEqual([]);
  });
});

describe('a placeholder of an example', () => {
  const placeholder = 'It is a placeholder of an example. Write your own value.';

  test.each([
    [{ idEndpointUrl: 'https://<your host>/id' }, 'idEndpointUrl', `${placeholder} It says where`],
    [{ idEndpointUrl: 'https://id.aubrac.eu/<tenant>' }, 'idEndpointUrl', placeholder],
    [{ idEndpointUrl: 'https://id.aubrac.eu/{tenant}' }, 'idEndpointUrl', placeholder],
    [{ authEndpointUrl: 'https://YOUR-PROVIDER' }, 'authEndpointUrl', placeholder],
    [{ authEndpointUrl: 'https://auth.YOUR-COMPANY.eu' }, 'authEndpointUrl', placeholder],
    [{ eventsUrl: '/events/…' }, 'eventsUrl', placeholder],
    [{ clientId: '<client id>' }, 'clientId', placeholder],
    [{ clientId: 'YOUR_CLIENT_ID' }, 'clientId', placeholder],
    [
      { authEndpointUrl: 'https://auth.aubrac.eu', clientSecret: '<client secret>' },
      'clientSecret',
      placeholder,
    ],
    [{ brand: { name: { 'fr-fr': '<Name>' } } }, 'brand.name.fr-fr', placeholder],
    [{ brand: { name: 'R', imprint: 'https://YOUR-SITE/imprint' } }, 'brand.imprint', placeholder],
    [{ brand: { name: 'R', privacy: 'https://<site>' } }, 'brand.privacy', placeholder],
  ])('%j is an error', async (fields, field, reason) => {
    expect(await findingsIn({ ...least, ...fields })).toEqual([
      { level: 'error', field, reason: expect.stringContaining(reason) },
    ]);
  });

  test.each([
    [
      { idEndpointUrl: 'https://id.example.org/v1' },
      'idEndpointUrl',
      /host id\.example\.org is a name for ex/,
    ],
    [{ idEndpointUrl: 'https://EXAMPLE.com' }, 'idEndpointUrl', /host example\.com is/],
    [{ idEndpointUrl: 'https://example.net.' }, 'idEndpointUrl', /belongs to nobody/],
    [{ eventsUrl: 'https://events.example' }, 'eventsUrl', /belongs to nobody/],
    [{ eventsUrl: 'https://events.invalid' }, 'eventsUrl', /belongs to nobody/],
    [{ eventsUrl: 'https://events.aubrac.test' }, 'eventsUrl', /belongs to nobody/],
    [{ authEndpointUrl: 'https://provider/auth' }, 'authEndpointUrl', /host provider has no dot/],
    [{ brand: { name: 'R', support: 'https://www.example.org' } }, 'brand.support', /belongs to nobody/],
  ])('%j is a warning', async (fields, field, reason) => {
    expect(await findingsIn({ ...least, ...fields })).toEqual([
      { level: 'warning', field, reason: expect.stringMatching(reason) },
    ]);
  });

  test.each([
    { idEndpointUrl: 'https://localhost:4180' },
    { idEndpointUrl: 'https://[2001:db8::1]' },
    { idEndpointUrl: 'https://192.0.2.1' },
    { idEndpointUrl: 'https://my-example.org' },
    { idEndpointUrl: 'https://your-bank.eu' },
    { authEndpointUrl: 'https://auth.aubrac.eu', clientSecret: 'a<b>c{d}' },
  ])('%j is none', async (fields) => {
    expect(await findingsIn({ ...least, ...fields })).toEqual([]);
  });
});

describe('an error in the brand', () => {
  test.each([
    ['name', '', 'name', /^It is empty\. Without a name, the app uses nothing of "brand"\.$/],
    ['name', undefined, 'name', /^It is missing/],
    ['name', { 'fr-fr': 'Rhône', 'en-gb': 7 }, 'name.en-gb', /^It must be a text, not a number/],
    ['recipient', 'x'.repeat(61), 'recipient', /^It has 61 characters; at most 60 fit/],
    ['recipient', { 'fr-fr': { a: 'b' } }, 'recipient.fr-fr', /^It must be a text, not an object/],
    ['accent', { dark: { light: '#fff' } }, 'accent.dark', /^It must be a colour .*, not an object/],
    ['recipient', {}, 'recipient', /^It has no language/],
    ['recipient', null, 'recipient', /^It is null/],
    ['logo', 'javascript:alert(1)', 'logo', /^The scheme javascript: can’t be used here/],
    ['logo', 'https://cdn.aubrac.eu/logo.svg', 'logo', /^An image comes from the app’s own origin/],
    ['logo', { light: 'operator/logo.svg', nigt: 'b.svg' }, 'logo.nigt', /only "light" and "dark"/],
    ['logo', {}, 'logo', /^It has neither "light" nor "dark"/],
    ['logo', '\\\\cdn.aubrac.eu\\logo.svg', 'logo', /^It has a backslash; addresses have slashes only/],
    ['logo', 'https:cdn.aubrac.eu/logo.svg', 'logo', /^An image comes from the app’s own origin/],
    ['logo', 'https://[', 'logo', /^It is not an address that a browser understands/],
    ['privacy', 'https://', 'privacy', /^It is not an address that a browser understands/],
    ['imprint', { 'fr-fr': 'https://[' }, 'imprint.fr-fr', /^It is not an address/],
    ['accessibility', 'https://x:99999', 'accessibility', /^It is not an address/],
    ['privacy', 'http://a b', 'privacy', /^It is not an address/],
    ['privacy', '//[', 'privacy', /^It is not an address/],
    ['privacy', 'ftp://aubrac.eu', 'privacy', /^The scheme ftp:/],
    ['imprint', { 'fr-fr': 'mailto:a@aubrac.eu' }, 'imprint.fr-fr', /^The scheme mailto:/],
    [
      'privacy',
      'privacy.html',
      'privacy',
      /^There is no file privacy\.html .* For a page of your site write/,
    ],
    ['support', 'https://x:99999', 'support', /^It is not an address that a browser understands/],
    ['support', '(-)', 'support', /^It is no address\. Write https:/],
    ['support', 'call us', 'support', /^It is no address\. Write https:/],
    ['support', '+33 1 23 45 67 89', 'support', /^It is a telephone number .* Write tel:\+33123456789\.$/],
    ['support', 'help@aubrac.eu', 'support', /Write mailto:help@aubrac\.eu\.$/],
    ['support', 'tel:01 23', 'support', /^After tel:, use only digits/],
    ['support', 'mailto:a@aubrac.eu?body=b', 'support', /^After mailto:, write exactly one email address/],
    ['accent', 'blue', 'accent', /^"blue" is no colour of the form #rgb or #rrggbb/],
    ['accent', { light: '#fff', dark: 7 }, 'accent.dark', /^It must be a colour .*, not a number/],
    ['radius', '14px', 'radius', /^It must be a number of px without unit, from 0 to 28, not a text/],
    ['radius', 29, 'radius', /from 0 to 28, not 29\.$/],
    ['constructor', '#123456', 'constructor', /^The app knows no such field/],
    ['colour', '#123456', 'colour', /^The app knows no such field/],
  ])('%s: %j has its reason', async (field, value, at, reason) => {
    const brand = { name: 'Rhône', [field]: value };
    expect(await findingsIn({ ...least, brand }, { 'operator/logo.svg': svg })).toEqual([
      { level: 'error', field: `brand.${at}`, reason: expect.stringMatching(reason) },
    ]);
  });

  test('a contrast that is too low says which pair, its figure and what is needed', async () => {
    const brand = {
      name: 'Rhône',
      accent: { light: '#ffff00', dark: '#ffffff' },
      onAccent: { dark: '#eeeeee' },
    };
    const findings = await findingsIn({ ...least, brand });
    expect(findings.map(({ field }) => field)).toEqual(['brand.accent', 'brand.onAccent']);
    expect(findings[0]!.reason).toMatch(
      /^In the light scheme, the contrast between accent and the page is 1(\.\d)?, and must be at least 3\. /,
    );
    expect(findings[1]!.reason).toMatch(
      /^In the dark scheme, .* onAccent and accent is 1\.1, .* at least 4\.5/,
    );
  });

  test('without a usable name, the rest is checked too', async () => {
    const brand = { name: ' ', accent: '#ffff00', logo: 'operator/logo.svg' };
    const fields = (await findingsIn({ ...least, brand })).map(({ field }) => field);
    expect(fields).toEqual(['brand.name', 'brand.accent', 'brand.logo']);
  });

  test.each([
    ['no file', {}, /^There is no file operator\/logo\.svg beside the configuration\.$/],
    ['a page', { 'operator/logo.svg': '<html><svg></svg></html>' }, /The file is not an image/],
    [
      'sixty comments',
      { 'operator/logo.svg': '<!-- a layer -->\n'.repeat(60) + '<g/>' },
      /The file is not an image/,
    ],
    ['another kind', { 'operator/logo.svg': png() }, /of type png: .* its name ends in \.png/],
    ['a drawing without its namespace', { 'operator/logo.svg': '<svg width="8"/>' }, /lacks xmlns=/],
  ] as const)('a logo that is %s', async (_what, files, reason) => {
    const brand = { name: 'Rhône', logo: 'operator/logo.svg' };
    expect(await findingsIn({ ...least, brand }, files)).toEqual([
      { level: 'error', field: 'brand.logo', reason: expect.stringMatching(reason) },
    ]);
  });

  /** As drawing programs write it, with entities for the namespaces. */
  const documentType = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: a drawing program, SVG Export Plug-In -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!-- the program's own -->
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
  <!ENTITY ns_other 'https://aubrac.eu/[1]>'>
]>
`;

  test.each([
    ['by its entity', `${documentType}<svg xmlns="&ns_svg;" aria-label="a > b"/>`, []],
    ['in full, after a short document type', `<!DOCTYPE svg>${svg}`, []],
    [
      'in full, behind a label with an angle',
      '<svg aria-label="a > b" xmlns="http://www.w3.org/2000/svg"/>',
      [],
    ],
    ['by the entity of another one', `${documentType}<svg xmlns="&ns_other;"/>`, ['brand.logo']],
    ['by an entity that is not declared', `${documentType}<svg xmlns="&ns_graphs;"/>`, ['brand.logo']],
  ])('a drawing that names its namespace %s', async (_how, drawing, wrong) => {
    const brand = { name: 'Rhône', logo: 'operator/logo.svg' };
    const findings = await findingsIn({ ...least, brand }, { 'operator/logo.svg': drawing });
    expect(findings.map(({ field }) => field)).toEqual(wrong);
    for (const { reason } of findings) expect(reason).toMatch(/lacks xmlns=/);
  });

  const drawn = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`;

  test.each([
    ['<image href="photo.png"/>', 'error', '<image href>'],
    ['<image x="1" xlink:href = \'https://cdn.aubrac.eu/a.png\' />', 'error', '<image href>'],
    ['<use href="icons.svg#mark"/>', 'error', '<use href>'],
    ['<foreignObject><img src="a.png" alt="a > b"/></foreignObject>', 'error', '<img src>'],
    ['<style>@import "https://fonts.aubrac.eu/a.css";</style>', 'error', '@import'],
    ['<style><![CDATA[@font-face { src: url( "a.woff2" ) }]]></style>', 'error', 'url('],
    ['<rect fill="url(patterns.svg#dots)"/>', 'error', 'url('],
    ['<script>alert(1)</script>', 'warning', 'script'],
    ['<svg:script xmlns:svg="http://www.w3.org/2000/svg" href="a.js"/>', 'warning', 'script'],
    ['<g onclick="alert(1)"/>', 'warning', 'script'],
  ])('a drawing with %s, which a browser leaves out of an image', async (content, level, what) => {
    const brand = { name: 'Rhône', logo: 'operator/logo.svg' };
    expect(await findingsIn({ ...least, brand }, { 'operator/logo.svg': drawn(content) })).toEqual([
      { level, field: 'brand.logo', reason: expect.stringContaining(what) },
    ]);
  });

  test('a drawing with a style sheet before it', async () => {
    const brand = { name: 'Rhône', logo: 'operator/logo.svg' };
    const drawing = `<?xml version="1.0"?><?xml-stylesheet href="a.css"?>${svg}`;
    const findings = await findingsIn({ ...least, brand }, { 'operator/logo.svg': drawing });
    expect(findings).toEqual([
      { level: 'error', field: 'brand.logo', reason: expect.stringContaining('<?xml-stylesheet?>') },
    ]);
  });

  test('a drawing that refers to its own parts, or links to a page', async () => {
    const brand = { name: 'Rhône', logo: 'operator/logo.svg' };
    const content = [
      '<!-- <script/> <image href="a.png"/> -->',
      '<use xlink:href="#a"/><image href="data:image/png;base64,AA=="/><image href=""/>',
      '<a href="https://www.aubrac.eu"><path fill="url(#b)" style="mask: url(&quot;#c&quot;)"/></a>',
      "<style>a { fill: url('#d'); src: url(data:font/woff2;base64,AA==) }</style>",
    ].join('');
    expect(await findingsIn({ ...least, brand }, { 'operator/logo.svg': drawn(content) })).toEqual([]);
  });

  test.each([
    [100_000, []],
    [4_000_000, [/^operator\/logo\.png: It has 4000 kB, .* 100 kB are enough\.$/]],
  ])('a logo of %i bytes', async (length, reasons) => {
    const image = new Uint8Array(length);
    image.set(png());
    const brand = { name: 'Rhône', logo: 'operator/logo.png' };
    expect(await findingsIn({ ...least, brand }, { 'operator/logo.png': image })).toEqual(
      reasons.map((reason) => ({
        level: 'warning',
        field: 'brand.logo',
        reason: expect.stringMatching(reason),
      })),
    );
  });

  test.each([
    ['comments', '<!DOCTYPE svg [' + '<!-- a layer -->'.repeat(60)],
    ['texts in quotes', '<!DOCTYPE svg "' + '" "'.repeat(60)],
  ])('a document type with many %s that does not end is no image', async (_what, drawing) => {
    const brand = { name: 'Rhône', logo: 'operator/logo.svg' };
    const [finding] = await findingsIn({ ...least, brand }, { 'operator/logo.svg': drawing });
    expect(finding!.reason).toMatch(/The file is not an image/);
  });

  test.each([
    ['longer than the system allows', `operator/${'x'.repeat(300)}.svg`],
    ['with a NUL', 'operator/a%00.svg'],
    ['that leaves the folder, encoded', 'operator/..%2flogo.svg'],
    ['that leaves the folder, with backslashes', 'operator/..%5clogo.svg'],
  ])('a name of a file %s is no file, for a logo and for texts', async (_what, name) => {
    const content = { ...least, brand: { name: 'Rhône', logo: name }, texts: { 'en-gb': name } };
    const reason = `There is no file ${name} beside the configuration.`;
    expect(await findingsIn(content, { 'logo.svg': svg, 'operator/..\\logo.svg': svg })).toEqual([
      { level: 'error', field: 'brand.logo', reason },
      { level: 'error', field: 'texts.en-gb', reason },
    ]);
  });

  test('a logo of the app’s own origin may be absolute, if --origin says which it is', async () => {
    const brand = { name: 'Rhône', logo: 'https://app.aubrac.eu/assets/operator/logo.svg' };
    const files = { 'operator/logo.svg': svg };
    expect(await findingsIn({ ...least, brand }, files, '--origin', 'https://app.aubrac.eu')).toEqual([]);
    expect(await findingsIn({ ...least, brand }, files)).toHaveLength(1);
  });

  test('a logo on the provider’s origin is not looked for on this computer', async () => {
    const brand = { name: 'Rhône', logo: 'https://id.aubrac.eu/logo.svg' };
    expect(await findingsIn({ ...least, brand })).toEqual([]);
  });
});

describe('an error in the texts', () => {
  test.each([
    ['portuguese', 'operator/t.json', /^"portuguese" is no code of a language/],
    ['ca-es-val', 'operator/t.json', /^"ca-es-val" is no code of a language/],
    ['pt-pt', 7, /^It must be the path of a file, or .*; it is a number/],
    ['pt-pt', { fallback: 'en-gb' }, /^It names no file/],
    ['pt-pt', { file: 'operator/t.json', fallback: 'pl' }, /^The fallback must be one of .* fr-fr, en-gb/],
    ['en-gb', 'https://elsewhere.aubrac.eu/t.json', /^The file must be on the app’s own origin/],
    ['en-gb', 'operator/nothing.json', /^There is no file operator\/nothing\.json beside the configuration/],
    ['en-gb', 'operator/broken.json', /^operator\/broken\.json: It is not JSON: look at line 2, column 3\./],
    ['en-gb', 'operator/list.json', /^operator\/list\.json: It must hold an object, .*; it holds a list/],
  ])('%s: %j has its reason', async (language, entry, reason) => {
    const files = {
      'operator/t.json': '{}',
      'operator/broken.json': '{\n  start: 1 }',
      'operator/list.json': '[]',
    };
    expect(await findingsIn({ ...least, texts: { [language]: entry } }, files)).toEqual([
      { level: 'error', field: `texts.${language}`, reason: expect.stringMatching(reason) },
    ]);
  });

  test('a wrong fallback does not hide that the file is not JSON', async () => {
    const texts = { 'pt-pt': { file: 'operator/broken.json', fallback: 'pl' } };
    expect(await findingsIn({ ...least, texts }, { 'operator/broken.json': '{\n  start: 1 }' })).toEqual([
      { level: 'error', field: 'texts.pt-pt', reason: expect.stringMatching(/^The fallback must be/) },
      {
        level: 'error',
        field: 'texts.pt-pt',
        reason: expect.stringMatching(/^operator\/broken\.json: It is not JSON/),
      },
    ]);
  });

  test('a name that is there twice in a file is named, with its place', async () => {
    const files = { 'operator/en.json': '{ "start": {\n  "greeting": "Hi",\n  "greeting": "Welcome" } }' };
    expect(await findingsIn({ ...least, texts: { 'en-gb': 'operator/en.json' } }, files)).toEqual([
      {
        level: 'warning',
        field: 'texts.en-gb: start.greeting',
        reason: 'operator/en.json: It is there twice, in lines 2 and 3. The app uses the last one.',
      },
    ]);
  });

  test('each text that can’t be used is named by its key', async () => {
    const texts = { start: { greetin: 'Hi', lastname: 'For you', action: 7 } };
    const files = { 'operator/en.json': JSON.stringify(texts) };
    expect(await findingsIn({ ...least, texts: { 'en-gb': 'operator/en.json' } }, files)).toEqual([
      {
        level: 'error',
        field: 'texts.en-gb: start.greetin',
        reason: 'The app has no such text. Did you mean "start.greeting"? The app’s own text is used.',
      },
      {
        level: 'error',
        field: 'texts.en-gb: start.lastname',
        reason: 'It lacks placeholders: lastname. The app’s own text is used.',
      },
      {
        level: 'error',
        field: 'texts.en-gb: start.action',
        reason: 'It is not a text. The app’s own text is used.',
      },
    ]);
  });
});

describe('a warning', () => {
  test.each([
    [
      'an address on this computer',
      { idEndpointUrl: 'http://localhost:4180' },
      'idEndpointUrl',
      /on this computer/,
    ],
    [
      'text on an accent that is not there',
      { brand: { name: 'R', onAccent: '#fff' } },
      'brand.onAccent',
      /no effect/,
    ],
    [
      'a page with http:',
      { brand: { name: 'R', imprint: 'http://r.aubrac.eu' } },
      'brand.imprint',
      /Browsers warn/,
    ],
    [
      'a file outside "operator"',
      { brand: { name: 'R', logo: 'logo.svg' } },
      'brand.logo',
      /not in the folder "operator"/,
    ],
    [
      'a fallback that is not needed',
      { texts: { 'de-de': { file: 'operator/t.json', fallback: 'en-gb' } } },
      'texts.de-de',
      /needs no fallback/,
    ],
    [
      'a language that is there twice',
      { texts: { 'de-de': 'operator/t.json', 'de-DE': 'operator/t.json' } },
      'texts.de-DE',
      /given twice/,
    ],
    [
      'a language that lacks texts',
      { texts: { 'pt-pt': 'operator/t.json' } },
      'texts.pt-pt',
      /^\d+ of \d+ texts are not there, .* in fr-fr: \S/,
    ],
    [
      'a language from right to left that lacks texts',
      { texts: { ar: 'operator/t.json' } },
      'texts.ar',
      /in fr-fr: \S.* from right to left, the order of words and figures in them is wrong\.$/,
    ],
  ] as const)('%s', async (_what, fields, field, reason) => {
    const files = { 'operator/t.json': '{ "start.greeting": "Hi" }', 'logo.svg': svg };
    const { isRight } = await run(written({ ...least, ...fields }, files));
    expect(await findingsIn({ ...least, ...fields }, files)).toEqual([
      { level: 'warning', field, reason: expect.stringMatching(reason) },
    ]);
    expect(isRight).toBe(true);
  });

  test.each([
    ['other', []],
    ['one', [/^1 of \d+ texts is not there, so customers read it in fr-fr: confirm\.received_other\.$/]],
  ])('a plural of a further language of which the file has the form "%s" only', async (form, reasons) => {
    const { received_one: _one, received_other: _other, ...confirm } = allTexts['fr-fr'].confirm;
    const texts = {
      ...allTexts['fr-fr'],
      confirm: { ...confirm, [`received_${form}`]: '{{count}} fotografias' },
    };
    const config = { ...least, texts: { 'pt-pt': 'operator/t.json' } };
    const findings = await findingsIn(config, { 'operator/t.json': JSON.stringify(texts) });
    expect(findings.map(({ reason }) => reason)).toEqual(
      reasons.map((reason) => expect.stringMatching(reason)),
    );
  });
});

describe('a language of the brand', () => {
  const all = 'fr-fr, en-gb, de-de, es-es, it-it, nl-nl';

  test.each([
    [
      'that the app does not have is shown to everybody, if nothing else is given',
      { de: 'a', en: 'b' },
      {
        de: `The app has no language "de". Customers see this in ${all}, which are not given. Did you mean "de-de"?`,
        en: 'The app has no language "en". No customer sees this. Did you mean "en-gb"?',
      },
    ],
    [
      'with an underscore is not the app’s',
      { 'en-gb': 'a', fr_FR: 'b' },
      { fr_FR: 'The app has no language "fr_FR". No customer sees this. Did you mean "fr-fr"?' },
    ],
    [
      'with a letter too many',
      { 'enn-gb': 'b', 'fr-fr': 'a' },
      { 'enn-gb': 'The app has no language "enn-gb". No customer sees this. Did you mean "en-gb"?' },
    ],
    [
      'is shown where only one language is not given',
      {
        pl: 'x',
        ...Object.fromEntries(
          all
            .split(', ')
            .slice(1)
            .map((language) => [language, 'a']),
        ),
      },
      { pl: 'The app has no language "pl". Customers see this in fr-fr, which is not given.' },
    ],
    [
      'is not named as a mistake for one with two other letters, nor for one that is given',
      { 'fr-fr': 'a', 'pt-pt': 'b', 'fr-be': 'c', constructor: 'd' },
      {
        'pt-pt': 'The app has no language "pt-pt". No customer sees this.',
        'fr-be': 'The app has no language "fr-be". No customer sees this.',
        constructor: 'The app has no language "constructor". No customer sees this.',
      },
    ],
    [
      'that is there twice, in another case',
      { 'fr-fr': 'a', 'de-de': 'b', 'de-DE': 'c' },
      { 'de-DE': 'The language is given twice, also as "de-de". The app uses the last one.' },
    ],
  ] as const)('%s', async (_what, texts, reasons) => {
    const addresses = Object.fromEntries(
      Object.entries(texts).map(([language, page]) => [language, `https://r.aubrac.eu/${page}`]),
    );
    const brand = { name: texts, recipient: texts, privacy: addresses, support: addresses };
    expect(await findingsIn({ ...least, brand })).toEqual(
      Object.keys(brand).flatMap((field) =>
        Object.entries(reasons).map(([language, reason]) => ({
          level: 'warning',
          field: `brand.${field}.${language}`,
          reason,
        })),
      ),
    );
  });

  test('a language of the brand may be one that the texts add', async () => {
    const brand = { name: { 'fr-fr': 'R', 'PT-PT': 'R', ar: 'R' } };
    const texts = { 'pt-pt': 'operator/pt.json' };
    const findings = await findingsIn({ ...least, brand, texts }, { 'operator/pt.json': '{}' });
    expect(findings.map(({ field }) => field)).toEqual(['brand.name.ar', 'texts.pt-pt']);
  });

  test('a language of the brand that is there twice: the page that the app links to is checked', async () => {
    const brand = { name: 'R', imprint: { 'de-de': 'https://r.aubrac.eu', 'de-DE': 'nothing.html' } };
    expect(await findingsIn({ ...least, brand })).toMatchObject([
      { level: 'warning', field: 'brand.imprint.de-DE' },
      { level: 'error', field: 'brand.imprint.de-de', reason: expect.stringMatching(/^There is no file/) },
    ]);
  });
});

describe('credentials that will most likely fail', () => {
  const direct = { ...least, authEndpointUrl: 'https://auth.aubrac.eu' };
  const atAnEnd = /^It begins or ends with a space or a line break\. .* will most likely refuse it\.$/;
  const notSeen = /^It has a character in it that can’t be seen/;

  test.each([
    ['clientId', ' geheim', atAnEnd],
    ['clientId', '  ', atAnEnd],
    ['clientSecret', 'geheim\n', atAnEnd],
    ['clientSecret', '\u00A0geheim', atAnEnd],
    ['clientSecret', '\uFEFFgeheim', atAnEnd],
    ['clientSecret', 'ge\theim', notSeen],
    ['clientSecret', 'geheim\u0000', notSeen],
    ['clientId', 'geheim\u200B', notSeen],
  ] as const)('%s: %j is a warning without the value', async (field, value, reason) => {
    const findings = await findingsIn({ ...direct, [field]: value });
    expect(findings).toEqual([{ level: 'warning', field, reason: expect.stringMatching(reason) }]);
    expect(findings[0]!.reason).not.toContain('heim');
  });

  test.each(['geheim', 'ge heim', 'ä:b&c=d %', '', null])(
    'a secret that may be right: %j',
    async (clientSecret) => {
      expect(await findingsIn({ ...direct, clientSecret })).toEqual([]);
    },
  );

  test.each(['/relay', '/kyc/relay/'])('a secret beside the relay’s path %s', async (authEndpointUrl) => {
    const findings = await findingsIn({ ...least, authEndpointUrl, clientSecret: 'geheim' });
    expect(findings).toEqual([
      {
        level: 'warning',
        field: 'clientSecret',
        reason: expect.stringMatching(/^If authEndpointUrl leads to Recto’s relay, leave it out/),
      },
    ]);
    expect(findings[0]!.reason).not.toContain('geheim');
    expect(await findingsIn({ ...least, authEndpointUrl, clientSecret: '' })).toEqual([]);
  });
});

describe('a field that is there twice', () => {
  const doubled = (line: string) => JSON.stringify(least, null, 2).replace(/\n\}$/, `,\n${line}\n}`);

  test.each([
    ['at the top', '  "clientId": "recto"', 'clientId', 'lines 4 and 5'],
    ['on one line', '  "brand": { "name": "R", "name": "S" }', 'brand.name', 'line 5'],
    ['indented with tabs', '\t"clientId":\t"recto"', 'clientId', 'lines 4 and 5'],
    ['with an escape', '  "client\\u0049d": "recto"', 'clientId', 'lines 4 and 5'],
    [
      'in the brand, three times',
      '  "brand": { "name": "R",\n  "name": "S",\n  "name": "T" }',
      'brand.name',
      'lines 5, 6 and 7',
    ],
  ])('%s', async (_where, line, field, places) => {
    expect(await findingsIn(doubled(line))).toEqual([
      {
        level: 'warning',
        field,
        reason: expect.stringContaining(` in ${places}. The app uses the last one.`),
      },
    ]);
  });

  test('the same name in two objects, and in a text, is no mistake', async () => {
    const line =
      '  "brand": { "name": "\\"name\\": {\\"name\\"", "recipient": { "fr-fr": "R", "en-gb": "R" } }';
    expect(await findingsIn(doubled(line))).toEqual([]);
  });
});

describe('a file that is no configuration', () => {
  test.each([
    ['', 'It is not JSON: it is empty.'],
    ['<!doctype html>', 'It is not JSON: it begins like a page or a drawing.'],
    ['{ "clientId": "a",\n}', 'It is not JSON: look at line 2, column 1.'],
    ['{ "clientId": ', 'It is not JSON: it ends too early.'],
    ['[]', 'It must hold an object with fields; it holds a list.'],
    ['null', 'It must hold an object with fields; it holds null.'],
  ])('%j', async (content, reason) => {
    expect(await findingsIn(content)).toEqual([{ level: 'error', field: 'the file', reason }]);
  });

  test.each([
    ['nothing.json', 'There is no such file.'],
    ['.', 'It is a folder.'],
  ])('%s', async (name, reason) => {
    const { isRight, printed } = await run(join(temporaryFolder(), name));
    expect({ isRight, printed }).toMatchObject({ isRight: false, printed: expect.stringContaining(reason) });
  });
});

test('no secret of the file is printed', async () => {
  const { printed } = await run(
    written({
      authEndpointUrl: 'https://user:geheim@id.aubrac.eu',
      idEndpointUrl: 'https://id.aubrac.eu?key=geheim',
      clientId: 'recto-web',
      clientSecret: ['geheim'],
      eventsUrl: '/events?key=geheim',
    }),
  );
  expect(printed).toMatch(/^4 errors\.$/m);
  expect(printed).not.toContain('geheim');
});

describe('the program', () => {
  const program = join(repository, 'packages/operator-tools/src/cli/check-config.ts');

  async function start(...args: readonly string[]) {
    const child = spawn(process.execPath, ['--import', 'tsx', program, ...args], { cwd: repository });
    const [printed, errors, [code]] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      once(child, 'exit') as Promise<[number]>,
    ]);
    return { printed, errors, code };
  }

  test('the program exits with 1 for an error, with its JSON on one line', async () => {
    const file = written({ ...least, clientId: '' });
    const { printed, code } = await start(file, '--json');
    expect(code).toBe(1);
    expect(printed).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(printed)).toEqual({
      file,
      ok: false,
      findings: [{ level: 'error', field: 'clientId', reason: 'It is empty. The app shows its error page.' }],
    });
  });

  test('the program exits with 0 if nothing is wrong', async () => {
    expect(await start(written(least))).toMatchObject({ code: 0, errors: '' });
  });

  test('the program explains itself', async () => {
    const { printed, code } = await start('--help');
    expect(code).toBe(0);
    expect(printed).toMatch(/^Usage: npm run check-config -- FILE/);
  });
});

test.each([
  ['no file', []],
  ['two files', ['a.json', 'b.json']],
  ['an unknown option', ['a.json', '--strict']],
  ['an invalid origin', ['a.json', '--origin', 'app']],
])('%s is rejected with a message', async (_what, args) => {
  await expect(run(...args)).rejects.toThrow(UsageError);
});
