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
import { MissingReason } from './MissingReason.tsx';

export type { ConfirmActions };

export interface ConfirmViewProps {
  readonly snapshot: ConfirmSnapshot;
  /** Whether this browser has a camera view (§5); elsewhere a file picker is used. */
  readonly captureSupported: boolean;
  /** Whether the device has a camera, as far as it is known; where it has none, "Add" opens the picker at once. */
  readonly hasCamera?: boolean;
  /** Where the browser has no camera view: how to get at one all the same. */
  readonly cameraAdvice?: ReactNode;
  readonly actions: ConfirmActions;
}

/** The confirm screen (§2) as a function of its session's snapshot. */
export function ConfirmView(props: ConfirmViewProps) {
  const { snapshot, captureSupported, hasCamera = true, cameraAdvice, actions } = props;
  const { sections, deletion, missing, finishing } = snapshot;
  const { t } = useTranslation();
  const reasonId = useId();
  const nothing = sections.length === 0;
  return (
    <Screen
      name="confirm"
      actions={
        <>
          <MissingReason id={reasonId} snapshot={snapshot} />
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
      <Opening>
        <ScreenHeading>{nothing ? t('confirm.titleNothing') : t('confirm.title')}</ScreenHeading>
        <Intro>{nothing ? t('confirm.introNothing') : t('confirm.intro')}</Intro>
      </Opening>
      {!captureSupported && !nothing && (
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
          onNo={actions.keep}
          onYes={actions.delete}
        />
      )}
    </Screen>
  );
}

const Opening = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Intro = styled.p`
  color: ${color.inkMuted};
`;
