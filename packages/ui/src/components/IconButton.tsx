import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { color, media, motion, radius, stroke, target } from '../theme/tokens.ts';
import type { ActionName } from './action-name.ts';
import { useFocusRegained } from './use-focus-regained.ts';

export interface IconButtonProps {
  readonly icon: ReactNode;
  /** What it does, for a screen reader; nothing else says it. */
  readonly label: string;
  readonly action: ActionName;
  readonly onClick: () => void;
  /** Sets the real `disabled` attribute. A focus that is lost by it comes back afterwards. */
  readonly disabled?: boolean;
}

/** A round button with nothing but an icon: 44 px, for what everyone knows by sight. */
export function IconButton({ icon, label, action, onClick, disabled = false }: IconButtonProps) {
  return (
    <RoundButton
      {...useFocusRegained<HTMLButtonElement>(disabled)}
      type="button"
      data-action={action}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
    </RoundButton>
  );
}

const RoundButton = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  width: ${target.main};
  height: ${target.main};
  padding: 0;
  border: ${stroke.control} solid transparent;
  border-radius: ${radius.pill};
  background: transparent;
  color: inherit;
  cursor: pointer;
  transition: background-color ${motion.fast} ${motion.easing};
  ${focusRing}

  ${media.hover} {
    &:hover:enabled {
      background: ${color.wash};
    }
  }
  &:active:enabled {
    background: ${color.accentWash};
  }
  &:disabled {
    color: ${color.disabledInk};
    cursor: default;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
