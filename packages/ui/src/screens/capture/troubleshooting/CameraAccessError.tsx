import { cameraAdvice, type Diagnosis } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../theme/tokens.ts';
import { CameraOffIcon } from '../CameraOffIcon.tsx';
import { small } from '../capture-layout.tsx';
import type { CaptureActions } from '../capture-actions.ts';
import { ErrorPanel } from '../ErrorPanel.tsx';
import { AdviceSteps } from './AdviceSteps.tsx';
import { useAdviceTexts } from './use-advice-texts.ts';
import { RecoveryActions, type LinkToShare } from './RecoveryActions.tsx';

export interface CameraAccessErrorProps {
  readonly diagnosis: Diagnosis;
  readonly share: LinkToShare;
  readonly actions: Pick<CaptureActions, 'restart' | 'chooseFile'>;
}

/** The camera doctor: no camera can be had (§8). Why, what to do about it in this very browser, and the ways on. */
export function CameraAccessError({ diagnosis, share, actions }: CameraAccessErrorProps) {
  const { t } = useTranslation();
  const { steps, actions: recovery } = cameraAdvice(diagnosis);
  const words = useAdviceTexts(diagnosis, steps);
  return (
    <ErrorPanel
      picture={
        <Disc>
          <CameraOffIcon size={space.x8} />
        </Disc>
      }
      title={words.title}
      text={words.text}
      advice={<AdviceSteps label={t('capture.cameraError.stepsTitle')} steps={words.steps} />}
    >
      <RecoveryActions
        {...share}
        ways={recovery}
        onRestart={actions.restart}
        onChooseFile={actions.chooseFile}
      />
    </ErrorPanel>
  );
}

/** Gives way to the words where there is little room. */
const Disc = styled.div`
  display: grid;
  place-items: center;
  width: ${space.x16};
  height: ${space.x16};
  border-radius: ${radius.pill};
  background: ${color.warnWash};
  color: ${color.warnInk};
  ${small} {
    display: none;
  }
`;
