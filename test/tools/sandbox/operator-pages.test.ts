import { expect, test } from 'vitest';
import { requiring } from '../../support/procedures.ts';
import { allRequired, testServer } from './support/test-server.ts';

const hostile = `<img src=x onerror=alert(1)>"'&`;
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;';

async function pageAt(url: string): Promise<string> {
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  return (await response.text()).replaceAll(/\s+/g, ' ');
}

test('the overview lists the procedures with their status, newest first', async () => {
  const { origin, sandbox } = await testServer();
  const older = sandbox.operator.create({ ...allRequired, lastname: 'Older' });
  sandbox.operator.expire(older.token);
  await expect.poll(() => new Date().toISOString()).not.toBe(older.createdAt);
  const newer = sandbox.operator.create({
    ...allRequired,
    ...requiring('idCard', 'driverLicense'),
    lastname: 'Newer',
  });
  const page = await pageAt(`${origin}/operator`);

  expect(page).toContain('>2 procedures<');
  expect(page.indexOf('Newer')).toBeLessThan(page.indexOf('Older'));
  expect(page).toContain(`href="/operator/procedures/${newer.token}"`);
  expect(page).toContain('data-status="expired"');
  expect(page).toContain('ID card, Driving licence · 0 of 4 photos · de-de');
});

test.each([
  [{}, 'listed', 'In any other one, such as Edge, the customer chooses files.'],
  [{ browsers: 'engine' }, 'engine', 'any other one whose engine is as new, such as Edge.'],
  [{ browsers: 'all' }, 'listed', 'In any other one, such as Edge, the customer chooses files.'],
])('the overview says which browsers get the camera view: %j', async (configuration, rule, meaning) => {
  const { origin } = await testServer({ configuration });
  const page = await pageAt(`${origin}/operator`);
  expect(page).toContain(`<code>"browsers": "${rule}"</code>`);
  expect(page).toContain(meaning);
});

test('a procedure’s texts are escaped, and its addresses never become links', async () => {
  const { origin, sandbox } = await testServer();
  const { token } = sandbox.operator.create(allRequired);
  sandbox.operator.patch(token, {
    language: hostile,
    adminComment: hostile,
    redirectUrl: 'javascript:alert(1)',
    webappUrl: 'javascript:alert(2)',
    appointment: { customer: { lastname: hostile } },
  });
  for (const path of ['/operator', `/operator/procedures/${token}`]) {
    const page = await pageAt(origin + path);
    expect(page).toContain(escaped);
    expect(page).not.toContain(hostile);
    expect(page).not.toMatch(/(href|src)="javascript:/);
  }
});

test('no page has an inline script, inline style or event handler, and the content security policy forbids them', async () => {
  const { origin, sandbox } = await testServer();
  const { token } = sandbox.operator.create(allRequired);
  sandbox.faults.add({ call: 'token', kind: 'status', status: 503, retryAfter: 4, times: 1 });
  for (const path of ['/operator', `/operator/procedures/${token}`, '/operator/nothing']) {
    const response = await fetch(origin + path);
    // The hash is that of the script in the app's own page.
    expect(response.headers.get('content-security-policy')).toMatch(
      /script-src 'self' 'wasm-unsafe-eval' 'sha256-[\w+/]+=';/,
    );
    const page = await response.text();
    expect(page).not.toMatch(/<style| style=| on\w+=/);
    expect(page.match(/<script/g)).toEqual(['<script']);
    expect(page).toContain('<script type="module" src="/operator/operator.js"></script>');
  }
});

test('an unknown token or path gets a page with a link back', async () => {
  const { origin } = await testServer();
  for (const path of ['/operator/procedures/unknown', '/operator/nothing']) {
    const response = await fetch(origin + path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('<a href="/operator">Back to the procedures</a>');
  }
});
