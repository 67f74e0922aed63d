import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { CameraIcon } from '../../components/icons/icons.tsx';
import { doubleTapGuard, useDoubleTapGuard, type DoubleTapGuardProps } from '../use-double-tap-guard.ts';
import { SquareOverlay } from './capture-layout.tsx';
import { StatusText } from './StatusText.tsx';

export interface TapToStartProps {
  /** Called synchronously in the click handler: browsers require a user gesture. */
  readonly onStart: () => void;
}

/** Shown in the square when the browser plays the camera's picture only after a tap, as in iOS Low Power Mode. */
export function TapToStart({ onStart }: TapToStartProps) {
  const { t } = useTranslation();
  return (
    <Overlay $acceptsTaps={useDoubleTapGuard()}>
      <StatusText title={t('capture.tap.title')}>{t('capture.tap.text')}</StatusText>
      <Button action="start-camera" size="compact" icon={<CameraIcon />} onClick={onStart}>
        {t('capture.tap.action')}
      </Button>
    </Overlay>
  );
}

const Overlay = styled(SquareOverlay)<DoubleTapGuardProps>`
  ${doubleTapGuard}
`;
