import { expect, test } from 'vitest';
import { requiring } from '../../support/procedures.ts';
import { jpeg } from './support/images.ts';
import { allRequired, started, testServer } from './support/test-server.ts';

const hostile = `<img src=x onerror=alert(1)>"'&`;
const escaped = '&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;';

async function pageAt(url: string): Promise<string> {
  const answer = await fetch(url);
  expect(answer.headers.get('content-type')).toMatch(/^text\/html/);
  return (await answer.text()).replaceAll(/\s+/g, ' ');
}

test('the overview lists each procedure with its state, newest first', async () => {
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

test('the page of a procedure shows its link, its photos and what can be decided', async () => {
  const server = await testServer();
  const { record, client } = await started(server);
  await client.savePhoto('idCardRecto', jpeg(2048));
  const page = await pageAt(`${server.origin}/operator/procedures/${record.token}`);
  expect(page).toContain(`${server.origin}/${record.token}</a>`);
  expect(page).toContain(`/operator/api/procedures/${record.token}/photos/idCardRecto?version=`);
  expect(page).toContain('image/jpeg · 2 kB · camera');
  expect(page).toContain(`data-to="/operator/api/procedures/${record.token}/refuse"`);
  expect(page).toContain(`data-to="/operator/api/procedures/${record.token}/expire"`);
});

test('texts of a procedure are texts, never markup, and no address of it becomes a link', async () => {
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

test('no page has an inline script, an inline style or an event handler, and all carry the policy against them', async () => {
  const { origin, sandbox } = await testServer();
  const { token } = sandbox.operator.create(allRequired);
  sandbox.faults.add({ call: 'token', kind: 'status', status: 503, retryAfter: 4, times: 1 });
  for (const path of ['/operator', `/operator/procedures/${token}`, '/operator/nothing']) {
    const answer = await fetch(origin + path);
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    const page = await answer.text();
    expect(page).not.toMatch(/<style| style=| on\w+=/);
    expect(page.match(/<script/g)).toEqual(['<script']);
    expect(page).toContain('<script type="module" src="/operator/operator.js"></script>');
  }
});

test('the faults that are set are told in words', async () => {
  const { origin, sandbox } = await testServer();
  sandbox.faults.add({ call: 'token', kind: 'status', status: 503, retryAfter: 4, times: 1 });
  sandbox.faults.add({ call: 'reset', kind: 'delay', ms: 250, times: 3 });
  sandbox.faults.add({ call: 'config', kind: 'html' });
  const page = await pageAt(`${origin}/operator`);
  expect(page).toContain('<li>token: status 503 (Retry-After: 4), once</li>');
  expect(page).toContain('<li>reset: delay of 250 ms, 3 times</li>');
  expect(page).toContain('<li>config: html, always</li>');
});

test('the style sheets and the script are served as what they are', async () => {
  const { origin } = await testServer();
  const typeOf = async (name: string) =>
    (await fetch(`${origin}/operator/${name}`)).headers.get('content-type');
  expect(await typeOf('operator.css')).toMatch(/^text\/css/);
  expect(await typeOf('forms.css')).toMatch(/^text\/css/);
  expect(await typeOf('operator.js')).toMatch(/^text\/javascript/);
});

test('a token of no procedure, and any other address, get a page that leads back', async () => {
  const { origin } = await testServer();
  for (const path of ['/operator/procedures/nobody', '/operator/nothing']) {
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('<a href="/operator">Back to the procedures</a>');
  }
});
