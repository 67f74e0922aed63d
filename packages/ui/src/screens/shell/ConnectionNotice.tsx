import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { Connection } from '../../components/layout/connection.ts';
import { Notice } from '../../components/Notice.tsx';
import { safeArea, size, space } from '../../theme/tokens.ts';

export interface ConnectionNoticeProps {
  readonly connection: Connection;
  /** Photos are being taken, which will be sent later. */
  readonly photosWait: boolean;
}

/**
 * Says what is wrong with the connection, as long as it is. The empty region stays, or a screen reader
 * would miss it.
 */
export function ConnectionNotice({ connection, photosWait }: ConnectionNoticeProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds no blocks
    <Region role="status">
      {connection !== 'online' && (
        <Notice tone="warn">
          {connection === 'offline' ? (
            <Offline photosWait={photosWait} />
          ) : (
            <Unanswered photosWait={photosWait} />
          )}
        </Notice>
      )}
    </Region>
  );
}

type WordsProps = Pick<ConnectionNoticeProps, 'photosWait'>;

function Offline({ photosWait }: WordsProps) {
  const { t } = useTranslation();
  return (
    <>
      {t('shell.offline')} {photosWait && t('shell.photosWait')}
    </>
  );
}

function Unanswered({ photosWait }: WordsProps) {
  const { t } = useTranslation();
  return (
    <>
      {t('shell.unanswered')} {photosWait && t('shell.photosWaitForAnswer')} {t('shell.lastState')}
    </>
  );
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
