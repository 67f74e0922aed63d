import { FakeProcedureRepository, FakeToasts, MemoryStorage } from '@recto/adapters/fake';
import { photoNames, ProcedureStore, type PhotoName, type PhotoUpload, type Procedure } from '@recto/core';
import { StatusScreen, StatusView } from '@recto/ui';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '../../support/eventually.ts';
import { entryOf, procedureHaving, requiring, token } from '../../support/procedures.ts';
import { loadTextFont, renderPage } from './render-page.tsx';

/** A picture of one pixel. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const gif = Uint8Array.from(atob(pixel.split(',')[1]!), (char) => char.charCodeAt(0));
const file = new File([gif], 'card.gif');
const front: PhotoName = 'idCardRecto';
const finished: Procedure = {
  ...procedureHaving([]),
  ...requiring('idCard', 'clientPicture'),
  status: 'finished',
};

/** The status screen of this procedure, on a page that has sent these photos. */
async function renderFinished(procedure: Procedure, sent: Partial<Record<PhotoName, PhotoUpload>> = {}) {
  const screen = await renderPage();
  const store = new ProcedureStore({
    repository: new FakeProcedureRepository([[token, procedure]]),
    storage: new MemoryStorage(entryOf(procedure)),
    toasts: new FakeToasts(),
    now: () => Date.now(),
  });
  await store.verify(token);
  let kept = sent;
  const uploads = {
    sentImage: (photo: PhotoName) => kept[photo] ?? null,
    forgetSentImages: vi.fn(() => {
      kept = {};
    }),
  };
  const show = () => screen.show(<StatusScreen store={store} uploads={uploads} onReset={() => undefined} />);
  show();
  const leave = () => screen.show(null);
  return {
    find: screen.find,
    show,
    leave,
    uploads,
    row: (photo: PhotoName) => screen.find(`[data-photo="${photo}"]`),
  };
}

function withThumb(displayUrl: string): Procedure {
  return { ...finished, thumbs: { ...finished.thumbs, [front]: { displayUrl } } };
}

test.each([
  [' Too dark.\n', 'Too dark.'],
  [' \n', undefined],
])('the comment of a refusal is that of the store: %j', async (adminComment, shown) => {
  await renderFinished({ ...finished, status: 'refused', adminComment });
  expect(document.querySelector('p[dir="auto"]')?.textContent).toBe(shown);
});

test('each required photo is named to screen readers', async () => {
  const { find } = await renderFinished(finished);
  const rows = [...find('[data-screen] ul').children];
  expect(rows.map(({ textContent }) => textContent)).toEqual(['ID card: front', 'ID card: back', 'Selfie']);
});

// Decision 7.5.
test('pictures in memory are taken over from the queue, stay on the screen, and go with it', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { row, show, leave, uploads } = await renderFinished(finished, {
    [front]: { source: 'picked', photo: front, file },
  });
  const url = await eventually(() => {
    const { src } = row(front).querySelector('img')!;
    expect(src).toMatch(/^blob:/);
    return src;
  });
  await eventually(() => expect(uploads.forgetSentImages).toHaveBeenCalled());
  show();
  expect(row(front).querySelector('img')?.src).toBe(url);
  leave();
  expect(revoke).toHaveBeenCalledWith(url);
});

test('without a picture in memory, the provider’s thumb is shown; without both, the document’s drawing', async () => {
  const { row } = await renderFinished(withThumb(pixel));
  expect(row(front).querySelector('img')?.src).toBe(pixel);
  expect(row('idCardVerso').querySelector('img')).toBeNull();
  expect(row('idCardVerso').querySelectorAll('svg')).toHaveLength(1);
});

test('a thumb that can’t be shown is replaced by the drawing', async () => {
  const { row } = await renderFinished(withThumb('data:image/png;base64,AAAA'));
  await eventually(() => expect(row(front).querySelector('img')).toBeNull());
  expect(row(front).querySelectorAll('svg')).toHaveLength(1);
});

test('after a reload there is no time; the reference is there', async () => {
  const { find } = await renderFinished({ ...finished, reference: '4F7A-19C2' });
  expect([...find('dl').children].map(({ textContent }) => textContent)).toEqual(['Reference4F7A-19C2']);
});

// Decision 7.5.
test.each([
  ['en-gb', 390, 844],
  ['de-de', 390, 844],
  ['fr-fr', 390, 844],
  ['de-de', 360, 740],
  ['fr-fr', 360, 740],
] as const)(
  'the receipt is one screen, its facts one line: %s at %i × %i',
  async (language, width, height) => {
    await page.viewport(width, height);
    await loadTextFont();
    const { show, find } = await renderPage(language);
    const photos = photoNames.map((photo) => ({ photo, pictures: { local: pixel, remote: null } }));
    const submittedAt = new Date(2026, 10, 25, 14, 42).getTime();
    show(
      <StatusView
        status="finished"
        receipt={{ photos, submittedAt, reference: '4F7A-19C2' }}
        redirectUrl="https://example.org/"
      />,
    );
    const [time, reference] = [...find('dl').children].map((each) => each.getBoundingClientRect());
    expect(time!.top).toBe(reference!.top);
    const thumbs = [...find('[data-screen] ul').children].map((each) => each.getBoundingClientRect());
    expect(new Set(thumbs.map(({ top }) => top)).size).toBe(1);
    expect(thumbs.length).toBe(5);
    // With the header of the page, 56 px.
    const bar = find('[data-toasts="above"]').getBoundingClientRect();
    expect(find('ol').getBoundingClientRect().bottom).toBeLessThan(height - bar.height - 56);
  },
);

test('the tick draws itself once; with reduced motion it stands still', async () => {
  const { find } = await renderFinished(finished);
  const tick = find('[data-screen] svg path');
  expect(tick.getAnimations()).toHaveLength(1);
  expect(tick.getAnimations()[0]!.effect!.getComputedTiming().iterations).toBe(1);
  document.documentElement.dataset['motion'] = 'reduced';
  onTestFinished(() => document.documentElement.removeAttribute('data-motion'));
  expect(tick.getAnimations()).toHaveLength(0);
});

test('date and time are in the page’s language', async () => {
  const submittedAt = new Date(2026, 10, 25, 14, 42).getTime();
  const receipt = { photos: [], submittedAt, reference: null };
  for (const [language, text] of [
    ['en-gb', '25 Nov 2026, 14:42'],
    ['de-de', '25.11.2026, 14:42'],
    ['es-es', '25 nov 2026, 14:42'],
  ] as const) {
    const { show, find } = await renderPage(language);
    show(<StatusView status="finished" receipt={receipt} redirectUrl={null} />);
    expect(find('time').textContent).toBe(text);
    expect(find<HTMLTimeElement>('time').dateTime).toBe(new Date(submittedAt).toISOString());
  }
});
