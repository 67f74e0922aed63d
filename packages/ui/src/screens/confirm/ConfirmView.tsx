import type { ConfirmSnapshot } from '@recto/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { color, space } from '../../theme/tokens.ts';
import type { ConfirmActions } from './confirm-actions.ts';
import { DeleteModal } from './DeleteModal.tsx';
import { DocumentSection } from './DocumentSection.tsx';
import { ConfirmDisabledReason } from './ConfirmDisabledReason.tsx';

export type { ConfirmActions };

export interface ConfirmViewProps {
  readonly snapshot: ConfirmSnapshot;
  /** Whether this browser supports camera capture (§5); otherwise a file picker is used. */
  readonly captureSupported: boolean;
  /** False if the device is known to have no camera; "Add" then opens the file picker. */
  readonly hasCamera?: boolean;
  /** Shown if the browser does not support camera capture: how to continue in one that does. */
  readonly cameraAdvice?: ReactNode;
  readonly actions: ConfirmActions;
}

/** The confirm screen (§2) as a function of its session's snapshot. */
export function ConfirmView(props: ConfirmViewProps) {
  const { snapshot, captureSupported, hasCamera = true, cameraAdvice, actions } = props;
  const { sections, deletion, missing, finishing } = snapshot;
  const { t } = useTranslation();
  const reasonId = useId();
  const nothingRequired = sections.length === 0;
  return (
    <Screen
      name="confirm"
      actions={
        <>
          <ConfirmDisabledReason id={reasonId} snapshot={snapshot} />
          <Button
            action="confirm"
            disabled={missing.length > 0 || finishing}
            busyLabel={finishing ? t('confirm.inProgress') : null}
            describedBy={reasonId}
            onClick={actions.finish}
          >
            {t('confirm.action')}
          </Button>
        </>
      }
    >
      <Intro>
        <ScreenHeading>{nothingRequired ? t('confirm.titleNothing') : t('confirm.title')}</ScreenHeading>
        <IntroText>{nothingRequired ? t('confirm.introNothing') : t('confirm.intro')}</IntroText>
      </Intro>
      {!captureSupported && !nothingRequired && (
        <Notice tone="info">
          <p>{t('confirm.cameraUnsupported')}</p>
          {cameraAdvice}
        </Notice>
      )}
      {sections.map((section) => (
        <DocumentSection
          key={section.document}
          section={section}
          deletion={deletion}
          captureSupported={captureSupported}
          hasCamera={hasCamera}
          actions={actions}
        />
      ))}
      {deletion.status !== 'none' && (
        <DeleteModal
          photo={deletion.photo}
          deleting={deletion.status === 'deleting'}
          onNo={actions.cancelDeletion}
          onYes={actions.confirmDeletion}
        />
      )}
    </Screen>
  );
}

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const IntroText = styled.p`
  color: ${color.inkMuted};
`;
