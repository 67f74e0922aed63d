import { photos, type DocumentName, type PhotoName, type RefusedPhotos } from '@recto/core';
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
import { WaitsForConnection } from '../WaitsForConnection.tsx';
import { SoundChoice, type SoundChoiceProps } from './SoundChoice.tsx';
import { StartPicture } from './StartPicture.tsx';

export interface StartViewProps {
  /** Shown after the greeting; null shows the greeting alone (§1.3; decision 8.3). */
  readonly lastname: string | null;
  /** The required documents in the order in which they are photographed; may be empty. */
  readonly documents: readonly DocumentName[];
  /** Which of their photos are still to be taken, in the same order; all by default. Who has begun is welcomed back. */
  readonly missing?: readonly PhotoName[];
  /** The photos were refused: those that are missing are taken again. False by default. */
  readonly isAgain?: boolean;
  /** Why single photos are taken again; none by default. */
  readonly refusals?: RefusedPhotos | undefined;
  /** The start call is in progress: the button is disabled (§2). */
  readonly starting: boolean;
  readonly onStart: () => void;
  /** The start waits for a connection: takes it back. Null if it does not wait. */
  readonly onCancel?: (() => void) | null;
  /** Photos of cards take themselves in the viewfinder: the screen says so before. */
  readonly autoCapture: boolean;
  /** The phone checks how a face is placed and seen before it is photographed: the screen says so (decision 8.13). */
  readonly checksFace: boolean;
  /** The choice of being guided by sound and vibration; null if it is not offered. */
  readonly sound: SoundChoiceProps | null;
}

/**
 * The start screen (§2): what happens, as a picture; greeting; how many photos of what; who asks for them; the required
 * documents, tips and a start button. If some of the photos are there already, it says how many, and names those that are
 * missing (decision 7.6).
 */
export function StartView(props: StartViewProps) {
  const {
    lastname,
    documents,
    starting,
    onStart,
    autoCapture,
    checksFace,
    sound,
    isAgain = false,
    onCancel = null,
  } = props;
  const { t } = useTranslation();
  const brand = useBrand();
  const [nameId, introId, durationId] = [useId(), useId(), useId()];
  const name = lastname?.trim() ?? '';
  const required = photos.filter(({ document }) => documents.includes(document));
  const toTake = required.filter((photo) => props.missing?.includes(photo.name) ?? true);
  const [total, count] = [required.length, toTake.length];
  const hasBegun = count < total;
  const texts = () => {
    if (total === 0) return { title: t('confirm.titleNothing'), intro: t('start.introNothing') };
    if (count === 0) return { title: t('start.complete'), intro: t('start.introComplete') };
    const names = toTake.map((photo) => t(`photos.name.${photo.name}`));
    if (hasBegun)
      return {
        title: t('start.there', { count: total - count, total }),
        // More than two names are quicker to see in the list than to hear.
        intro:
          isAgain || count <= 2
            ? t(isAgain ? 'start.again' : 'confirm.missing', { count, photos: names })
            : t('confirm.stillMissing', { count }),
      };
    return {
      title: t(`start.title.${documents.length === 1 ? documents[0]! : 'several'}`, { count }),
      intro: brand === null ? t('start.intro') : t('brand.startIntro', { recipient: brand.recipient }),
    };
  };
  const { title, intro } = texts();
  const isFirst = count > 0 && !hasBegun;
  return (
    <Screen
      name="start"
      actions={
        <>
          {onCancel !== null && (
            <WaitsForConnection onCancel={onCancel}>{t('start.waitsForConnection')}</WaitsForConnection>
          )}
          <Button
            action="start"
            onClick={onStart}
            disabled={starting}
            busyLabel={
              onCancel !== null ? t('start.waitsForConnection') : starting ? t('start.inProgress') : null
            }
          >
            {isFirst ? t('start.action') : t('start.goOn')}
          </Button>
        </>
      }
    >
      {isFirst && <StartPicture photos={toTake} />}
      <ScreenIntro>
        <div>
          <Greeting>{hasBegun ? t('start.welcomeBack') : t('start.greeting')}</Greeting>
          {name !== '' && <Lastname id={nameId}>{t('start.lastname', { lastname: name })}</Lastname>}
          {/* What is heard before the first action is short: who asks follows. */}
          <ScreenHeading describedBy={`${nameId} ${isFirst ? durationId : introId}`}>{title}</ScreenHeading>
        </div>
        <p id={introId}>{intro}</p>
        {isFirst && <Small id={durationId}>{t('start.duration', { count })}</Small>}
      </ScreenIntro>
      {count > 0 && (
        <>
          <div>
            <DocumentList
              photos={required}
              missing={toTake.map((photo) => photo.name)}
              refusals={props.refusals}
            />
            {sound !== null && <SoundChoice {...sound} />}
          </div>
          {checksFace && toTake.some(({ frame }) => frame === 'face') && (
            <Small>{t('start.faceCheck')}</Small>
          )}
          <PhotoTips photos={toTake} autoCapture={autoCapture} />
        </>
      )}
    </Screen>
  );
}

const Greeting = styled.p`
  font-weight: ${weight.bold};
  line-height: ${leading.heading};
  ~ h1 {
    margin-top: ${space.x1};
  }
`;

/** A name, so it is never hyphenated. */
const Lastname = styled.p`
  color: ${color.inkMuted};
  overflow-wrap: anywhere;
  hyphens: manual;
`;

const Small = styled.p`
  color: ${color.inkMuted};
  font-size: ${textSize.small};
`;
