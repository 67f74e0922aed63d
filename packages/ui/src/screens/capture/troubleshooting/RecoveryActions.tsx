import type { CameraAdvice, RecoveryAction } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ActionName } from '../../../components/action-name.ts';
import { Button } from '../../../components/Button.tsx';
import { CopyLinkResult } from '../../../components/copy-link/CopyLinkResult.tsx';
import { useCopyLink, type LinkToShare } from '../../../components/copy-link/use-copy-link.ts';
import { space, textSize } from '../../../theme/tokens.ts';
import { small } from '../layout/capture-layout.tsx';
import { OtherPhoneModal } from './OtherPhoneModal.tsx';

export type { LinkToShare };

export interface RecoveryActionsProps extends LinkToShare {
  readonly actions: CameraAdvice['actions'];
  readonly onRestart: () => void;
  readonly onChooseFile: () => void;
  /** Opens the phone's camera app; null where it is not offered. */
  readonly onCameraApp: (() => void) | null;
}

const actionNames: Readonly<Record<RecoveryAction, ActionName>> = {
  restart: 'restart',
  chooseFile: 'choose-file',
  copyLink: 'copy-link',
  otherPhone: 'other-phone',
};

/** The buttons of the camera error: a primary, a secondary, and the others as small links. */
export function RecoveryActions(props: RecoveryActionsProps) {
  const { actions, link, copy, onRestart, onChooseFile, onCameraApp } = props;
  const { t } = useTranslation();
  const [copyAttempt, copyLink] = useCopyLink({ link, copy });
  const [otherPhoneOpen, setOtherPhoneOpen] = useState(false);

  const labels: Readonly<Record<RecoveryAction, string>> = {
    restart: t('capture.cameraError.restart'),
    chooseFile: t('capture.cameraError.chooseInstead'),
    copyLink: t('link.copy'),
    otherPhone: t('capture.cameraError.otherPhone'),
  };
  const handlers: Readonly<Record<RecoveryAction, () => void>> = {
    restart: onRestart,
    chooseFile: onChooseFile,
    copyLink,
    otherPhone: () => setOtherPhoneOpen(true),
  };
  const [primary, secondary, ...others] = actions;
  return (
    <>
      <CopyLinkResult attempt={copyAttempt} refusedText={t('link.copyByHand')} link={link} />
      <Button action={actionNames[primary]} onClick={handlers[primary]}>
        {labels[primary]}
      </Button>
      <Button action={actionNames[secondary]} variant="secondary" onClick={handlers[secondary]}>
        {labels[secondary]}
      </Button>
      <OtherActions>
        {onCameraApp !== null && (
          <Button action="take-photo" variant="quiet" size="compact" onClick={onCameraApp}>
            {t('capture.cameraApp.open')}
          </Button>
        )}
        {others.map((action) => (
          <Button
            key={action}
            action={actionNames[action]}
            variant="quiet"
            size="compact"
            onClick={handlers[action]}
          >
            {labels[action]}
          </Button>
        ))}
      </OtherActions>
      {otherPhoneOpen && <OtherPhoneModal link={link} onClose={() => setOtherPhoneOpen(false)} />}
    </>
  );
}

const OtherActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-evenly;
  gap: ${space.x1} ${space.x2};
  ${small} {
    > button {
      padding-inline: 0;
      font-size: ${textSize.small};
    }
  }
`;
