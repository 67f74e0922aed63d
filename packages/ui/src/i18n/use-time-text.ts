import { languageTag } from './language-tag.ts';
import { useLanguage } from './use-language.ts';

/** @returns writes a time, in ms since 1970, with its date, in the page's language and the phone's time zone. */
export function useTimeText(): (time: number) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLanguage()), {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (time) => format.format(time);
}
