import type { CaptureSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import type { LiveRegionProps } from '../../components/LiveRegion.tsx';
import { announcementText } from './announcement-text.ts';

/** What the two live regions of the capture screen say: one waits for its turn, the other interrupts. */
export interface Announcements {
  readonly polite: LiveRegionProps;
  readonly urgent: LiveRegionProps;
  /** What the heading of the preview says of the photo; null for nothing yet. */
  readonly ofPhoto: string | null;
}

const silence: LiveRegionProps = { message: null };

/**
 * What the session says.
 * @param offersFile whether a file may be chosen beside the camera.
 */
export function useAnnouncement(snapshot: CaptureSnapshot, offersFile: boolean): Announcements {
  const { t } = useTranslation();
  const { said } = snapshot;
  const silent = { polite: silence, urgent: silence, ofPhoto: null };
  if (said === null) return silent;
  const { announcement, isUrgent, number } = said;
  const message = announcementText(t, announcement, snapshot, offersFile);
  if (announcement.name === 'photo') return { ...silent, ofPhoto: message };
  const now: LiveRegionProps = { message, times: number };
  if (isUrgent) return { ...silent, urgent: now };
  // What was found later is in the heading, too.
  const ofPhoto =
    announcement.name === 'finding'
      ? announcementText(t, { ...announcement, name: 'photo', isNew: false }, snapshot)
      : null;
  return { ...silent, polite: now, ofPhoto };
}
