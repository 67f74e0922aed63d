import { StatusView, SupportContext, type Support } from '@recto/ui';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '../../support/eventually.ts';
import { renderPage } from './render-page.tsx';

const time = Date.UTC(2026, 10, 25, 13, 42, 8, 114);

async function refusedWith(support: Support | null) {
  const screen = await renderPage('en-gb');
  screen.show(
    <SupportContext.Provider value={support}>
      <StatusView
        status="refused"
        adminComment={null}
        photos={{}}
        restarting={false}
        onRestart={() => undefined}
      />
    </SupportContext.Provider>,
  );
  return screen;
}

/** A customer whose clock goes on by a minute each time that it is read. */
function supportOf(copies: boolean) {
  const copied: string[] = [];
  let minutes = 0;
  const support: Support = {
    reference: '4F7A-19C2',
    copy: async (text) => {
      if (copies) copied.push(text);
      return copies;
    },
    now: () => time + 60_000 * minutes++,
  };
  return { support, copied };
}

const text = '4F7A-19C2 · 2026-11-25T13:42:08.114Z · refused';

// Decision 7.11.
test('an error shows the reference, and copies it with the time at which it was shown and its code', async () => {
  const { support, copied } = supportOf(true);
  const { find } = await refusedWith(support);
  await eventually(() => expect(find('[data-support]').textContent).toContain('4F7A-19C2'));
  for (let times = 0; times < 2; times += 1) await userEvent.click(find('[data-action="copy-reference"]'));
  expect(copied).toEqual([text, text]);
  await eventually(() =>
    expect(find('[data-support] [role="status"]:not(:empty)').textContent).toContain('Copied.'),
  );
});

test('if the browser does not copy, the text can be selected', async () => {
  const { find } = await refusedWith(supportOf(false).support);
  await eventually(() => expect(find('[data-support]')).toBeDefined());
  await userEvent.click(find('[data-action="copy-reference"]'));
  await eventually(() => expect(find('[data-support] bdi[dir="ltr"]').textContent).toBe(text));
});

test('without a reference there is nothing of it', async () => {
  const { find } = await refusedWith(null);
  expect(find('[data-screen]').querySelector('[data-support]')).toBeNull();
});
