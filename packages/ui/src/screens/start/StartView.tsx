import { photos, type DocumentName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { ScreenIntro } from '../../components/layout/ScreenIntro.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { color } from '../../theme/tokens.ts';
import { DocumentList } from './DocumentList.tsx';
import { PhotoTips } from './PhotoTips.tsx';

export interface StartViewProps {
  /** For the greeting; null gives a generic one (§1). */
  readonly lastname: string | null;
  /** The required documents in the order in which they are photographed; may be empty. */
  readonly documents: readonly DocumentName[];
  /** The start call is in progress: the button is disabled (§2). */
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** The start screen (§2): greeting, required documents, tips and a start button. */
export function StartView({ lastname, documents, starting, onStart }: StartViewProps) {
  const { t } = useTranslation();
  const name = lastname?.trim() ?? '';
  const nothingRequired = documents.length === 0;
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
          {t('start.action')}
        </Button>
      }
    >
      <ScreenIntro>
        <ScreenHeading>
          {name === '' ? t('start.greetingGeneric') : t('start.greeting', { lastname: name })}
        </ScreenHeading>
        <p>{nothingRequired ? t('start.introNothing') : t('start.intro')}</p>
      </ScreenIntro>
      {!nothingRequired && (
        <>
          <DocumentList documents={documents} />
          <PhotoTips withFace={needsFace(documents)} />
          <CameraNotice>{t('start.cameraNotice')}</CameraNotice>
        </>
      )}
    </Screen>
  );
}

function needsFace(documents: readonly DocumentName[]): boolean {
  return photos.some(({ document, frame }) => frame === 'face' && documents.includes(document));
}

const CameraNotice = styled.p`
  color: ${color.inkMuted};
`;
