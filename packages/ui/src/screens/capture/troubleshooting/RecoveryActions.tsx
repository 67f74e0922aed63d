import type { CameraAdvice, RecoveryAction } from '@recto/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import type { ActionName } from '../../../components/action-name.ts';
import { Button } from '../../../components/Button.tsx';
import { space, textSize } from '../../../theme/tokens.ts';
import { small } from '../capture-layout.tsx';
import { CopyOutcome, type Copying } from './CopyOutcome.tsx';
import { OtherPhone } from './OtherPhone.tsx';

/** The person's own link, and how to put it into the clipboard. */
export interface LinkToShare {
  /** An address that was checked already (`safeLink` in core). */
  readonly link: string;
  /** @returns false where the browser does not let it. */
  readonly copy: (link: string) => Promise<boolean>;
}

export interface WaysOnProps extends LinkToShare {
  readonly ways: CameraAdvice['actions'];
  readonly onRestart: () => void;
  readonly onChooseFile: () => void;
}

const actionNames: Readonly<Record<RecoveryAction, ActionName>> = {
  restart: 'restart',
  chooseFile: 'choose-file',
  copyLink: 'copy-link',
  otherPhone: 'other-phone',
};

/** Everything that can be pressed: the most helpful first, then the next, then the asides. */
export function RecoveryActions({ ways, link, copy, onRestart, onChooseFile }: WaysOnProps) {
  const { t } = useTranslation();
  const [copying, setCopying] = useState<Copying>('none');
  const [showsCode, setShowsCode] = useState(false);

  const words: Readonly<Record<RecoveryAction, string>> = {
    restart: t('capture.cameraError.restart'),
    chooseFile: t('capture.cameraError.chooseInstead'),
    copyLink: t('capture.cameraError.copyLink'),
    otherPhone: t('capture.cameraError.otherPhone'),
  };
  const go: Readonly<Record<RecoveryAction, () => void>> = {
    restart: onRestart,
    chooseFile: onChooseFile,
    copyLink: () => void copy(link).then((copied) => setCopying(copied ? 'copied' : 'refused')),
    otherPhone: () => setShowsCode(true),
  };
  const [first, second, ...asides] = ways;
  return (
    <>
      <CopyOutcome copying={copying} link={link} />
      <Button action={actionNames[first]} onClick={go[first]}>
        {words[first]}
      </Button>
      <Button action={actionNames[second]} variant="secondary" onClick={go[second]}>
        {words[second]}
      </Button>
      <Asides>
        {asides.map((way) => (
          <Button key={way} action={actionNames[way]} variant="quiet" size="compact" onClick={go[way]}>
            {words[way]}
          </Button>
        ))}
      </Asides>
      {showsCode && <OtherPhone link={link} onClose={() => setShowsCode(false)} />}
    </>
  );
}

const Asides = styled.div`
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
