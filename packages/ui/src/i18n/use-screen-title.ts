import { useTranslation } from 'react-i18next';
import type { frFr } from './fr-fr.ts';
import { useDocumentLanguage } from './use-document-language.ts';

/** Gives the page the title of a screen, and its language. */
export function useScreenTitle(screen: keyof typeof frFr.documentTitle): void {
  const { t } = useTranslation();
  useDocumentLanguage(t(`documentTitle.${screen}`));
}
