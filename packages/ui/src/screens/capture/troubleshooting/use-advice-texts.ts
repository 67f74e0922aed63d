import type { AdviceStep, BrowserName, Diagnosis, InAppBrowser, Platform } from '@recto/core';
import { useTranslation } from 'react-i18next';

/** Names of browsers and apps, the same in every language. */
const browsers: Readonly<Record<Exclude<BrowserName, 'other'>, string>> = {
  safari: 'Safari',
  chrome: 'Chrome',
  firefox: 'Firefox',
  samsung: 'Samsung Internet',
  edge: 'Edge',
  opera: 'Opera',
};

const apps: Readonly<Record<Exclude<InAppBrowser, 'unknown'>, string>> = {
  messenger: 'Messenger',
  facebook: 'Facebook',
  instagram: 'Instagram',
  whatsapp: 'WhatsApp',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
  tiktok: 'TikTok',
  telegram: 'Telegram',
  pinterest: 'Pinterest',
  x: 'X',
  line: 'LINE',
  wechat: 'WeChat',
  google: 'Google',
};

/** The pre-installed browser of each platform. */
const defaultBrowser: Readonly<Record<Platform, string>> = {
  ios: browsers.safari,
  android: browsers.chrome,
  other: browsers.chrome,
};

interface AdviceTexts {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
}

/** The translated texts for a diagnosis and its steps, with the names of this browser and app filled in. */
export function useAdviceTexts(diagnosis: Diagnosis, steps: readonly AdviceStep[]): AdviceTexts {
  const { t } = useTranslation();
  const { cause, family } = diagnosis;
  const unnamed = family.isOwnApp ? 'capture.cameraError.thisApp' : 'capture.cameraError.thisBrowser';
  const browser = family.browser === 'other' ? t(unnamed) : browsers[family.browser];
  const target = defaultBrowser[family.platform];
  const names = {
    browser,
    target,
    restart: t('capture.cameraError.restart'),
    otherPhone: t('capture.cameraError.otherPhone'),
    chooseInstead: t('capture.cameraError.chooseInstead'),
  };
  const app =
    'app' in diagnosis && diagnosis.app !== 'unknown'
      ? apps[diagnosis.app]
      : t('capture.cameraError.otherApp');
  return {
    title: t(`capture.cameraError.title.${cause}`),
    text: t(`capture.cameraError.text.${cause}`, { app }),
    steps: steps.map((step, index) => {
      const text = t(`capture.cameraError.step.${step}`, names);
      const isAlternative = steps[index - 1] === 'reloadAndAllow';
      return isAlternative ? t('capture.cameraError.notAsked', { step: text }) : text;
    }),
  };
}
