import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { space, viewfinder } from '../../theme/tokens.ts';
import { largeText } from './capture-layout.tsx';
import { StateWords } from './StateWords.tsx';

export interface CameraStartingProps {
  /** For the first time, so the phone may ask whether it is allowed. */
  readonly first: boolean;
}

/** In the square, where the camera's picture will be. */
export function CameraStarting({ first }: CameraStartingProps) {
  const { t } = useTranslation();
  return (
    <Place>
      <Aside>
        <Spinner size={space.x10} />
      </Aside>
      <StateWords title={t('capture.init.title')}>
        {first ? t('capture.init.permission') : undefined}
      </StateWords>
    </Place>
  );
}

const Place = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: safe center;
  justify-items: center;
  gap: ${space.x5};
  padding: ${space.x6};
  overflow: auto;
  background: ${viewfinder.ground};
  ${largeText} {
    padding: ${space.x2};
  }
`;

/** Gives way to the words where they need all the room. */
const Aside = styled.div`
  ${largeText} {
    display: none;
  }
`;
