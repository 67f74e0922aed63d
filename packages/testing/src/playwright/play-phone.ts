import type { Page } from '@playwright/test';
import type { Scene } from '@recto/adapters/fake';
import type { PhoneInPage } from '../phones/play-in-page.ts';
import type { PhoneProfile } from '../phones/profile-schema.ts';
import { phoneScript } from './phone-script.ts';

/**
 * From now on, each document that the page opens runs as if on this phone: it has the phone's cameras, and what the
 * phone does wrong. The browser itself needs no camera.
 * @param scene what the cameras see; a test card by default. The app's Content-Security-Policy has to allow `data:`
 * images for it.
 */
export async function playPhone(
  page: Page,
  profile: PhoneProfile,
  scene: Scene | null = null,
): Promise<void> {
  const phone = `played.playPhone(${JSON.stringify(profile)}, ${JSON.stringify(scene)})`;
  await page.addInitScript({ content: `{${await phoneScript()}\nwindow.playedPhone = ${phone};}` });
}

/** A call comes on the phone that the page runs on, and has ended. */
export function callOnPhone(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { playedPhone: PhoneInPage }).playedPhone.call());
}
