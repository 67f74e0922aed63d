import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActionName } from '../../../components/action-name.ts';
import { focusRing } from '../../../theme/focus-ring.ts';
import { rem } from '../../../theme/rem.ts';
import { leading, motion, radius, space, stroke, textSize, viewfinder } from '../../../theme/tokens.ts';
import { largestText, low, small } from '../layout/capture-layout.tsx';

export interface ViewfinderButtonProps {
  readonly action: ActionName;
  readonly icon: ReactNode;
  /** The accessible name; also shown below the icon if `labelled`. */
  readonly label: string;
  /** Whether the label is shown, if there is room. */
  readonly labelled?: boolean;
  readonly onClick: () => void;
}

/** A round button beside the shutter, smaller than it. */
export function ViewfinderButton({ action, icon, label, labelled = false, onClick }: ViewfinderButtonProps) {
  return (
    <Control type="button" data-action={action} aria-label={label} onClick={onClick}>
      <Disc>{icon}</Disc>
      {labelled && <Label>{label}</Label>}
    </Control>
  );
}

/** The padding aligns the disc with the shutter: (shutter − disc) / 2. */
const Control = styled.button`
  display: grid;
  justify-items: center;
  gap: ${space.x1};
  min-width: 52px;
  padding: 12px 0 0;
  border: 0;
  border-radius: ${radius.small};
  background: transparent;
  color: ${viewfinder.ink};
  cursor: pointer;
  ${focusRing}
  &:active > :first-child {
    background: ${viewfinder.controlPressed};
  }
`;

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  border: ${stroke.control} solid ${viewfinder.controlOutline};
  border-radius: ${radius.pill};
  background: ${viewfinder.control};
  transition: background-color ${motion.fast} ${motion.easing};
`;

/** A short text beside the shutter, if there is room. */
export const Label = styled.span`
  max-width: ${rem(7.5)};
  font-size: ${textSize.small};
  line-height: ${leading.control};
  ${small} {
    font-size: ${rem(0.8125)};
  }
  /* There is no room; the button has the label as its name. */
  ${low} {
    display: none;
  }
  ${largestText} {
    display: none;
  }
`;
