import { languages, type DocumentName } from '@recto/core';
import { ProcedureShell, StartView } from '@recto/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadTextFont, renderPage } from './render-page.tsx';

interface Offered {
  readonly autoCapture?: boolean;
  readonly checksFace?: boolean;
}

async function renderStart(
  lastname: string | null,
  documents: readonly DocumentName[],
  { autoCapture = false, checksFace = false }: Offered = {},
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
    />,
  );
  return screen.find('[data-screen]').textContent;
}

test('§1: the last name is in the greeting’s block, and the greeting stands alone without one', async () => {
  expect(await renderStart('Lefèvre', ['idCard'])).toMatch(/^HelloRequest for Lefèvre/);
  expect(await renderStart('  ', ['idCard'])).toMatch(/^HelloThe organisation/);
  expect(await renderStart(null, ['idCard'])).toMatch(/^HelloThe organisation/);
});

test.each([
  [['clientPicture'], 'One photo, about a minute'],
  [['idCard'], '2 photos, about two minutes'],
  [['idCard', 'driverLicense', 'clientPicture'], '5 photos, about two minutes'],
] as const)('for %j, it says: %s', async (documents, summary) => {
  expect(await renderStart(null, documents)).toContain(summary);
});

test('tips about documents and faces are shown if they are photographed', async () => {
  const [card, face] = ['Lay the document flat', 'keep your face uncovered'] as const;
  const selfie = await renderStart(null, ['clientPicture']);
  expect([selfie.includes(card), selfie.includes(face)]).toEqual([false, true]);
  const idCard = await renderStart(null, ['idCard']);
  expect([idCard.includes(card), idCard.includes(face)]).toEqual([true, false]);
});

test('it says that photos take themselves where that is so, and a card is asked for', async () => {
  const sentence = 'the photo is taken automatically';
  expect(await renderStart(null, ['idCard', 'clientPicture'], { autoCapture: true })).toContain(sentence);
  expect(await renderStart(null, ['idCard', 'clientPicture'])).not.toContain(sentence);
  expect(await renderStart(null, ['clientPicture'], { autoCapture: true })).not.toContain(sentence);
});

test('it says at the selfie that nobody is recognised, where the phone checks it', async () => {
  const sentence =
    'One photo of your faceYour phone only checks that your face is well framed and easy to see. It does not identify you.';
  expect(await renderStart(null, ['idCard', 'clientPicture'], { checksFace: true })).toContain(sentence);
  expect(await renderStart(null, ['clientPicture'])).not.toContain('recognises');
  expect(await renderStart(null, ['idCard'], { checksFace: true })).not.toContain('recognises');
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
