import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Notice } from '../../components/Notice.tsx';
import { safeArea, size, space } from '../../theme/tokens.ts';

export interface OfflineNoticeProps {
  readonly offline: boolean;
  /** Photos are being taken, which will be sent later. */
  readonly photosWait: boolean;
}

/** Says that there is no connection, as long as there is none. The empty region stays, or a screen reader would miss it. */
export function OfflineNotice({ offline, photosWait }: OfflineNoticeProps) {
  const { t } = useTranslation();
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> holds no blocks
    <Region role="status">
      {offline && (
        <Notice tone="warn">
          {t('shell.offline')} {photosWait && t('shell.photosWait')}
        </Notice>
      )}
    </Region>
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
