import { languageOf, languages, type Language } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { languageNames, languageTag } from '../i18n/language-names.ts';
import { focusRing } from '../theme/focus-ring.ts';
import { color, radius, size, space, stroke, target } from '../theme/tokens.ts';
import type { ActionName } from './action-name.ts';
import { ChevronDownIcon, GlobeIcon } from './icons/icons.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export interface LanguageSwitcherProps {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}

const action: ActionName = 'language';

/** Chooses one of the six languages, each shown by its own name (§2). A native `<select>`, so phones show their own list. */
export function LanguageSwitcher({ language, onChange }: LanguageSwitcherProps) {
  const { t } = useTranslation();
  return (
    <Field>
      <VisuallyHidden>{t('failure.language')}</VisuallyHidden>
      <Start>
        <GlobeIcon size={size.iconSmall} />
      </Start>
      <Select
        data-action={action}
        value={language}
        onChange={(event) => onChange(languageOf(event.target.value) ?? language)}
      >
        {languages.map((option) => (
          <option key={option} value={option} lang={languageTag(option)}>
            {languageNames[option]}
          </option>
        ))}
      </Select>
      <End>
        <ChevronDownIcon size={size.iconSmall} />
      </End>
    </Field>
  );
}

const Field = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  color: ${color.ink};
`;

const Start = styled.span`
  position: absolute;
  left: ${space.x3};
  pointer-events: none;
`;

const End = styled(Start)`
  right: ${space.x3};
  left: auto;
`;

const Select = styled.select`
  appearance: none;
  min-height: ${target.main};
  padding: ${space.x1} calc(${size.iconSmall} + ${space.x5}) ${space.x1} calc(${size.iconSmall} + ${space.x5});
  border: ${stroke.control} solid ${color.outline};
  border-radius: ${radius.medium};
  background: ${color.surface};
  ${focusRing}
`;
