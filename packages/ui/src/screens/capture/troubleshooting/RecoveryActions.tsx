import type { CameraAdvice, RecoveryAction } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ActionName } from '../../../components/action-name.ts';
import { Button } from '../../../components/Button.tsx';
import { space, textSize } from '../../../theme/tokens.ts';
import { small } from '../capture-layout.tsx';
import { CopyLinkResult, type CopyResult } from './CopyLinkResult.tsx';
import { OtherPhoneModal } from './OtherPhoneModal.tsx';

/** The customer's link, and how to copy it to the clipboard. */
export interface LinkToShare {
  /** A URL that `safeLink` in core has checked. */
  readonly link: string;
  /** Copies the link. @returns false if the browser refuses. */
  readonly copy: (link: string) => Promise<boolean>;
}

export interface RecoveryActionsProps extends LinkToShare {
  readonly actions: CameraAdvice['actions'];
  readonly onRestart: () => void;
  readonly onChooseFile: () => void;
}

const actionNames: Readonly<Record<RecoveryAction, ActionName>> = {
  restart: 'restart',
  chooseFile: 'choose-file',
  copyLink: 'copy-link',
  otherPhone: 'other-phone',
};

/** The buttons of the camera error: a primary, a secondary, and the others as small links. */
export function RecoveryActions({ actions, link, copy, onRestart, onChooseFile }: RecoveryActionsProps) {
  const { t } = useTranslation();
  const [copyResult, setCopyResult] = useState<CopyResult>('none');
  const [otherPhoneOpen, setOtherPhoneOpen] = useState(false);

  const labels: Readonly<Record<RecoveryAction, string>> = {
    restart: t('capture.cameraError.restart'),
    chooseFile: t('capture.cameraError.chooseInstead'),
    copyLink: t('capture.cameraError.copyLink'),
    otherPhone: t('capture.cameraError.otherPhone'),
  };
  const handlers: Readonly<Record<RecoveryAction, () => void>> = {
    restart: onRestart,
    chooseFile: onChooseFile,
    copyLink: () => void copy(link).then((copied) => setCopyResult(copied ? 'copied' : 'refused')),
    otherPhone: () => setOtherPhoneOpen(true),
  };
  const [primary, secondary, ...others] = actions;
  return (
    <>
      <CopyLinkResult copyResult={copyResult} link={link} />
      <Button action={actionNames[primary]} onClick={handlers[primary]}>
        {labels[primary]}
      </Button>
      <Button action={actionNames[secondary]} variant="secondary" onClick={handlers[secondary]}>
        {labels[secondary]}
      </Button>
      <OtherActions>
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
