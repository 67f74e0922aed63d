import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { space } from '../../theme/tokens.ts';
import { largeText } from './capture-layout.tsx';
import { InSquare } from './InSquare.tsx';
import { StateText } from './StateText.tsx';

export interface CameraStartingProps {
  /** For the first time, so the phone may ask whether it is allowed. */
  readonly first: boolean;
  /** It takes long, so the person is told what they can do. */
  readonly overdue: boolean;
}

/** In the square, where the camera's picture will be. */
export function CameraStarting({ first, overdue }: CameraStartingProps) {
  const { t } = useTranslation();
  return (
    <InSquare>
      <Aside>
        <Spinner size={space.x10} />
      </Aside>
      {overdue ? (
        <StateText title={t('capture.overdue.title')} brief>
          {t('capture.overdue.text')}
        </StateText>
      ) : (
        <StateText title={t('capture.init.title')}>
          {first ? t('capture.init.permission') : undefined}
        </StateText>
      )}
    </InSquare>
  );
}

/** Gives way to the words where they need all the room. */
const Aside = styled.div`
  ${largeText} {
    display: none;
  }
`;
