import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/focus-ring.ts';
import { color, media, motion, radius, stroke, target } from '../theme/tokens.ts';
import type { ActionName } from './action-name.ts';

export interface IconButtonProps {
  readonly icon: ReactNode;
  /** The accessible name: the button has no visible text. */
  readonly label: string;
  readonly action: ActionName;
  readonly onClick: () => void;
  /** A disabled button ignores clicks, but keeps the focus and its place in the Tab order. */
  readonly disabled?: boolean;
}

/** A round button, 44 px, with an icon only: for icons that everyone knows. */
export function IconButton({ icon, label, action, onClick, disabled = false }: IconButtonProps) {
  return (
    <RoundButton
      type="button"
      data-action={action}
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
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
    &:hover:not([aria-disabled]) {
      background: ${color.wash};
    }
  }
  &:active:not([aria-disabled]) {
    background: ${color.accentWash};
  }
  &[aria-disabled] {
    color: ${color.disabledInk};
    cursor: default;
  }
  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;
