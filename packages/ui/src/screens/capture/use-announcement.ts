import type { CaptureSnapshot } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { beginNarration, mustBeTold, narrate, type Announcement } from './announcements.ts';
import { useThrottledAnnouncement } from './use-throttled-announcement.ts';

/** The text for the capture screen's live region; null while there is nothing to tell. */
export function useAnnouncement(snapshot: CaptureSnapshot): string | null {
  const { t } = useTranslation();
  const [narration, setNarration] = useState(() => beginNarration(snapshot));
  if (narration.snapshot !== snapshot) setNarration(narrate(narration, snapshot));

  const announcement = useThrottledAnnouncement(narration.announcement, mustBeTold);
  return announcement === null ? null : words(announcement);

  function words(told: Announcement): string {
    switch (told.name) {
      case 'ready':
        return t('capture.announce.ready');
      case 'tapNeeded':
        return t('capture.announce.tapNeeded');
      case 'overdue':
        return `${t('capture.overdue.title')}. ${t('capture.overdue.text')}`;
      case 'switched':
        return t(`capture.announce.switched.${told.facingMode}`);
      case 'taken':
        return t('capture.announce.taken');
      case 'sending':
        return t('capture.announce.sending');
      case 'slow':
        return t('capture.upload.slow');
      case 'kept':
        return t('capture.announce.kept', { photo: t(`photos.name.${told.photo}`) });
      case 'sent':
        return t('capture.announce.sent', { photo: t(`photos.name.${told.photo}`) });
      case 'failed':
        return t('capture.announce.failed');
      case 'rotate':
        return t('capture.rotate.title');
    }
  }
}
