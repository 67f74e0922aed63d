import type { PhoneProgress } from '@recto/core';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../components/Button.tsx';
import { LanguageSwitcher, type LanguageChoice } from '../../components/LanguageSwitcher.tsx';
import { LiveRegion } from '../../components/LiveRegion.tsx';
import { Notice } from '../../components/Notice.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { ScreenIntro } from '../../components/layout/ScreenIntro.tsx';
import { Screen } from '../../components/layout/Screen.tsx';
import { ScreenHeading } from '../../components/layout/ScreenHeading.tsx';
import { CopyLinkResult } from '../../components/copy-link/CopyLinkResult.tsx';
import { useCopyLink, type LinkToShare } from '../../components/copy-link/use-copy-link.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { media, radius, safeArea, space, weight } from '../../theme/tokens.ts';
import { QrCode } from './QrCode.tsx';

export interface ContinueOnPhoneViewProps {
  /** The procedure's URL, checked by `safeLink` in core; null shows only the text. */
  readonly webappUrl: string | null;
  readonly progress: PhoneProgress;
  readonly copy: LinkToShare['copy'];
  readonly languageChoice: LanguageChoice;
}

/**
 * `/mobile` (§2): asks desktop visitors to continue on a phone, and says what the phone has done (decision 8.11).
 * If the QR code can't be drawn, the text does not mention it.
 */
export function ContinueOnPhoneView(props: ContinueOnPhoneViewProps) {
  const { webappUrl, progress, copy, languageChoice } = props;
  const { t } = useTranslation();
  const [canDraw, setCanDraw] = useState(true);
  const news = newsAbout(t, progress);
  return (
    <Page headerEnd={<LanguageSwitcher {...languageChoice} />}>
      <Screen name="mobile" centred>
        <Centred>
          <ScreenIntro>
            <ScreenHeading>{t('mobile.title')}</ScreenHeading>
            <p>{webappUrl === null || !canDraw ? t('mobile.noLink') : t('mobile.text')}</p>
          </ScreenIntro>
          {news !== null && (
            <Notice tone="success" title={news.title}>
              {news.text !== null && <p>{news.text}</p>}
            </Notice>
          )}
          {webappUrl !== null && (
            <>
              <QrCode value={webappUrl} label={t('mobile.qrCodeAlt')} onFailure={() => setCanDraw(false)} />
              <LinkAndCopy link={webappUrl} copy={copy} />
            </>
          )}
          <LiveRegion message={news === null ? null : `${news.title}. ${news.text ?? ''}`} />
        </Centred>
      </Screen>
    </Page>
  );
}

/** What the phone has done; null before it has begun. */
function newsAbout(t: TFunction, progress: PhoneProgress) {
  switch (progress.name) {
    case 'waiting':
      return null;
    case 'started': {
      const { required } = progress;
      return { title: t('mobile.started'), text: required === 0 ? null : t('mobile.received', progress) };
    }
    case 'submitted':
      return progress.required === 0
        ? { title: t('status.finished.titleNothing'), text: t('status.finished.textNothing') }
        : { title: t('status.finished.title'), text: t('status.finished.text') };
  }
}

/** A longer link is cut where it is shown, in characters: it is too long to be typed. */
const longestShown = 120;

/** The link, to be opened or typed by hand, and a button that copies it. */
function LinkAndCopy({ link, copy }: LinkToShare) {
  const { t } = useTranslation();
  const [copyAttempt, copyLink] = useCopyLink({ link, copy });
  return (
    <Actions>
      <p>
        <span>{`${t('mobile.linkLabel')} `}</span>
        <Address href={link} referrerPolicy="no-referrer">
          <bdi dir="ltr">{link.length > longestShown ? `${link.slice(0, longestShown)}…` : link}</bdi>
        </Address>
      </p>
      <Button action="copy-link" variant="secondary" size="compact" onClick={copyLink}>
        {t('link.copy')}
      </Button>
      <CopyLinkResult attempt={copyAttempt} refusedText={t('mobile.copyByHand')} />
    </Actions>
  );
}

/** On a desktop, everything is centred. */
const Centred = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  padding-bottom: ${safeArea.bottom};
  ${media.wide} {
    justify-items: center;
    text-align: center;
    text-wrap: balance;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.x3};
  ${media.wide} {
    justify-items: center;
  }
`;

/** It can be typed by hand, so it breaks anywhere and is never hyphenated. */
const Address = styled.a`
  display: block;
  margin-top: ${space.x1};
  border-radius: ${radius.small};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  hyphens: none;
  ${focusRing}
`;
