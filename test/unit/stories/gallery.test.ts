import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { labelOfStory } from '../../../.storybook/story-label.ts';
import { keyScreens, screenPages } from '../../../stories/gallery/key-screens.ts';

test.each(keyScreens)('the gallery shows a story that exists: %s', (story) => {
  // Each story has a picture under its id.
  expect(existsSync(`test/visual/baselines/${story}.webp`)).toBe(true);
});

const titles = ['screens', 'capture', 'confirm'].flatMap((folder) =>
  readdirSync(`stories/${folder}`)
    .filter((name) => name.endsWith('.stories.tsx'))
    .map((name) => /title: '([^']+)'/.exec(readFileSync(`stories/${folder}/${name}`, 'utf8'))![1]!),
);

/** Pages with many states in one story, without a visible state of their own, or with controls for the others. */
const notScreens = [
  'Capture/2 ID card back',
  'Capture/3 Driver licence front',
  'Capture/4 Driver licence back',
  'Capture/5 Selfie',
  'Capture/Announcements',
  'Capture/Guidance',
  'Capture/Playground',
  'Confirm/Playground',
  'Confirm/Tiles',
];

test('the gallery has every page of screens', () => {
  expect([...screenPages, ...notScreens].toSorted()).toEqual(titles.toSorted());
});

test.each([
  ['Id Card And Selfie', 'ID card and selfie'],
  ['Denied In Samsung Internet', 'Denied in Samsung Internet'],
  ['Denied By Ios After Restarts', 'Denied by iOS after restarts'],
  ['Link Too Long For Qr Code', 'Link too long for QR code'],
])('the sidebar shows %s as %s', (name, label) => {
  expect(labelOfStory(name)).toBe(label);
});
