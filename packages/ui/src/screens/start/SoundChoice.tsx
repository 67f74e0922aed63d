import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { SoundIcon } from '../../components/icons/icons.tsx';
import { inlineSign } from '../../theme/direction.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { rem } from '../../theme/rem.ts';
import {
  color,
  leading,
  media,
  motion,
  radius,
  space,
  stroke,
  target,
  textSize,
} from '../../theme/tokens.ts';

export interface SoundChoiceProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

/**
 * Offers framing by ear and touch before the camera opens: no page can tell that a screen reader is in use
 * (decision 4.3). A quiet row below the documents, above the action bar.
 */
export function SoundChoice({ isOn, onToggle }: SoundChoiceProps) {
  const { t } = useTranslation();
  return (
    <Switch type="button" role="switch" aria-checked={isOn} data-action="sound" onClick={onToggle}>
      <Sign>
        <SoundIcon size={space.x6} />
      </Sign>
      <span>{t('start.sound')}</span>
      <Track aria-hidden="true" />
    </Switch>
  );
}

const Switch = styled.button`
  display: flex;
  gap: ${space.x3};
  align-items: center;
  width: 100%;
  min-height: ${target.main};
  margin-top: ${space.x2};
  padding-block: ${space.x1};
  padding-inline: ${space.x2} ${space.x3};
  border: 0;
  border-radius: ${radius.medium};
  background: transparent;
  color: inherit;
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  text-align: start;
  cursor: pointer;
  ${focusRing}
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

/** As wide as the drawings in the list above. Large text needs its room. */
const Sign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${rem(3)};
  color: ${color.accentInk};
  ${media.largeText} {
    display: none;
  }
`;

/** The knob is where a line ends, on the accent, when the switch is on. */
const Track = styled.span`
  flex: none;
  box-sizing: border-box;
  width: ${rem(2.75)};
  height: ${rem(1.625)};
  padding: 3px;
  border: ${stroke.control} solid ${color.inkMuted};
  border-radius: ${radius.pill};
  &::before {
    display: block;
    height: 100%;
    aspect-ratio: 1;
    border-radius: inherit;
    background: ${color.inkMuted};
    transition: transform ${motion.fast} ${motion.easing};
    content: '';
  }
  [aria-checked='true'] > & {
    border-color: ${color.accent};
    background: ${color.accent};
  }
  [aria-checked='true'] > &::before {
    background: ${color.onAccent};
    transform: translateX(calc(${rem(1.125)} * ${inlineSign}));
  }
  ${media.forcedColors} {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    [aria-checked='true'] > & {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`;
