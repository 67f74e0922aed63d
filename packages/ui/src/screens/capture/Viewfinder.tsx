import type { CaptureSnapshot } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { PictureIcon, SwitchCameraIcon } from '../../components/icons/icons.tsx';
import { motion, space, viewfinder } from '../../theme/tokens.ts';
import { CameraMask } from './CameraMask.tsx';
import { CameraStarting } from './CameraStarting.tsx';
import { Controls, Square } from './capture-layout.tsx';
import type { CaptureActions } from './capture-actions.ts';
import { Shutter } from './Shutter.tsx';
import { ViewfinderButton } from './ViewfinderButton.tsx';
import { StepHeader } from './StepHeader.tsx';
import { TapToStart } from './TapToStart.tsx';

export interface ViewfinderProps {
  readonly snapshot: CaptureSnapshot;
  readonly actions: Pick<CaptureActions, 'shutter' | 'switchCamera' | 'chooseFile' | 'startCamera'>;
}

/** The states `init` and `capture`: instruction, mask and shutter over and around the camera's picture (§2). */
export function Viewfinder({ snapshot: { state, camera, step }, actions }: ViewfinderProps) {
  const { t } = useTranslation();
  const [canSwitch, setCanSwitch] = useState(false);
  // A starting camera does not report whether there are others, so the last report stays valid.
  if ('canSwitch' in camera && camera.canSwitch !== canSwitch) setCanSwitch(camera.canSwitch);
  const showsPicture = camera.status === 'live' || camera.status === 'taking';
  return (
    <>
      <StepHeader photo={state.photo} step={step}>
        {t(`capture.instruction.${state.photo}`)}
      </StepHeader>
      <Square>
        {showsPicture && <CameraMask photo={state.photo} />}
        {camera.status === 'tapNeeded' && <TapToStart onStart={actions.startCamera} />}
        {!showsPicture && camera.status !== 'tapNeeded' && (
          <CameraStarting first={state.name === 'init'} overdue={camera.status === 'overdue'} />
        )}
        {camera.status === 'taking' && <Flash />}
      </Square>
      <Controls>
        <Row>
          <ViewfinderButton
            action="choose-file"
            icon={<PictureIcon size={space.x6} />}
            label={t('capture.chooseInstead')}
            labelled
            onClick={actions.chooseFile}
          />
          <Shutter
            disabled={state.name !== 'capture' || camera.status !== 'live'}
            onClick={actions.shutter}
          />
          {canSwitch && (
            <ViewfinderButton
              action="switch-camera"
              icon={<SwitchCameraIcon size={space.x6} />}
              label={t('capture.switchCamera')}
              onClick={actions.switchCamera}
            />
          )}
        </Row>
      </Controls>
    </>
  );
}

/** Keeps the shutter in the middle. */
const Row = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: start;
  justify-items: center;
  gap: ${space.x2};
`;

const flash = keyframes`
  25% { opacity: 0.8; }
`;

/** Feedback that the photo is being taken; not visible with reduced motion. */
const Flash = styled.div`
  position: absolute;
  inset: 0;
  background: ${viewfinder.shutter};
  opacity: 0;
  animation: ${flash} ${motion.slow} ${motion.easing};
`;
