import { photos, type DocumentName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { Opening } from '../../components/layout/Opening.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { color } from '../../theme/tokens.ts';
import { DocumentList } from './DocumentList.tsx';
import { PhotoTips } from './PhotoTips.tsx';

export interface StartViewProps {
  /** Greets by name where there is one (§1). */
  readonly lastname: string | null;
  /** What the procedure asks for, in the order in which it is photographed; it may be nothing. */
  readonly documents: readonly DocumentName[];
  /** The start call is in progress: the button is disabled (§2). */
  readonly starting: boolean;
  readonly onStart: () => void;
}

/** The start screen (§2): who is spoken to, what is needed, and one button. */
export function StartView({ lastname, documents, starting, onStart }: StartViewProps) {
  const { t } = useTranslation();
  const name = lastname?.trim() ?? '';
  const nothing = documents.length === 0;
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
      <Opening>
        <ScreenHeading>
          {name === '' ? t('start.greetingGeneric') : t('start.greeting', { lastname: name })}
        </ScreenHeading>
        <p>{nothing ? t('start.introNothing') : t('start.intro')}</p>
      </Opening>
      {!nothing && (
        <>
          <DocumentList documents={documents} />
          <PhotoTips withFace={asksForFace(documents)} />
          <Aside>{t('start.cameraNotice')}</Aside>
        </>
      )}
    </Screen>
  );
}

function asksForFace(documents: readonly DocumentName[]): boolean {
  return photos.some(({ document, frame }) => frame === 'face' && documents.includes(document));
}

const Aside = styled.p`
  color: ${color.inkMuted};
`;
