import {
  defaultFilePickerRule,
  offersFiles,
  type ConfirmSnapshot,
  type FilePickerRule,
  type PhotoName,
} from '@recto/core';
import { memo, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { Notice } from '../../components/Notice.tsx';
import { color, leading, space } from '../../theme/tokens.ts';
import { AdminComment } from '../status/AdminComment.tsx';
import type { ConfirmActions } from './confirm-actions.ts';
import { ConfirmBar } from './ConfirmBar.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';
import { DeleteModal } from './DeleteModal.tsx';
import { disabledReason, tilesToAdd } from './disabled-reason.ts';
import { DocumentSection } from './DocumentSection.tsx';
import { hasKeptPhoto } from './kept-photos.ts';
import { photoSourceOf } from './photo-source.ts';
import { useAskedReason } from './use-asked-reason.ts';
import { PhotoViewer } from './viewer/PhotoViewer.tsx';

export type { ConfirmActions };

export interface ConfirmViewProps {
  readonly snapshot: ConfirmSnapshot;
  /** Whether this browser supports camera capture (§5); otherwise a file picker is used. */
  readonly captureSupported: boolean;
  /** False if the device is known to have no camera; "Add" then opens the file picker. */
  readonly hasCamera?: boolean;
  /** Shown if the browser does not support camera capture: how to continue in one that does. */
  readonly cameraAdvice?: ReactNode;
  /** Where a file may be chosen in place of a photo (decision 3.17). */
  readonly filePicker?: FilePickerRule | undefined;
  readonly actions: ConfirmActions;
}

/** Rendered anew only if one of its tiles has changed. */
const OneSection = memo(DocumentSection);

/**
 * The confirm screen (§2) as a function of its session's snapshot, and of the photo that is shown in full screen.
 * While photos are to be added, the bar offers only the next of them, before the tiles in the Tab order, and the disabled
 * confirm button (§5) is at the end of the content.
 */
export function ConfirmView(props: ConfirmViewProps) {
  const { snapshot, captureSupported, hasCamera = true, cameraAdvice, actions } = props;
  const { filePicker = defaultFilePickerRule } = props;
  const { sections, deletion } = snapshot;
  const { t } = useTranslation();
  const [introId, reasonId] = [useId(), useId()];
  const reason = disabledReason(t, snapshot);
  const asked = useAskedReason(reason);
  const tiles = sections.flatMap((section) => section.tiles);
  const [opened, setOpened] = useState<PhotoName | null>(null);
  const openTile = tiles.find(({ photo }) => photo === opened);
  // A photo that is added later must not open by itself.
  if (opened !== null && (openTile === undefined || openTile.state.name === 'empty')) setOpened(null);
  const nothingRequired = sections.length === 0;
  const hasKept = hasKeptPhoto(snapshot);
  const intro = nothingRequired ? 'confirm.introNothing' : hasKept ? 'confirm.introKept' : 'confirm.intro';
  const hasIntro = nothingRequired || tiles.some(({ state }) => state.name !== 'empty');
  // The bar says what is missing, or that all was received.
  const saysState = reason !== null || (!nothingRequired && !hasKept);
  const source = photoSourceOf(captureSupported, hasCamera);
  const offersFile = source !== 'camera' || offersFiles(filePicker, null);
  return (
    <Screen
      name="confirm"
      actionsFirst={tilesToAdd(snapshot).length > 0}
      head={
        <Intro>
          <ScreenHeading describedBy={saysState ? reasonId : introId}>
            {nothingRequired ? t('confirm.titleNothing') : t('confirm.title')}
          </ScreenHeading>
          {hasIntro && <IntroText id={introId}>{t(intro)}</IntroText>}
        </Intro>
      }
      actions={
        <ConfirmBar
          snapshot={snapshot}
          source={source}
          reason={reason}
          reasonId={reasonId}
          asked={asked}
          actions={actions}
        />
      }
    >
      <Review>
        {snapshot.adminComment !== null && (
          <AdminComment title={t('status.refused.lastPhotos')} comment={snapshot.adminComment} />
        )}
        {!captureSupported && !nothingRequired && (
          <Notice tone="info">
            <p>{t('confirm.cameraUnsupported')}</p>
            {cameraAdvice}
          </Notice>
        )}
        {!offersFile && tilesToAdd(snapshot).length > 0 && (
          <Notice tone="info">
            <p>{t('capture.cameraOnly.text')}</p>
          </Notice>
        )}
        {sections.map((section) => (
          <OneSection
            key={section.document}
            section={section}
            deletion={deletion}
            source={source}
            offersFile={offersFile}
            actions={actions}
            onOpen={setOpened}
          />
        ))}
        {tilesToAdd(snapshot).length > 0 && (
          <ConfirmButton
            snapshot={snapshot}
            reasonId={reasonId}
            onAsk={asked.ask}
            onConfirm={actions.finish}
          />
        )}
      </Review>
      {openTile !== undefined && openTile.state.name !== 'empty' && (
        <PhotoViewer
          photo={openTile.photo}
          state={openTile.state}
          canRetry={openTile.state.name === 'failed' && openTile.problem === null}
          source={source}
          actions={actions}
          onClose={() => setOpened(null)}
        />
      )}
      {deletion.status !== 'none' && (
        <DeleteModal
          photo={deletion.photo}
          state={tiles.find(({ photo }) => photo === deletion.photo)?.state ?? noPhoto}
          deleting={deletion.status === 'deleting'}
          onNo={actions.cancelDeletion}
          onYes={() => {
            // If the photo can't be deleted, a toast says so, which waits while a modal dialog is open.
            setOpened(null);
            actions.confirmDeletion();
          }}
        />
      )}
    </Screen>
  );
}

const noPhoto = { name: 'empty' } as const;

/** Dense, so that the five photos of a complete review and the action bar fit on the screen of a phone. */
const Review = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Intro = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
  margin-top: calc(-1 * ${space.x2});
`;

const IntroText = styled.p`
  color: ${color.inkMuted};
  line-height: ${leading.heading};
`;
