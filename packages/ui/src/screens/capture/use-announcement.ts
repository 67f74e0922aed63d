import type { CaptureSnapshot } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  initialAnnouncerState,
  mustBeAnnounced,
  nextAnnouncerState,
  type Announcement,
} from './announcements.ts';
import { useThrottledAnnouncement } from './use-throttled-announcement.ts';

/** The text for the capture screen's live region; null while there is nothing to announce. */
export function useAnnouncement(snapshot: CaptureSnapshot): string | null {
  const { t } = useTranslation();
  const [announcer, setAnnouncer] = useState(() => initialAnnouncerState(snapshot));
  if (announcer.snapshot !== snapshot) setAnnouncer(nextAnnouncerState(announcer, snapshot));

  const announcement = useThrottledAnnouncement(announcer.announcement, mustBeAnnounced);
  return announcement === null ? null : textOf(announcement);

  function textOf(announced: Announcement): string {
    switch (announced.name) {
      case 'ready':
        return t('capture.announce.ready');
      case 'tapNeeded':
        return t('capture.announce.tapNeeded');
      case 'overdue':
        return `${t('capture.overdue.title')}. ${t('capture.overdue.text')}`;
      case 'switched':
        return t(`capture.announce.switched.${announced.facingMode}`);
      case 'taken':
        return t('capture.announce.taken');
      case 'sending':
        return t('capture.announce.sending');
      case 'slow':
        return t('capture.upload.slow');
      case 'kept':
        return t('capture.announce.kept', { photo: t(`photos.name.${announced.photo}`) });
      case 'sent':
        return t('capture.announce.sent', { photo: t(`photos.name.${announced.photo}`) });
      case 'failed':
        return t('capture.announce.failed');
      case 'rotate':
        return t('capture.rotate.title');
    }
  }
}
