import { photos, type DocumentName, type PhotoName } from '@recto/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/use-brand.ts';
import { Button } from '../../components/Button.tsx';
import { ScreenIntro } from '../../components/layout/ScreenIntro.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { color, leading, space, textSize, weight } from '../../theme/tokens.ts';
import { DocumentList } from './DocumentList.tsx';
import { PhotoTips } from './PhotoTips.tsx';
import { SoundChoice, type SoundChoiceProps } from './SoundChoice.tsx';

export interface StartViewProps {
  /** Shown below the greeting; null shows the greeting alone (§1.3; decision 8.3). */
  readonly lastname: string | null;
  /** The required documents in the order in which they are photographed; may be empty. */
  readonly documents: readonly DocumentName[];
  /** Which of their photos are still to be taken, in the same order; all by default. */
  readonly missing?: readonly PhotoName[];
  /** The photos were refused: those that are missing are taken again. False by default. */
  readonly isAgain?: boolean;
  /** The start call is in progress: the button is disabled (§2). */
  readonly starting: boolean;
  readonly onStart: () => void;
  /** Photos of cards take themselves in the viewfinder: the screen says so before. */
  readonly autoCapture: boolean;
  /** The phone checks how a face is placed and seen before it is photographed: the screen says so (decision 8.13). */
  readonly checksFace: boolean;
  /** The choice of being guided by sound and vibration; null if it is not offered. */
  readonly sound: SoundChoiceProps | null;
}

/**
 * The start screen (§2): greeting, who asks for the photos and where they go, how many there are, the
 * required documents, tips and a start button. If some of the photos are there already, it names those that are
 * missing, and shows only their documents (decision 7.6).
 */
export function StartView(props: StartViewProps) {
  const { lastname, documents, starting, onStart, autoCapture, checksFace, sound, isAgain = false } = props;
  const { t } = useTranslation();
  const brand = useBrand();
  const [nameId, introId, summaryId, autoId] = [useId(), useId(), useId(), useId()];
  const name = lastname?.trim() ?? '';
  const required = photos.filter(({ document }) => documents.includes(document));
  const toTake = required.filter((photo) => props.missing?.includes(photo.name) ?? true);
  const nothingRequired = required.length === 0;
  const nothingMissing = toTake.length === 0;
  const count = toTake.length;
  const names = toTake.map((photo) => t(`photos.name.${photo.name}`));
  const saysAutomatic = autoCapture && toTake.some(({ frame }) => frame === 'card');
  const intro = brand === null ? t('start.intro') : t('brand.startIntro', { recipient: brand.recipient });
  const introNothing = nothingRequired ? t('start.introNothing') : t('start.introComplete');
  return (
    <Screen
      name="start"
      actions={
        <Button
          action="start"
          onClick={onStart}
          disabled={starting}
          busyLabel={starting ? t('start.inProgress') : null}
        >
          {nothingMissing && !nothingRequired ? t('start.goOn') : t('start.action')}
        </Button>
      }
    >
      <ScreenIntro>
        <Greeting>
          <ScreenHeading describedBy={`${nameId} ${introId} ${summaryId} ${autoId}`}>
            {t('start.greeting')}
          </ScreenHeading>
          {name !== '' && <Lastname id={nameId}>{t('start.lastname', { lastname: name })}</Lastname>}
        </Greeting>
        <p id={introId}>{nothingMissing ? introNothing : intro}</p>
        {!nothingMissing && (
          <div>
            <Summary id={summaryId}>
              {count === required.length
                ? t('start.summary', { count })
                : t(isAgain ? 'start.again' : 'confirm.missing', { count, photos: names })}
            </Summary>
            {saysAutomatic && <AutoPhoto id={autoId}>{t('start.autoPhoto')}</AutoPhoto>}
          </div>
        )}
      </ScreenIntro>
      {!nothingMissing && (
        <>
          <DocumentList photos={toTake} checksFace={checksFace}>
            {sound !== null && <SoundChoice {...sound} />}
          </DocumentList>
          <PhotoTips photos={toTake} />
          <CameraNotice>{t('start.cameraNotice')}</CameraNotice>
        </>
      )}
    </Screen>
  );
}

const Greeting = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x1};
`;

/** A name, so it is never hyphenated. */
const Lastname = styled.p`
  color: ${color.inkMuted};
  line-height: ${leading.heading};
  overflow-wrap: anywhere;
  hyphens: manual;
`;

const Summary = styled.p`
  font-weight: ${weight.bold};
`;

const AutoPhoto = styled.p`
  color: ${color.inkMuted};
  text-wrap: pretty;
`;

const CameraNotice = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;
