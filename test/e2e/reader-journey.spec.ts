import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { photoNames } from '@recto/core';
import { listenToAnnouncements } from './fixtures/announcements.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { ReadingCustomer } from './fixtures/seen-said-happened/ReadingCustomer.ts';
import { emptyTable, goodSceneOf } from './fixtures/seen-said-happened/scenes.ts';
import { ScriptedCamera } from './fixtures/seen-said-happened/ScriptedCamera.ts';

/** A screen reader's words alone lead a customer from the link to the end. */
test.use({ guidance: 'full', bypassCSP: true });

for (const wantsSound of [false, true]) {
  const sound = wantsSound ? 'on' : 'off';
  test(`who sees nothing takes all five photos and submits them, with sound ${sound}`, async ({
    page,
    procedures,
    operator,
  }, testInfo) => {
    test.setTimeout(240_000);
    const announcements = await listenToAnnouncements(page);
    const camera = await ScriptedCamera.of(page, emptyTable);
    const { token, link } = await procedures.make({ ...everything, language: 'en-gb' });
    await page.goto(`${link}?language=en-gb`);
    await camera.load(photoNames.map(goodSceneOf));
    const reader = new ReadingCustomer(page, announcements, camera, { wantsSound });
    try {
      await reader.untilSubmitted();
    } catch (error) {
      throw new Error(`${(error as Error).message}\n${reader.story.slice(-12).join('\n')}`, { cause: error });
    } finally {
      const folder = join(testInfo.project.outputDir, 'seen-said-happened');
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `reader-sound-${sound}.txt`), `${reader.story.join('\n')}\n`);
    }
    const { procedure } = await operator.get(token);
    expect(procedure.status).toBe('finished');
    expect((await operator.photosReceived(token)).toSorted()).toEqual([...photoNames].toSorted());
  });
}
