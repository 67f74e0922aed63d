import type { CaptureSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import type { LiveRegionProps } from '../../components/LiveRegion.tsx';
import { announcementText } from './announcement-text.ts';

/** What the two live regions of the capture screen say: one waits for its turn, the other interrupts. */
export interface Announcements {
  readonly polite: LiveRegionProps;
  readonly urgent: LiveRegionProps;
}

const silence: LiveRegionProps = { message: null };

/** What the session says. */
export function useAnnouncement(snapshot: CaptureSnapshot): Announcements {
  const { t } = useTranslation();
  const { said } = snapshot;
  if (said === null) return { polite: silence, urgent: silence };
  const message = announcementText(t, said.announcement, snapshot);
  const now: LiveRegionProps = { message, times: said.number };
  return said.isUrgent ? { polite: silence, urgent: now } : { polite: now, urgent: silence };
}
