import { photoNamed, type Announcement, type CaptureSnapshot, type Finding, type Words } from '@recto/core';
import type { TFunction } from 'i18next';
import { spokenText } from './guidance/guidance-texts.ts';
import { showsMirrored } from './guidance/seen-side.ts';

/**
 * What the session says of what is shown, in the customer's language (decision 4.6).
 * @param offersFile whether a file may be chosen beside the camera (decision 3.17).
 */
export function announcementText(
  t: TFunction,
  announcement: Announcement,
  { state, camera }: Pick<CaptureSnapshot, 'state' | 'camera'>,
  offersFile = true,
): string {
  switch (announcement.name) {
    case 'cameraReady':
      return t('capture.announce.ready');
    case 'tapNeeded':
      return t('capture.announce.tapNeeded');
    case 'unattended':
      return `${t('capture.unattended.title')}. ${t('capture.unattended.text')}`;
    case 'overdue':
      return `${t('capture.overdue.title')}. ${t(offersFile ? 'capture.overdue.text' : 'capture.overdue.withoutFiles')}`;
    case 'switched':
      return t(`capture.announce.switched.${announcement.facingMode}`);
    case 'photo':
      return photoText(announcement);
    case 'finding':
      // The heading had no name.
      return `${findingText(announcement.finding)} ${t(`photos.title.${state.photo}`)}`;
    case 'words':
      return wordsText(announcement.words);
  }

  /** Before the photo takes itself, the side is named, since nothing else says which one is in the picture. */
  function wordsText(words: Words): string {
    const text = spokenText(t, words, showsMirrored(camera), state.photo);
    const next = words.kind === 'hint' && words.hint.name === 'ready' ? words.hint.next : undefined;
    const isBeforePhoto = next === 'automatic' || next === 'firstAutomatic';
    return isBeforePhoto ? `${t(`photos.side.${state.photo}`)}: ${text}` : text;
  }

  /** Before the photo's name in the heading of the preview, so without a full stop. */
  function photoText({ isNew, finding }: Extract<Announcement, { name: 'photo' }>): string {
    const taken = t(isNew ? 'capture.announce.photoTaken' : 'capture.preview.title');
    if (finding === 'pending' || (finding === 'unknown' && !isNew)) return taken;
    if (finding === 'sharp' && isNew) return t('capture.announce.photoSharp');
    const found = findingText(finding).replace(/\.$/, '');
    return finding === 'unknown' ? `${taken}. ${found}` : found;
  }

  function findingText(finding: Exclude<Finding, 'pending'>): string {
    switch (finding) {
      case 'sharp':
        return t(`capture.guidance.checked.${photoNamed(state.photo).frame}`);
      case 'unknown':
        return t('capture.announce.unchecked');
      default:
        return t(`capture.guidance.warning.${finding}`);
    }
  }
}
