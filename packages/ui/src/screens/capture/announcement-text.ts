import { photoNamed, type Announcement, type CaptureSnapshot, type Finding } from '@recto/core';
import type { TFunction } from 'i18next';
import { spokenText } from './guidance/guidance-texts.ts';
import { showsMirrored } from './guidance/seen-side.ts';

/** What the session says of what is shown, in the customer's language (decision 4.6). */
export function announcementText(
  t: TFunction,
  announcement: Announcement,
  { state, camera }: Pick<CaptureSnapshot, 'state' | 'camera'>,
): string {
  switch (announcement.name) {
    case 'cameraReady':
      return t('capture.announce.ready');
    case 'tapNeeded':
      return t('capture.announce.tapNeeded');
    case 'unattended':
    case 'overdue':
      return `${t(`capture.${announcement.name}.title`)}. ${t(`capture.${announcement.name}.text`)}`;
    case 'switched':
      return t(`capture.announce.switched.${announcement.facingMode}`);
    case 'taken':
      return [t('capture.announce.photoTaken'), findingText(announcement.finding)].join(' ').trim();
    case 'finding':
      return findingText(announcement.finding);
    case 'slow':
      return t('capture.upload.slow');
    case 'words':
      return spokenText(t, announcement.words, showsMirrored(camera), state.photo);
  }

  function findingText(finding: Finding): string {
    switch (finding) {
      case 'pending':
        return '';
      case 'sharp':
        return t(`capture.guidance.checked.${photoNamed(state.photo).frame}`);
      case 'unknown':
        return t('capture.announce.unchecked');
      default:
        return t(`capture.guidance.warning.${finding}`);
    }
  }
}
