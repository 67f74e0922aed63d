import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Page } from '../../components/layout/Page.tsx';
import { Opening } from '../../components/layout/Opening.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { color, space, weight } from '../../theme/tokens.ts';
import { QrCode } from './QrCode.tsx';

export interface ContinueOnPhoneViewProps {
  /** This procedure's own address, checked already (`safeLink` in core); null shows the text alone. */
  readonly webappUrl: string | null;
}

/** `/mobile` (§2): a visitor at a desk goes on with a phone. Where no code can be drawn, nobody is asked to scan one. */
export function ContinueOnPhoneView({ webappUrl }: ContinueOnPhoneViewProps) {
  const { t } = useTranslation();
  const [drawn, setDrawn] = useState(true);
  return (
    <Page>
      <Screen name="mobile">
        <Opening>
          <ScreenHeading>{t('mobile.title')}</ScreenHeading>
          <p>{webappUrl === null || !drawn ? t('mobile.noLink') : t('mobile.text')}</p>
        </Opening>
        {webappUrl !== null && (
          <>
            <QrCode value={webappUrl} label={t('mobile.qrCodeAlt')} onFailure={() => setDrawn(false)} />
            <p>
              {t('mobile.linkLabel')} <Address>{webappUrl}</Address>
            </p>
          </>
        )}
      </Screen>
    </Page>
  );
}

/** To be typed, so it is broken anywhere and never hyphenated. */
const Address = styled.span`
  display: block;
  margin-top: ${space.x1};
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  hyphens: none;
  user-select: all;
`;
