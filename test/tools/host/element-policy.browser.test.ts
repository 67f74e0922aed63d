import { FakeProcedureRepository } from '@recto/adapters/fake';
import { expect, onTestFinished, test } from 'vitest';
import { links, procedureOf } from '../../../stories/fake-host/links.ts';
import { eventually } from '../../support/eventually.ts';

/** `<recto-capture>` in pages with a Content-Security-Policy: each is a frame. */

const script = new URL('../../../host/element/src/index.ts', import.meta.url).pathname;
const token = 'c0ffee';

/** styled-components fills its style through the CSSOM, as a build does, and not with texts. */
const asBuilt = '<script>SC_DISABLE_SPEEDY = false</script>';

/** The frame has no loader of vitest's own. */
const imports = '<script>__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }</script>';

/** @returns what the element says to the page and to its author, and what it shows. */
async function openUnder(policy: string, head = '', prepare: (page: Window) => void = () => undefined) {
  const frame = document.createElement('iframe');
  onTestFinished(() => frame.remove());
  frame.srcdoc = `<meta http-equiv="Content-Security-Policy" content="${policy}">${head}${asBuilt}${imports}<script type="module" src="${script}"></script>`;
  document.body.append(frame);
  const page = await eventually(() => {
    const view = frame.contentWindow as (Window & typeof globalThis) | null;
    expect(view?.customElements.get('recto-capture')).toBeDefined();
    return view!;
  });
  prepare(page);
  const lines: string[] = [];
  page.console.error = (line: unknown) => lines.push(String(line));
  const element = page.document.createElement('recto-capture');
  const failures: string[] = [];
  element.addEventListener('recto-failure', ({ detail }) => failures.push(detail.code));
  element.repository = new FakeProcedureRepository([
    [token, { ...procedureOf(links.idCardStarted), language: 'en-gb' }],
  ]);
  element.token = token;
  page.document.body.append(element);
  const box = () => element.firstElementChild?.shadowRoot?.querySelector('[data-recto-root]');
  return { page, element, failures, lines, box };
}

const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

test.each([
  ['the hash of an empty style', emptyStyle, ''],
  ['a nonce that the page names', "'nonce-r4nd0m'", '<meta property="csp-nonce" content="r4nd0m">'],
])('with %s, the element has its styles', async (_name, source, head) => {
  const { page, element, box, failures } = await openUnder(`style-src ${source}; img-src blob:`, head);
  await eventually(() => expect(box()?.querySelector('[data-screen="start"]')).toBeTruthy());
  expect(page.getComputedStyle(element).display).toBe('block');
  expect(page.getComputedStyle(box()!).overflow).toBe('hidden');
  expect(failures).toEqual([]);
});

test.each([
  ["style-src 'self' 'nonce-r4nd0m'", 'style-src'],
  [`style-src ${emptyStyle}; default-src 'self'; script-src 'self' 'unsafe-inline'`, 'img-src'],
  // Decision 11.15.
])('with %s, the page gets an event and its author a line about %s', async (policy, directive) => {
  const { failures, lines } = await openUnder(policy);
  await eventually(() => expect(failures).toEqual(['settings']));
  expect(lines.join('\n')).toContain(`${directive} needs`);
});

test('in a browser that loads no pictures and reports none, the journey begins', async () => {
  const silent = (page: Window) => Object.assign(page, { Image: EventTarget });
  const { box } = await openUnder(`style-src ${emptyStyle}; img-src blob:`, '', silent);
  await eventually(() => expect(box()?.querySelector('[data-screen="start"]')).toBeTruthy());
});
