import type { AdviceStep, BrowserName, Diagnosis, InAppBrowser, Platform } from '@recto/core';
import { useTranslation } from 'react-i18next';

/** Browsers and apps are called the same in every language. */
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

/** The browser that every phone of a platform has. */
const usualBrowser: Readonly<Record<Platform, string>> = {
  ios: browsers.safari,
  android: browsers.chrome,
  other: browsers.chrome,
};

interface AdviceWords {
  readonly title: string;
  readonly text: string;
  readonly steps: readonly string[];
}

/** The words for a diagnosis and its advice, for this very browser. */
export function useAdviceTexts(diagnosis: Diagnosis, steps: readonly AdviceStep[]): AdviceWords {
  const { t } = useTranslation();
  const { cause, family } = diagnosis;
  const browser =
    family.browser === 'other' ? t('capture.cameraError.thisBrowser') : browsers[family.browser];
  const target = usualBrowser[family.platform];
  const restart = t('capture.cameraError.restart');
  const app =
    'app' in diagnosis && diagnosis.app !== 'unknown'
      ? apps[diagnosis.app]
      : t('capture.cameraError.otherApp');
  return {
    title: t(`capture.cameraError.title.${cause}`),
    text: t(`capture.cameraError.text.${cause}`, { app }),
    steps: steps.map((step, index) => {
      const words = t(`capture.cameraError.step.${step}`, { browser, target, restart });
      const isOtherwise = steps[index - 1] === 'reloadAndAllow';
      return isOtherwise ? t('capture.cameraError.notAsked', { step: words }) : words;
    }),
  };
}
