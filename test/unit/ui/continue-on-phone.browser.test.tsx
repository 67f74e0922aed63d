import type { PhoneProgress } from '@recto/core';
import { ContinueOnPhoneView } from '@recto/ui';
import { expect, test, vi } from 'vitest';
import { renderPage } from './render-page.tsx';

const webappUrl = 'https://recto.example.com/token';

async function renderMobile(copy: (link: string) => Promise<boolean>, link = webappUrl) {
  const screen = await renderPage();
  screen.show(
    <ContinueOnPhoneView
      webappUrl={link}
      progress={{ name: 'waiting' }}
      copy={copy}
      languageChoice={{ language: 'en-gb', onChange: () => undefined }}
    />,
  );
  return screen;
}

test('the address is a link that sends no referrer', async () => {
  const { find } = await renderMobile(async () => true);
  const link = find<HTMLAnchorElement>('[data-screen] a');
  expect([link.textContent, link.getAttribute('href'), link.referrerPolicy]).toEqual([
    webappUrl,
    webappUrl,
    'no-referrer',
  ]);
});

test('a link that is too long to be typed is cut where it is shown, and copied as a whole', async () => {
  const copy = vi.fn(async () => true);
  const long = `${webappUrl}/${'0b7d'.repeat(90)}`;
  const { find, action } = await renderMobile(copy, long);
  const link = find<HTMLAnchorElement>('[data-screen] a');
  expect(link.textContent).toBe(`${long.slice(0, 120)}…`);
  expect(link.getAttribute('href')).toBe(long);
  action('copy-link').click();
  expect(copy).toHaveBeenCalledWith(long);
});

test('each copy is announced, also the second one', async () => {
  const copy = vi.fn(async () => true);
  const { find, action } = await renderMobile(copy);
  const region = find('[data-screen] [role="status"]:not(button + *)');
  const announced: string[] = [];
  new MutationObserver(() => announced.push(region.textContent)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  action('copy-link').click();
  await expect.poll(() => announced).toHaveLength(1);
  action('copy-link').click();
  await expect.poll(() => announced).toHaveLength(2);
  expect(announced.map((text) => text.trim())).toEqual(['Link copied.', 'Link copied.']);
  expect(announced[0]).not.toBe(announced[1]);
  expect(copy.mock.calls).toEqual([[webappUrl], [webappUrl]]);
});

test('if the browser refuses, the customer is asked to copy the link by hand', async () => {
  const { find, action } = await renderMobile(async () => false);
  action('copy-link').click();
  await expect.poll(() => find('[data-screen]').textContent).toContain('Select the link and copy it.');
});

test('what the phone has done is shown and announced; with no photo required, without a count', async () => {
  const screen = await renderPage();
  const show = (progress: PhoneProgress) => {
    screen.show(
      <ContinueOnPhoneView
        webappUrl={null}
        progress={progress}
        copy={async () => true}
        languageChoice={{ language: 'en-gb', onChange: () => undefined }}
      />,
    );
    const announced = screen.find('[data-screen] [role="status"]').textContent.trim();
    return { shown: screen.find('[data-screen]').textContent, announced };
  };
  expect(show({ name: 'waiting' }).announced).toBe('');
  const started = show({ name: 'started', received: 2, required: 5 });
  expect(started.shown).toContain('Started on your phonePhotos received: 2 of 5');
  expect(started.announced).toBe('Started on your phone. Photos received: 2 of 5');
  expect(show({ name: 'started', received: 0, required: 0 }).announced).toBe('Started on your phone.');
  expect(show({ name: 'submitted', required: 5 }).announced).toContain('Photos submitted, thank you');
  expect(show({ name: 'submitted', required: 0 }).announced).toContain('Confirmed, thank you');
});
