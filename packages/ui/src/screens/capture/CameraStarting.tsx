import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { space } from '../../theme/tokens.ts';
import { largeText, SquareOverlay } from './capture-layout.tsx';
import { StatusText } from './StatusText.tsx';

export interface CameraStartingProps {
  /** The camera starts for the first time, so the browser may ask for permission. */
  readonly first: boolean;
  /** The start takes long, so the screen explains what to do. */
  readonly overdue: boolean;
}

/** Shown in the square while the camera starts. */
export function CameraStarting({ first, overdue }: CameraStartingProps) {
  const { t } = useTranslation();
  return (
    <SquareOverlay>
      <SpinnerPlace>
        <Spinner size={space.x10} />
      </SpinnerPlace>
      {overdue ? (
        <StatusText title={t('capture.overdue.title')} hideTitleInLargeText>
          {t('capture.overdue.text')}
        </StatusText>
      ) : (
        <StatusText title={t('capture.init.title')}>
          {first ? t('capture.init.permission') : undefined}
        </StatusText>
      )}
    </SquareOverlay>
  );
}

/** Hidden with large text, which needs all the room. */
const SpinnerPlace = styled.div`
  ${largeText} {
    display: none;
  }
`;
