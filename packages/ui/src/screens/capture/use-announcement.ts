import { photoNamed, type Announcement, type CaptureSnapshot, type Finding } from '@recto/core';
import { useTranslation } from 'react-i18next';
import type { LiveRegionProps } from '../../components/LiveRegion.tsx';
import { spokenText } from './guidance/guidance-texts.ts';
import { showsMirrored } from './guidance/seen-side.ts';

/** What the two live regions of the capture screen say: one waits for its turn, the other interrupts. */
export interface Announcements {
  readonly polite: LiveRegionProps;
  readonly urgent: LiveRegionProps;
}

const silence: LiveRegionProps = { message: null };

/** What the session says, in the customer's language (decision 4.6). */
export function useAnnouncement({ said, state, camera }: CaptureSnapshot): Announcements {
  const { t } = useTranslation();
  if (said === null) return { polite: silence, urgent: silence };
  const now: LiveRegionProps = { message: textOf(said.announcement), times: said.number };
  return said.isUrgent ? { polite: silence, urgent: now } : { polite: now, urgent: silence };

  function textOf(announcement: Announcement): string {
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
