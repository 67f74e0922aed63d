import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../connection.ts';

/**
 * The text for the live region about the connection: a problem that begins, and its end; null before the
 * first change. A problem that is there at first is announced with the heading.
 */
export function useConnectionAnnouncement(): string | null {
  const { t } = useTranslation();
  const connection = useConnection();
  const [known, setKnown] = useState({ connection, hasChanged: false });
  if (known.connection !== connection) setKnown({ connection, hasChanged: true });
  if (!known.hasChanged) return null;
  return connection === 'online' ? t('capture.announce.online') : t(`shell.${connection}`);
}
