import { afterAll, beforeAll, vi } from 'vitest';
import { page } from 'vitest/browser';

/** The test files in the browser share a page, and with it what they import: each begins with an empty one. */
beforeAll(async () => {
  document.body.replaceChildren();
  const html = document.documentElement;
  for (const name of html.getAttributeNames()) html.removeAttribute(name);
  html.lang = 'en';
  await page.viewport(390, 844);
});

/** A file may replace something for all of its tests. */
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
