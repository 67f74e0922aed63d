import type { CaptureSnapshot } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { initialAnnouncerState, nextAnnouncerState, type Announcement } from './announcements.ts';
import { spokenText } from './guidance/guidance-texts.ts';
import { showsMirrored } from './guidance/seen-side.ts';
import { useThrottledAnnouncement } from './use-throttled-announcement.ts';

/**
 * The text for the capture screen's live region, null while there is nothing to announce; and a number that changes
 * with each announcement, so that the second of two equal ones is made too: each photo that was taken is announced.
 */
export function useAnnouncement(snapshot: CaptureSnapshot): {
  readonly message: string | null;
  readonly times: number;
} {
  const { t } = useTranslation();
  const [announcer, setAnnouncer] = useState(() => initialAnnouncerState(snapshot));
  if (announcer.snapshot !== snapshot) setAnnouncer(nextAnnouncerState(announcer, snapshot));

  const announcement = useThrottledAnnouncement(announcer.announcement);
  const [last, setLast] = useState({ announcement, times: 0 });
  if (last.announcement !== announcement) setLast({ announcement, times: last.times + 1 });
  return { message: announcement === null ? null : textOf(announcement), times: last.times };

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
        return [
          t('capture.announce.taken'),
          ...(announced.warning === null ? [] : [t(`capture.guidance.warning.${announced.warning}`)]),
        ].join(' ');
      case 'slow':
        return t('capture.upload.slow');
      case 'guidance':
        return spokenText(t, announced.spoken, showsMirrored(snapshot.camera), snapshot.state.photo);
      case 'warning':
        return t(`capture.guidance.warning.${announced.code}`);
    }
  }
}
