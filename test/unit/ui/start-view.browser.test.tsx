import { FakeProcedureRepository, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import {
  languages,
  ProcedureStore,
  type DocumentName,
  type PhotoName,
  type Procedure,
  type UploadQueueSnapshot,
} from '@recto/core';
import { ProcedureShell, StartScreen, StartView } from '@recto/ui';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { entryOf, imageOf, procedureHaving, requiring, token } from '../../support/procedures.ts';
import { loadTextFont, renderPage } from './render-page.tsx';

interface Offered {
  readonly autoCapture?: boolean;
  readonly checksFace?: boolean;
  readonly missing?: readonly PhotoName[];
  readonly isAgain?: boolean;
}

async function renderStart(
  lastname: string | null,
  documents: readonly DocumentName[],
  { autoCapture = false, checksFace = false, ...offered }: Offered = {},
) {
  const screen = await renderPage();
  screen.show(
    <StartView
      lastname={lastname}
      documents={documents}
      starting={false}
      onStart={() => undefined}
      autoCapture={autoCapture}
      checksFace={checksFace}
      sound={null}
      {...offered}
    />,
  );
  return screen.find('[data-screen]').textContent;
}

test('§1: the last name follows the greeting, which stands alone without one', async () => {
  expect(await renderStart('Lefèvre', ['idCard'])).toMatch(/^HelloIn the name of Lefèvre2 photos/);
  expect(await renderStart('  ', ['idCard'])).toMatch(/^Hello2 photos/);
  expect(await renderStart(null, ['idCard'])).toMatch(/^Hello2 photos/);
});

test.each([
  [['clientPicture'], 'A photo of your face', 'About a minute'],
  [['idCard'], '2 photos of your ID card', 'About two minutes'],
  [['driverLicense'], '2 photos of your driving licence', 'About two minutes'],
  [['driverLicense', 'clientPicture'], '3 photos of your documents', 'About two minutes'],
  [['idCard', 'driverLicense', 'clientPicture'], '5 photos of your documents', 'About two minutes'],
] as const)('for %j, the start screen says: %s', async (documents, title, duration) => {
  const text = await renderStart(null, documents);
  expect(text).toContain(title);
  expect(text).toContain(duration);
});

test('what is heard before the first action lasts at most 9 s, at 15 characters a second', async () => {
  for (const language of languages) {
    const screen = await renderPage(language);
    screen.show(
      <StartView
        lastname="Lefèvre"
        documents={['idCard', 'driverLicense', 'clientPicture']}
        starting={false}
        onStart={() => undefined}
        autoCapture
        checksFace
        sound={null}
      />,
    );
    const heading = screen.find('h1');
    const parts = (heading.getAttribute('aria-describedby') ?? '').split(' ');
    const heard = [heading, ...parts.map((id) => document.getElementById(id))].flatMap(
      (element) => element?.textContent ?? [],
    );
    expect(heard, language).toHaveLength(3);
    expect(heard.join(' ').length / 15, language).toBeLessThanOrEqual(9);
    screen.show(null);
  }
});

test('tips about documents and faces are shown if they are photographed', async () => {
  const [card, face] = ['Lay the document flat', 'keep your face uncovered'] as const;
  const selfie = await renderStart(null, ['clientPicture']);
  expect([selfie.includes(card), selfie.includes(face)]).toEqual([false, true]);
  const idCard = await renderStart(null, ['idCard']);
  expect([idCard.includes(card), idCard.includes(face)]).toEqual([true, false]);
});

test('the start screen says that photos take themselves where that is so, and a card is asked for', async () => {
  const sentence = 'the photo is taken automatically';
  expect(await renderStart(null, ['idCard', 'clientPicture'], { autoCapture: true })).toContain(sentence);
  expect(await renderStart(null, ['idCard', 'clientPicture'])).not.toContain(sentence);
  expect(await renderStart(null, ['clientPicture'], { autoCapture: true })).not.toContain(sentence);
});

// Decision 8.13.
test('the start screen says below the list that nobody is identified, where the phone checks a selfie', async () => {
  const sentence =
    'Your phone only checks that your face is well framed and easy to see. It does not identify you.';
  expect(await renderStart(null, ['idCard', 'clientPicture'], { checksFace: true })).toContain(sentence);
  expect(await renderStart(null, ['clientPicture'])).not.toContain('identify');
  expect(await renderStart(null, ['idCard'], { checksFace: true })).not.toContain('identify');
});

// Decision 7.6.
test.each<[string, readonly PhotoName[], Offered, string, string]>([
  [
    'one to take again',
    ['idCardVerso'],
    { isAgain: true },
    '4 of 5 photos are thereOne photo to retake: back of the ID card.',
    'ID cardBackDriving licenceDoneSelfieDone',
  ],
  [
    'several to take again',
    ['idCardVerso', 'clientPicture'],
    { isAgain: true },
    '3 of 5 photos are there2 photos to retake: back of the ID card and selfie.',
    'ID cardBackDriving licenceDoneSelfieYour face',
  ],
  [
    'two missing',
    ['idCardVerso', 'clientPicture'],
    {},
    '3 of 5 photos are there2 photos are still missing: back of the ID card and selfie.',
    'ID cardBackDriving licenceDoneSelfieYour face',
  ],
  [
    'one there',
    ['idCardVerso', 'driverLicenseRecto', 'driverLicenseVerso', 'clientPicture'],
    {},
    '1 of 5 photos is there4 photos are still missing.ID card',
    'ID cardBackDriving licenceFront and backSelfieYour face',
  ],
])('who has begun is welcomed back, and told what is there: %s', async (_, missing, offered, said, list) => {
  const text = await renderStart(null, ['idCard', 'driverLicense', 'clientPicture'], { ...offered, missing });
  expect(text).toMatch(/^Welcome back/);
  expect(text).toContain(said);
  expect(text).toContain(list);
  expect(text).not.toMatch(/about two minutes/i);
  expect(text.includes('keep your face uncovered')).toBe(missing.includes('clientPicture'));
  expect(text).toMatch(/Continue$/);
});

test('if all have to be taken again, the start screen is the same as the first time', async () => {
  const all = ['idCardRecto', 'idCardVerso'] as const;
  const first = await renderStart(null, ['idCard']);
  expect(await renderStart(null, ['idCard'], { missing: all, isAgain: true })).toBe(first);
});

test('if no photo is missing, the start screen asks for none, and leads on to checking and submitting', async () => {
  const text = await renderStart(null, ['idCard'], { missing: [], isAgain: true });
  expect(text).toMatch(/^Welcome backYour photos are still hereOn the next page.*submit them\.Continue$/);
});

test('without required photos, nothing starts: the button leads on to the confirmation', async () => {
  expect(await renderStart(null, [])).toMatch(/^HelloJust one thing left: confirm.*Continue$/);
});

test.each<[string, Partial<Procedure>, readonly PhotoName[], string]>([
  ['none kept', {}, [], '2 photos of your ID card'],
  ['one cleared', {}, ['idCardRecto'], 'One photo to retake: back of the ID card.'],
  ['none cleared', {}, ['idCardRecto', 'idCardVerso'], 'Your photos are still here'],
  [
    'an earlier page restarted it',
    { status: 'active' },
    [],
    'One photo is still missing: front of the ID card.',
  ],
  ['a photo waits on the phone', { status: 'started' }, [], 'Your photos are still here'],
])(
  'the start screen asks for what the store and the queue say: %s',
  async (_, part, keptAtReset, expected) => {
    const has =
      part.status === undefined ? (['idCardRecto', 'idCardVerso'] as const) : (['idCardVerso'] as const);
    const procedure = procedureHaving(has, { ...requiring('idCard'), status: 'refused', ...part });
    const store = new ProcedureStore({
      repository: new FakeProcedureRepository([[token, procedure]], { keptAtReset }),
      storage: new MemoryStorage(entryOf(procedure)),
      toasts: new FakeToasts(),
      now: () => Date.now(),
    });
    if (procedure.status === 'refused') await store.reset();
    const image = { source: 'taken', photo: 'idCardRecto', image: imageOf('card') } as const;
    const queued: UploadQueueSnapshot =
      procedure.status === 'started' ? [{ content: image, state: { name: 'waiting' } }] : [];
    const uploads = { getSnapshot: () => queued, subscribe: () => () => undefined };
    const screen = await renderPage();
    screen.show(<StartScreen store={store} uploads={uploads} choices={null} onStarted={() => undefined} />);
    expect(screen.find('[data-screen]').textContent).toContain(expected);
  },
);

test('after a failed start call, the start button can be pressed again, and the second press starts', async () => {
  const procedure = procedureHaving([], { status: 'active' });
  const repository = new FakeProcedureRepository([[token, procedure]]);
  const toasts = new FakeToasts();
  const storage = new MemoryStorage(entryOf(procedure));
  const store = new ProcedureStore({ repository, storage, toasts, now: () => Date.now() });
  const queued: UploadQueueSnapshot = [];
  const uploads = { getSnapshot: () => queued, subscribe: () => () => undefined };
  const onStarted = vi.fn();
  const screen = await renderPage();
  screen.show(<StartScreen store={store} uploads={uploads} choices={null} onStarted={onStarted} />);
  repository.settings.failing = { setStarted: 'unavailable' };
  screen.action('start').click();
  await expect.poll(() => toasts.shown).toHaveLength(1);
  await expect.poll(() => screen.action('start').ariaDisabled).toBeNull();
  repository.settings.failing = {};
  screen.action('start').click();
  await expect.poll(() => onStarted.mock.calls).toHaveLength(1);
  expect(screen.action('start').ariaDisabled, 'busy until the next screen is shown').toBe('true');
});

test('the start call is made before the button is rendered as busy, which it stays until the next screen is shown', async () => {
  const procedure = procedureHaving([], { status: 'active' });
  const repository = new FakeProcedureRepository([[token, procedure]]);
  const storage = new MemoryStorage(entryOf(procedure));
  const store = new ProcedureStore({ repository, storage, toasts: new FakeToasts(), now: () => Date.now() });
  const queued: UploadQueueSnapshot = [];
  const uploads = { getSnapshot: () => queued, subscribe: () => () => undefined };
  const screen = await renderPage();
  const changes: (string | null)[] = [];
  const observer = new MutationObserver(() => changes.push(screen.action('start').ariaDisabled));
  const setStarted = repository.setStarted.bind(repository);
  repository.setStarted = async (...values) => {
    // As many as there are between the tap and the request, and more.
    for (let microtask = 0; microtask < 20; microtask += 1) await Promise.resolve();
    changes.push('call');
    return setStarted(...values);
  };
  const onStarted = vi.fn();
  screen.show(<StartScreen store={store} uploads={uploads} choices={null} onStarted={onStarted} />);
  observer.observe(screen.action('start'), { attributeFilter: ['aria-disabled'] });
  screen.action('start').click();
  await expect.poll(() => onStarted.mock.calls).toHaveLength(1);
  await expect.poll(() => changes).toEqual(['call', 'true']);
});

test.each([
  [390, 844],
  [412, 915],
])(
  'on a phone of %i by %i px, the choice of sound is above the bar without scrolling',
  async (width, height) => {
    await page.viewport(width, height);
    await loadTextFont();
    for (const language of languages) {
      const screen = await renderPage(language);
      screen.show(
        <ProcedureShell
          languageChoice={{ language, onChange: () => undefined }}
          version="1.0.0"
          connection="online"
          photosWait={false}
          toasts={null}
        >
          <StartView
            lastname="Lefèvre"
            documents={['idCard', 'driverLicense', 'clientPicture']}
            starting={false}
            onStart={() => undefined}
            autoCapture
            checksFace
            sound={{ isOn: false, onToggle: () => undefined }}
          />
        </ProcedureShell>,
      );
      const bar = screen.find('[data-toasts="above"]').getBoundingClientRect();
      const choice = screen.action('sound').getBoundingClientRect();
      expect(bar.bottom, language).toBeLessThanOrEqual(height + 1);
      expect(choice.bottom, language).toBeLessThanOrEqual(bar.top);
      expect(choice.height).toBeGreaterThanOrEqual(44);
      screen.show(null);
    }
  },
);
