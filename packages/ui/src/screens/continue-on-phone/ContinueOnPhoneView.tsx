import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../../components/layout/Page.tsx';
import { ScreenIntro } from '../../components/layout/ScreenIntro.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { color, space, weight } from '../../theme/tokens.ts';
import { QrCode } from './QrCode.tsx';

export interface ContinueOnPhoneViewProps {
  /** The procedure's URL, checked by `safeLink` in core; null shows only the text. */
  readonly webappUrl: string | null;
}

/** `/mobile` (§2): asks desktop visitors to continue on a phone. If the QR code can't be drawn, the text does not mention it. */
export function ContinueOnPhoneView({ webappUrl }: ContinueOnPhoneViewProps) {
  const { t } = useTranslation();
  const [canDraw, setCanDraw] = useState(true);
  return (
    <Page>
      <Screen name="mobile">
        <ScreenIntro>
          <ScreenHeading>{t('mobile.title')}</ScreenHeading>
          <p>{webappUrl === null || !canDraw ? t('mobile.noLink') : t('mobile.text')}</p>
        </ScreenIntro>
        {webappUrl !== null && (
          <>
            <QrCode value={webappUrl} label={t('mobile.qrCodeAlt')} onFailure={() => setCanDraw(false)} />
            <p>
              {t('mobile.linkLabel')} <Address>{webappUrl}</Address>
            </p>
          </>
        )}
      </Screen>
    </Page>
  );
}

/** To be typed by hand, so it breaks anywhere and is never hyphenated. */
const Address = styled.span`
  display: block;
  margin-top: ${space.x1};
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  hyphens: none;
  user-select: all;
`;
