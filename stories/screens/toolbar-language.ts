import type { LanguageChoice } from '@recto/ui';
import { useGlobals } from 'storybook/preview-api';
import { lookOf } from '../../.storybook/toolbar.ts';

/** A language switcher that shows and sets the language of Storybook's toolbar. */
export function useToolbarLanguage(): LanguageChoice {
  const [globals, updateGlobals] = useGlobals();
  return { language: lookOf(globals).language, onChange: (language) => updateGlobals({ language }) };
}
