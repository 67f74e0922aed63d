import type { CameraErrorCode } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { color, radius, space, viewfinder } from '../../theme/tokens.ts';
import { CameraOffIcon } from './CameraOffIcon.tsx';
import type { CaptureActions } from './capture-actions.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

export interface CameraAccessErrorProps {
  readonly cause: CameraErrorCode;
  readonly actions: Pick<CaptureActions, 'restart' | 'chooseFile'>;
}

/** No camera can be had (§8): why, a restart, and the way on without it. */
export function CameraAccessError({ cause, actions }: CameraAccessErrorProps) {
  const { t } = useTranslation();
  return (
    <ErrorPanel
      picture={
        <Disc>
          <CameraOffIcon size={space.x8} />
        </Disc>
      }
      title={t(`capture.cameraError.title.${cause}`)}
      text={t(`capture.cameraError.text.${cause}`)}
    >
      <Button action="restart" onClick={actions.restart}>
        {t('capture.cameraError.restart')}
      </Button>
      <WayOn>{t('capture.cameraError.wayOn')}</WayOn>
      <Button action="choose-file" variant="secondary" onClick={actions.chooseFile}>
        {t('capture.cameraError.chooseInstead')}
      </Button>
    </ErrorPanel>
  );
}

const Disc = styled.div`
  display: grid;
  place-items: center;
  width: ${space.x16};
  height: ${space.x16};
  margin-bottom: ${space.x2};
  border-radius: ${radius.pill};
  background: ${color.warnWash};
  color: ${color.warnInk};
`;

const WayOn = styled.p`
  margin-top: ${space.x2};
  color: ${viewfinder.inkMuted};
  text-align: center;
`;
