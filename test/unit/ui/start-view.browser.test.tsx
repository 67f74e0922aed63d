import type { DocumentName } from '@recto/core';
import { StartView } from '@recto/ui';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.tsx';

async function renderStart(lastname: string | null, documents: readonly DocumentName[]) {
  const screen = await renderPage();
  screen.show(
    <StartView
      lastname={lastname}
      documents={documents}
      starting={false}
      onStart={() => undefined}
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
