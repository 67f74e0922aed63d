import { BrowserDevice, GetUserMediaCamera } from '@recto/adapters/browser';
import { FakeProcedureRepository } from '@recto/adapters/fake';
import type { Language } from '@recto/core';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import '../../../host/element/src/index.ts';
import { textLoaders } from '../../../packages/ui/src/i18n/load-texts.ts';
import { links, procedureOf, procedureWithPhotos } from '../../../stories/fake-host/links.ts';
import { eventually } from '../../support/eventually.ts';

/** `<recto-capture>` as its sources are, in a page with a provider in memory. The built one is in `test/packages`. */

const token = 'c0ffee';

function procedureIn(language: Language) {
  return { ...procedureOf(links.idCardStarted), language };
}

/** A provider that knows one link, in English. */
function provider() {
  return new FakeProcedureRepository([[token, procedureIn('en-gb')]]);
}

/** Adds the element to the page, with these attributes and properties. */
function addElement(values: Partial<HTMLElementTagNameMap['recto-capture']>) {
  const element = Object.assign(document.createElement('recto-capture'), values);
  const failures: string[] = [];
  element.addEventListener('recto-failure', ({ detail }) => failures.push(detail.code));
  document.body.append(element);
  onTestFinished(() => element.remove());
  const find = <Found extends HTMLElement>(selector: string): Found => {
    const found = element.firstElementChild?.shadowRoot?.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  const shown = <Found extends HTMLElement>(selector: string) => eventually(() => find<Found>(selector));
  const language = () => find('[data-recto-root]').lang;
  return { element, failures, find, shown, language };
}

type Added = ReturnType<typeof addElement>;

/** Lets what has begun come to its end. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

/** The texts of this language can't be loaded, without a pause between the three tries. @returns their loader. */
function withoutTexts(language: Language) {
  const { setTimeout } = window;
  const withoutPauses = (run: () => void, ms?: number) => setTimeout(run, ms === 500 || ms === 1500 ? 0 : ms);
  vi.spyOn(window, 'setTimeout').mockImplementation(withoutPauses as typeof setTimeout);
  return vi.spyOn(textLoaders, language).mockRejectedValue(new Error('not loaded'));
}

const rejections: unknown[] = [];
addEventListener('unhandledrejection', ({ reason }) => rejections.push(reason));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  expect(rejections.splice(0)).toEqual([]);
});

// Decision 11.15.
test('the element is a block, which `hidden` and the style sheets of the page can change; its rule goes with it', () => {
  const styles = document.querySelectorAll('style').length;
  const { element } = addElement({});
  expect(getComputedStyle(element).display).toBe('block');
  element.hidden = true;
  expect(getComputedStyle(element).display).toBe('none');
  element.hidden = false;
  const sheet = document.createElement('style');
  sheet.textContent = '* { display: flex }';
  document.head.append(sheet);
  expect(getComputedStyle(element).display).toBe('flex');
  sheet.remove();
  element.remove();
  expect(document.querySelectorAll('style')).toHaveLength(styles);
});

test('the element is a block in a shadow tree too', () => {
  const around = document.createElement('div');
  onTestFinished(() => around.remove());
  document.body.append(around);
  const element = document.createElement('recto-capture');
  around.attachShadow({ mode: 'open' }).append(element);
  expect(getComputedStyle(element).display).toBe('block');
});

test('`undefined` is absent, for each property', () => {
  const { element } = addElement({});
  for (const name of ['token', 'config', 'language', 'theme', 'repository'] as const) {
    Object.assign(element, { [name]: undefined });
    expect([name, element[name], element.hasAttribute(name)]).toEqual([name, null, false]);
  }
});

/** Its browser rule allows the camera in the browser of the tests. */
const config = `data:application/json,${encodeURIComponent(
  JSON.stringify({
    authEndpointUrl: '/relay',
    idEndpointUrl: 'https://id.example',
    clientId: 'x',
    browsers: 'engine',
  }),
)}`;

const moves: [string, (target: Element, element: Element) => void][] = [
  [
    'append',
    (target, element) => {
      const video = element.firstElementChild!.shadowRoot!.querySelector('video');
      element.remove();
      // Some browsers do so with a video that is moved.
      video?.pause();
      target.append(element);
    },
  ],
  ['moveBefore', (target, element) => target.moveBefore(element, null)],
];

describe.each(moves)('an element that is moved by %s', (_name, move) => {
  /** Opens what follows the start screen. @returns with `moveIt`, which moves the element into a shadow tree. */
  const start = async (repository = provider()) => {
    const added = addElement({ token, repository, config });
    const screens: string[] = [];
    added.element.addEventListener('recto-screen', ({ detail }) => screens.push(detail));
    const target = document.body.appendChild(document.createElement('section'));
    onTestFinished(() => target.remove());
    (await added.shown('[data-action="start"]')).click();
    const moveIt = async () => {
      move(target.attachShadow({ mode: 'open' }).appendChild(document.createElement('div')), added.element);
      await settle();
    };
    return { ...added, screens, moveIt };
  };

  test('an element that is moved keeps the viewfinder, and its camera plays on', async () => {
    const { element, shown, find, moveIt, screens } = await start();
    await shown('[data-screen="capture"][data-state="capture"]');
    const video = find<HTMLVideoElement>('video');
    await moveIt();
    expect(find('video')).toBe(video);
    const { currentTime } = video;
    await eventually(() => expect(video.currentTime).toBeGreaterThan(currentTime));
    expect(screens).toEqual(['start', 'capture']);
    expect(getComputedStyle(element).display).toBe('block');
  });

  // Decision 11.15.
  test('an element that is moved keeps the photo in the preview', async () => {
    const { shown, find, moveIt } = await start();
    (await shown('[data-state="capture"] [data-action="shutter"]')).click();
    await shown('[data-state="preview"] [data-action="use"]');
    await moveIt();
    find('[data-state="preview"] [data-action="use"]');
  });

  test('an element that is moved keeps an open dialog modal', async () => {
    const sent = await procedureWithPhotos({
      ...links.idCardStarted,
      sentPhotos: ['idCardRecto', 'idCardVerso'],
    });
    const { shown, find, moveIt } = await start(new FakeProcedureRepository([[token, sent]]));
    (await shown('[data-action="delete"]')).click();
    await shown('dialog:modal');
    await moveIt();
    find('dialog:modal');
  });
});

test('an element that is put into another document begins anew', async () => {
  const { element, shown, find } = addElement({ token, repository: provider() });
  const before = await shown('[data-screen="start"]');
  const frame = document.body.appendChild(document.createElement('iframe'));
  onTestFinished(() => frame.remove());
  frame.contentDocument!.body.append(element);
  expect(() => find('[data-screen="start"]')).toThrow();
  expect(await shown('[data-screen="start"]')).not.toBe(before);
});

test('after a change of the token, a late response for the one before does not change the language', async () => {
  const repository = new FakeProcedureRepository([
    ['slow', procedureIn('de-de')],
    ['fast', procedureIn('en-gb')],
  ]);
  await textLoaders['de-de']();
  const { promise: late, resolve: respond } = Promise.withResolvers<void>();
  const calls: string[] = [];
  repository.settings.onCall = async (call) => {
    calls.push(call.token);
    if (call.token === 'slow') await late;
  };
  const { element, shown, language } = addElement({ token: 'slow', repository });
  await eventually(() => expect(calls).toContain('slow'));
  element.token = 'fast';
  await shown('[data-screen="start"]');
  respond();
  await settle();
  expect(language()).toBe('en-GB');
});

test('after a change of the token, the screens of the one before do not appear, however late its texts come', async () => {
  const repository = new FakeProcedureRepository([
    ['slow', procedureIn('de-de')],
    ['fast', { ...procedureIn('en-gb'), status: 'finished' }],
  ]);
  const load = textLoaders['de-de'];
  const { promise: late, resolve: respond } = Promise.withResolvers<void>();
  const loading = vi.spyOn(textLoaders, 'de-de').mockImplementation(() => late.then(load));
  const { element, shown, find } = addElement({ token: 'slow', repository });
  await eventually(() => expect(loading).toHaveBeenCalled());
  element.token = 'fast';
  await shown('[data-screen="status"]');
  respond();
  await settle();
  find('[data-screen="status"]');
});

/** All that the element tells the page, in short: `recto-step idCardRecto 1 2`. */
function toldBy({ element }: Pick<Added, 'element'>) {
  const told: string[] = [];
  for (const type of ['recto-step', 'recto-finished', 'recto-left'] as const) {
    element.addEventListener(type, (event: CustomEvent<object | null>) => {
      const facts = Object.entries(event.detail ?? {}).map(([name, value]) => `${name}=${value}`);
      told.push([type, ...facts].join(' '));
    });
  }
  return told;
}

/** Takes the photo that the viewfinder asks for, and uses it. */
async function take({ find }: Added) {
  const next = '[data-state="capture"] [data-action="shutter"], [data-state="preview"] [data-action="use"]';
  // Again after a moment: a tap on a control that has just appeared is ignored (decision 2.13).
  await vi.waitFor(
    () => {
      const control = find(next);
      control.click();
      expect(control.dataset['action']).toBe('use');
    },
    { timeout: 60_000, interval: 500 },
  );
}

// Decision 11.16.
test('the page is told each photo that is asked for, the end, and the way out; of a finished procedure only the way out', async () => {
  const leaving = addElement({ token, repository: provider() });
  const leftUnfinished = toldBy(leaving);
  await leaving.shown('[data-screen="start"]');
  dispatchEvent(new PageTransitionEvent('pagehide'));
  leaving.element.remove();
  expect(leftUnfinished).toEqual(['recto-left how=unfinished']);

  const repository = provider();
  const added = addElement({ token, repository, config });
  const told = toldBy(added);
  const { element, shown } = added;
  // The page of the tests must not be left.
  element.addEventListener('click', (event) => event.preventDefault());
  const front = 'recto-step photo=idCardRecto number=1 total=2';
  const back = 'recto-step photo=idCardVerso number=2 total=2';
  (await shown('[data-action="start"]')).click();
  await take(added);
  await eventually(() => expect(told).toEqual([front, back]));
  told.splice(0);
  await take(added);
  (await shown('[data-screen="confirm"] [data-action="confirm"]:not(:disabled)')).click();
  const link = await shown('[data-screen="status"] [data-action="continue"]');
  expect(told.splice(0)).toEqual(['recto-finished']);
  link.click();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(told.splice(0)).toEqual(['recto-left how=continueLink']);

  element.remove();
  await settle();
  dispatchEvent(new PageTransitionEvent('pagehide'));
  const again = addElement({ token, repository, config });
  const toldAgain = toldBy(again);
  await again.shown('[data-screen="status"]');
  await settle();
  expect([...told, ...toldAgain]).toEqual([]);
});

/** Serves a configuration with these fields, and files beside it. @returns its address, and the bodies that were posted. */
function serveConfiguration(fields: object, files: Readonly<Record<string, object>> = {}) {
  const address = new URL('/operator/config.json', location.href).href;
  const least = { authEndpointUrl: '/relay', idEndpointUrl: 'https://id.example', clientId: 'x' };
  const content: Readonly<Record<string, object>> = {
    [address]: { ...least, browsers: 'engine', ...fields },
  };
  const posted: string[] = [];
  const { fetch } = window;
  vi.spyOn(window, 'fetch').mockImplementation(async (target, init) => {
    const url = new URL(target instanceof Request ? target.url : target, location.href).href;
    if (init?.method === 'POST') posted.push(init.body as string);
    const file = content[url] ?? files[url.slice(address.lastIndexOf('/') + 1)];
    return file === undefined && init?.method !== 'POST' ? fetch(target, init) : Response.json(file ?? {});
  });
  return { address, posted };
}

// Decision 10.4.
test('the operator’s texts and languages are shown, also for another token; what is wrong in them is named', async () => {
  const lines = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { address } = serveConfiguration(
    { texts: { 'en-gb': 'en.json', 'pt-pt': { file: 'pt.json', fallback: 'en-gb' } } },
    {
      'en.json': { 'start.greeting': 'Good day', 'start.greting': 'x' },
      'pt.json': { 'start.greeting': 'Olá' },
    },
  );
  const repository = new FakeProcedureRepository([
    [token, procedureIn('en-gb')],
    ['other', procedureIn('pt-pt' as Language)],
  ]);
  const { element, shown, language } = addElement({ token, repository, config: address });
  const text = async (part: string) =>
    eventually(async () => expect((await shown('[data-screen="start"]')).textContent).toContain(part));
  await text('Good day');
  expect(lines.mock.calls.flat()).toEqual([
    'Texts in en-gb: start.greting: the app has no such text. The app’s own is used.',
  ]);
  element.token = 'other';
  await text('Olá');
  expect(language()).toBe('pt-PT');
  element.config = config;
  await text('Bonjour');
});

// Decision 11.5.
test('events go to the operator’s address, where the configuration has one, until the element is removed', async () => {
  const seen: string[] = [];
  const listen = (event: Event) => seen.push((event as CustomEvent<{ name: string }>).detail.name);
  addEventListener('recto', listen);
  onTestFinished(() => removeEventListener('recto', listen));
  const { address, posted } = serveConfiguration({ eventsUrl: '/events' });
  const sent = () => posted.flatMap((body) => JSON.parse(body) as { name: string; part: string }[]);
  const added = addElement({ token, repository: provider(), config: address });
  (await added.shown('[data-action="start"]')).click();
  await take(added);
  // What records photos is loaded meanwhile: here, the provider can have the photo before.
  const expected = ['screenShown', 'stepBegun', 'cameraOpened', 'photoTaken', 'photoUsed', 'photoSent'];
  await eventually(() => expect(seen).toEqual(expect.arrayContaining(expected)));
  added.element.remove();
  await eventually(() => expect(sent().map(({ name }) => name)).toEqual(seen));
  expect(new Set(sent().map(({ part }) => part))).toEqual(new Set(['first']));
  expect(posted.join()).not.toContain(token);

  posted.splice(0);
  const failing = addElement({ token: 'unknown', repository: provider(), config: address });
  await failing.shown('[data-screen="not-found"]');
  failing.element.remove();
  await eventually(() => expect(sent().map(({ name }) => name)).toEqual(['linkRefused', 'screenShown']));

  seen.splice(0);
  const silent = addElement({ token, repository: provider(), config });
  await silent.shown('[data-screen="start"]');
  expect(seen).toEqual([]);
});

test('a failure before the configuration is there is shown in the language of the browser', async () => {
  vi.spyOn(BrowserDevice.prototype, 'languages', 'get').mockReturnValue(['de-AT', 'en']);
  const { shown, language, failures } = addElement({ token, config: 'http://127.0.0.1:1/config.json' });
  await shown('[data-screen="not-found"]');
  expect(language()).toBe('de-DE');
  expect(failures).toEqual(['unreachable']);
});

test('a configuration whose address can’t be read is a mistake in the settings', async () => {
  const { shown, failures } = addElement({ token, config: 'http://[' });
  await shown('[data-screen="not-found"]');
  expect(failures).toEqual(['settings']);
});

// Decision 11.15.
test('the journey goes on when the texts of another language can’t be loaded, and a toast says so', async () => {
  withoutTexts('nl-nl');
  const { element, shown, find, language, failures } = addElement({ token, repository: provider() });
  await shown('[data-screen="start"]');
  element.language = 'nl-nl';
  await eventually(() =>
    expect(find('[data-recto-root]').textContent).toContain('Your language couldn’t be loaded'),
  );
  expect(language()).toBe('en-GB');
  expect(find('[data-screen]').dataset['screen']).toBe('start');
  expect(failures).toEqual([]);
});

test('two elements share no toasts, and the one that is removed leaves those of the other', async () => {
  withoutTexts('nl-nl');
  const [first, second] = [0, 1].map(() => addElement({ token, repository: provider() })) as [Added, Added];
  await Promise.all([first, second].map(({ shown }) => shown('[data-screen="start"]')));
  const toastsOf = ({ find }: Added) => find('section [role="status"]').textContent;
  first.element.language = 'nl-nl';
  await eventually(() => expect(toastsOf(first)).not.toBe(''));
  expect(toastsOf(second)).toBe('');
  second.element.remove();
  await settle();
  expect(toastsOf(first)).not.toBe('');
});

test('on a failure, a language whose texts can’t be loaded leaves the view as it is', async () => {
  const load = withoutTexts('nl-nl');
  const { shown, find, language, failures } = addElement({ token: 'unknown', repository: provider() });
  await shown('[data-screen="not-found"]');
  choose(find('select'), 'nl-nl');
  await eventually(() => expect(load).toHaveBeenCalledTimes(3));
  await settle();
  expect(language()).toBe('en-GB');
  choose(find('select'), 'de-de');
  await eventually(() => expect(language()).toBe('de-DE'));
  expect(find<HTMLSelectElement>('select').value).toBe('de-de');
  expect(failures).toEqual(['link']);
});

function choose(select: HTMLElement, value: Language): void {
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')!.set!.call(select, value);
  select.dispatchEvent(new Event('change', { bubbles: true }));
}

test('without any texts, a failure is shown in the words that come with the element', async () => {
  withoutTexts('en-gb');
  const { shown, failures } = addElement({ token, repository: provider(), language: 'en-gb' });
  const view = await shown('[data-screen="crash"]');
  expect(view.textContent).toContain('The page couldn’t load');
  expect(failures).toEqual(['unreachable']);
});

/** @returns an element whose screens crash until they are mended, and how often the provider was asked. */
async function addBrokenElement() {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isBroken = true;
  vi.spyOn(GetUserMediaCamera.prototype, 'hasCamera').mockImplementation(() => {
    if (isBroken) throw new Error('This screen is broken.');
    return true;
  });
  const repository = provider();
  let calls = 0;
  repository.settings.onCall = async () => void (calls += 1);
  const added = addElement({ token, repository });
  await added.shown('[data-screen="crash"]');
  return { ...added, mend: () => void (isBroken = false), reads: () => calls };
}

// Decision 11.15.
test('in place of a screen that crashes, a view is shown and the page gets an event; "try again" goes on', async () => {
  const { find, shown, failures, mend, reads } = await addBrokenElement();
  expect(failures).toEqual(['crash']);

  mend();
  find('[data-action="retry"]').click();
  await shown('[data-screen="start"]');
  expect(failures).toEqual(['crash']);
  expect(reads()).toBe(1);
});

// Decision 11.15.
test('after a second crash, "try again" opens the journey anew', async () => {
  const { find, shown, failures, mend, reads } = await addBrokenElement();
  find('[data-action="retry"]').click();
  await eventually(() => expect(failures).toEqual(['crash', 'crash']));
  mend();
  find('[data-action="retry"]').click();
  await shown('[data-screen="start"]');
  expect(reads()).toBe(2);
});

test('a crash around the screens is reported to the page and on the console', async () => {
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const cause = new Error('The root is broken.');
  vi.spyOn(CSS, 'supports').mockImplementation(() => {
    throw cause;
  });
  const { failures } = addElement({ token, repository: provider() });
  await eventually(() => expect(failures).toEqual(['crash']));
  expect(lines).toHaveBeenCalledWith(cause);
});
