import { cameraAdvice, type Diagnosis, type FilePickerRule } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Icon, type IconProps } from '../../../components/icons/Icon.tsx';
import { color, radius, space, textSize, viewfinder } from '../../../theme/tokens.ts';
import { SupportReference } from '../../support/SupportReference.tsx';
import { small } from '../layout/capture-layout.tsx';
import type { CaptureActions } from '../capture-actions.ts';
import { ErrorPanel } from './ErrorPanel.tsx';
import { AdviceSteps } from './AdviceSteps.tsx';
import { useAdviceTexts } from './use-advice-texts.ts';
import { RecoveryActions, type LinkToShare } from './RecoveryActions.tsx';

/** A crossed-out camera. */
const CameraOffIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 4.5h5.2L16.8 7h2.7A1.5 1.5 0 0 1 21 8.5v8.7M18 19.5H4.5A1.5 1.5 0 0 1 3 18V8.5A1.5 1.5 0 0 1 4.5 7h1" />
    <path d="M15.6 14.1a3.750 3.750 0 0 0-4.7-4.7M9 10.6a3.750 3.750 0 0 0 5.3 5.3M3.5 3.5l17 17" />
  </Icon>
);

export interface CameraAccessErrorProps {
  readonly diagnosis: Diagnosis;
  readonly share: LinkToShare;
  /** Opens the file picker for this photo. */
  readonly onChooseFile: () => void;
  /** Opens the phone's camera app; null where it is not offered. */
  readonly onCameraApp: (() => void) | null;
  readonly actions: Pick<CaptureActions, 'restart'>;
  /** Where a file may be chosen in place of a photo (decision 3.17). */
  readonly filePicker: FilePickerRule;
}

/** The camera is not available (§8): the cause, the steps for this browser, and other ways to continue. */
export function CameraAccessError({
  diagnosis,
  share,
  onChooseFile,
  onCameraApp,
  actions,
  filePicker,
}: CameraAccessErrorProps) {
  const { t } = useTranslation();
  const { steps, actions: recovery } = cameraAdvice(diagnosis, filePicker);
  const texts = useAdviceTexts(diagnosis, steps);
  return (
    <ErrorPanel
      picture={
        <Disc>
          <CameraOffIcon size={space.x8} />
        </Disc>
      }
      title={texts.title}
      text={texts.text}
      advice={
        <>
          <AdviceSteps label={t('capture.cameraError.stepsTitle')} steps={texts.steps} />
          {!recovery.includes('chooseFile') && <Note>{t('capture.cameraOnly.text')}</Note>}
          <SupportReference code={`camera.${diagnosis.cause}`} />
        </>
      }
    >
      <RecoveryActions
        {...share}
        actions={recovery}
        onRestart={actions.restart}
        onChooseFile={onChooseFile}
        onCameraApp={onCameraApp}
      />
    </ErrorPanel>
  );
}

/** Hidden on small screens, to make room for the text. */
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

const Note = styled.p`
  color: ${viewfinder.inkMuted};
  font-size: ${textSize.small};
  text-wrap: balance;
`;
