import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { safeArea, size, space } from '../../theme/tokens.ts';
import type { Connection } from '../connection.ts';

export interface ConnectionNoticeProps {
  readonly connection: Connection;
  /** Photos wait to be sent: adds that they will be. `inPage`: if the page stays open, since the phone could not store them all. */
  readonly photosWait: boolean | 'inPage';
}

/**
 * Shows a connection problem as long as it lasts, and announces its end. The live region stays mounted
 * while it is empty, or the next notice would not be announced.
 */
export function ConnectionNotice({ connection, photosWait }: ConnectionNoticeProps) {
  const { t } = useTranslation();
  const [hadProblem, setHadProblem] = useState(false);
  if (connection !== 'online' && !hadProblem) setHadProblem(true);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may not contain block elements
    <Region role="status">
      {connection !== 'online' && (
        <Notice tone="warn">
          {sentences(t, connection, photosWait).map((sentence, index) => (
            <span key={sentence}>{index === 0 ? sentence : ` ${sentence}`}</span>
          ))}
        </Notice>
      )}
      {connection === 'online' && hadProblem && <VisuallyHidden>{t('shell.connected')}</VisuallyHidden>}
    </Region>
  );
}

function sentences(
  t: TFunction,
  problem: Exclude<Connection, 'online'>,
  photosWait: ConnectionNoticeProps['photosWait'],
): string[] {
  if (problem === 'offline') {
    const how = photosWait === 'inPage' ? t('shell.photosWaitInPage') : t('shell.photosWait');
    return [t('shell.offline'), ...(photosWait ? [how] : [])];
  }
  const waiting = photosWait ? [t('shell.photosWaitForAnswer')] : [];
  return [t('shell.unanswered'), ...waiting, t('shell.lastState')];
}

const Region = styled.div`
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  padding: 0 calc(${size.gutter} + ${safeArea.right}) 0 calc(${size.gutter} + ${safeArea.left});
  > * {
    margin-block: ${space.x1} ${space.x2};
  }
`;
