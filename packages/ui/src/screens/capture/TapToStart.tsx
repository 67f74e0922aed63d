import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CameraIcon } from '../../components/icons/icons.tsx';
import { useDoubleTapGuard } from '../use-double-tap-guard.ts';
import { InSquare } from './InSquare.tsx';
import { StateText } from './StateText.tsx';

export interface TapToStartProps {
  /** To be called while the tap is dealt with. */
  readonly onStart: () => void;
}

/** In the dark square: the browser shows the camera's picture only after a tap, as in Low Power Mode. */
export function TapToStart({ onStart }: TapToStartProps) {
  const { t } = useTranslation();
  return (
    <Place $settled={useDoubleTapGuard()}>
      <StateText title={t('capture.tap.title')}>{t('capture.tap.text')}</StateText>
      <Button action="start-camera" size="compact" icon={<CameraIcon />} onClick={onStart}>
        {t('capture.tap.action')}
      </Button>
    </Place>
  );
}

const Place = styled(InSquare)<{ readonly $settled: boolean }>`
  pointer-events: ${({ $settled }) => ($settled ? 'auto' : 'none')};
`;
