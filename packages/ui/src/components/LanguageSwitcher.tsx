import { languageOf, type Language } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languageName } from '../i18n/language-names.ts';
import { languageTag } from '../i18n/language-tag.ts';
import { offeredLanguages } from '../i18n/use-language.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { color, media, radius, size, space, stroke, target, textSize } from '../theme/tokens.ts';
import type { ActionName } from './action-name.ts';
import { ChevronDownIcon, GlobeIcon } from './icons/icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** The current language, and how to choose another one. */
export interface LanguageChoice {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

const action: ActionName = 'language';

/** Chooses one of the languages, or of those that an operator added, each shown by its own name (§2). A native `<select>`, so phones show their own list. */
export function LanguageSwitcher({ language, onChange }: LanguageChoice) {
  const { t, i18n } = useTranslation();
  const languages = offeredLanguages(i18n);
  return (
    <Field>
      <VisuallyHidden>{t('failure.language')}</VisuallyHidden>
      <Start>
        <GlobeIcon size={size.iconSmall} />
      </Start>
      <Select
        data-action={action}
        value={language}
        onChange={(event) => onChange(languageOf(event.target.value, languages) ?? language)}
      >
        {languages.map((option) => (
          <option key={option} value={option} lang={languageTag(option)}>
            {languageName(option)}
          </option>
        ))}
      </Select>
      <End>
        <ChevronDownIcon size={size.iconSmall} />
      </End>
    </Field>
  );
}

/** Its icons are aligned with the edges of the column. */
const Field = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  margin-inline-end: calc(-1 * ${space.x2});
  color: ${color.inkMuted};
`;

const Start = styled.span`
  position: absolute;
  inset-inline-start: ${space.x2};
  pointer-events: none;
`;

const End = styled(Start)`
  inset-inline: auto ${space.x2};
`;

const Select = styled.select`
  appearance: none;
  min-height: ${target.main};
  max-width: 100%;
  padding-block: ${space.x1};
  padding-inline: calc(${size.iconSmall} + ${space.x4}) calc(${size.iconSmall} + ${space.x3});
  border: ${stroke.control} solid transparent;
  border-radius: ${radius.medium};
  background: transparent;
  font-size: ${textSize.small};
  field-sizing: content;
  cursor: pointer;
  ${focusRing}

  ${media.hover} {
    &:hover {
      background: ${color.wash};
    }
  }
  > option {
    background: ${color.surface};
    color: ${color.ink};
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
