import type { Announcement, CaptureSnapshot, Language } from '@recto/core';
import type { TFunction } from 'i18next';
import { loadTexts, textLoaders } from '../../i18n/load-texts.ts';

/** What the session says of a snapshot, in the customer's language. */
export type AnnouncementText = (
  announcement: Announcement,
  snapshot: Pick<CaptureSnapshot, 'state' | 'camera'>,
) => string;

/**
 * Loads the words of what is said in a language, for where i18next is not there yet: all that is said has no placeholder.
 * @throws ChunkLoadError, or the browser's error.
 */
export async function loadAnnouncements(language: Language): Promise<AnnouncementText> {
  const [texts, { announcementText }] = await Promise.all([
    loadTexts(language, textLoaders) as Promise<unknown>,
    import('./announcement-text.ts'),
  ]);
  const find = (key: string) =>
    key.split('.').reduce((part, name) => (part as Readonly<Record<string, unknown>>)[name], texts);
  return (announcement, snapshot) => announcementText(find as TFunction, announcement, snapshot);
}
