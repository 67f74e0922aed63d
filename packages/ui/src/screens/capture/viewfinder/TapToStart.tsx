import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Button } from '../../../components/Button.tsx';
import { CameraIcon } from '../../../components/icons/icons.tsx';
import { doubleTapGuard, useDoubleTapGuard } from '../../use-double-tap-guard.ts';
import { SquareOverlay } from '../layout/capture-layout.tsx';
import { StatusText } from '../text/StatusText.tsx';

export interface TapToStartProps {
  /** Why: the browser needs a tap, or nobody was there for some time. Then a tap anywhere on the screen is enough. */
  readonly status: 'tapNeeded' | 'unattended';
  /** Called synchronously in the click handler: browsers require a user gesture. */
  readonly onStart: () => void;
}

/**
 * Shown in the square when the browser plays the camera's picture only after a tap, as in iOS Low Power Mode, and when the
 * camera was turned off because nobody was there (decision 2.16).
 */
export function TapToStart({ status, onStart }: TapToStartProps) {
  const { t } = useTranslation();
  // No tap has brought it.
  const isUnattended = status === 'unattended';
  const guard = useDoubleTapGuard();
  const texts = isUnattended ? status : 'tap';
  return (
    <Overlay {...(!isUnattended && guard)} $takesAllTaps={isUnattended}>
      <StatusText title={t(`capture.${texts}.title`)}>{t(`capture.${texts}.text`)}</StatusText>
      <Button action="start-camera" size="compact" icon={<CameraIcon />} onClick={onStart}>
        {t('capture.tap.action')}
      </Button>
    </Overlay>
  );
}

interface OverlayProps {
  readonly $takesAllTaps: boolean;
}

const Overlay = styled(SquareOverlay)<OverlayProps>`
  ${doubleTapGuard}
  ${({ $takesAllTaps }) =>
    $takesAllTaps &&
    css`
      /* The button reaches to the edges of the stage, over all other controls, which are inert. */
      button::after {
        position: fixed;
        inset: 0;
        z-index: 1;
        content: '';
      }
    `}
`;
