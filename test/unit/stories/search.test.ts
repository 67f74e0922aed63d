import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from 'storybook/internal/core-server';
import { describe, expect, test } from 'vitest';

/** What Storybook's search finds: the names of stories, the titles of pages, and their headings. */

const root = join(import.meta.dirname, '../../..');

// The same that the built Storybook has as `index.json`.
const { entries } = await buildIndex({ configDir: join(root, '.storybook') });

const searched = Object.values(entries).map((entry) => {
  const headings = entry.type === 'docs' ? (entry.anchors ?? []) : [];
  return {
    title: entry.title,
    text: [entry.title, entry.name, ...headings.map(({ title }) => title)].join(' / '),
  };
});

/** The titles of the pages and stories in which a word begins like this. */
const found = (word: string) =>
  searched.filter(({ text }) => new RegExp(`\\b${word}`, 'i').test(text)).map(({ title }) => title);

const words = `
  accessibility, animation, automatic, back, blur, colour, colours, contrast, copy, dark, denied, desktop,
  error, expired, failure, focus, font, French, front, German, glare, hint, icon, keyboard, landscape, language,
  large text, logo, loupe, motion, offline, permission, QR code, receipt, retake, retry, ring, screen reader,
  shutter, slow, sound, spacing, submit, success, tablet, torch, translation, turn, typeface, upload,
  viewfinder, waiting, warning, wording, zoom`
  .trim()
  .split(/,\s+/);

describe('a designer’s word finds the story', () => {
  test.each([
    { word: 'permission', title: 'Capture/Camera errors' },
    { word: 'error', title: 'Capture/Camera errors' },
    { word: 'driver', title: 'Capture/3 Driver licence front' },
    { word: 'driver', title: 'Capture/4 Driver licence back' },
    { word: 'viewfinder', title: 'Capture/1 ID card front' },
    { word: 'viewfinder', title: 'Capture/5 Selfie' },
    { word: 'colour', title: 'Foundations/Tokens' },
  ])('$word: $title', ({ word, title }) => {
    expect(found(word)).toContain(title);
  });
});

test.each(words)('"Where do I find" has %s in a heading', (word) => {
  expect(found(word)).toContain('About/Where do I find');
});

test('a word that no story, page or heading has is not found', () => {
  expect(found('fingerprint')).toEqual([]);
});

const about = join(root, 'stories/about');

// Without the dot, the story would replace Storybook's window: the page is in a frame of its own.
test.each(readdirSync(about).filter((file) => file.endsWith('.mdx')))(
  'the links of %s open in Storybook',
  (file) => {
    expect(readFileSync(join(about, file), 'utf8')).not.toMatch(/href="\?path/);
  },
);

test('each link of "Where do I find" leads to a story or a page', () => {
  const page = readFileSync(join(about, '0-where-do-i-find.mdx'), 'utf8');
  const links = [...page.matchAll(/\?path=\/(story|docs)\/([\w-]+)/g)];
  expect(links.length).toBeGreaterThan(40);
  expect(links.filter(([, type, id]) => entries[id!]?.type !== type).map(([link]) => link)).toEqual([]);
});
