import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useRestoreFocus } from '../../components/use-restore-focus.ts';
import { focusRing } from '../../theme/focus-ring.ts';
import { media, motion, radius, target, viewfinder } from '../../theme/tokens.ts';

export interface ShutterProps {
  readonly disabled: boolean;
  readonly onClick: () => void;
}

/** The capture button (§2). */
export function Shutter({ disabled, onClick }: ShutterProps) {
  const { t } = useTranslation();
  return (
    <ShutterButton
      {...useRestoreFocus<HTMLButtonElement>(disabled)}
      type="button"
      data-action="shutter"
      aria-label={t('capture.shutter')}
      disabled={disabled}
      onClick={onClick}
    />
  );
}

const ShutterButton = styled.button`
  display: grid;
  flex: none;
  width: ${target.shutter};
  height: ${target.shutter};
  padding: 4px;
  border: 4px solid ${viewfinder.shutter};
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
  transition: opacity ${motion.base} ${motion.easing};
  ${focusRing}

  &::before {
    content: '';
    border-radius: inherit;
    background: ${viewfinder.shutter};
    transition:
      transform ${motion.fast} ${motion.easing},
      background-color ${motion.fast} ${motion.easing};
  }
  &:active:enabled::before {
    background: ${viewfinder.shutterPressed};
    transform: scale(0.9);
  }
  &:disabled {
    border-color: ${viewfinder.controlOutline};
    cursor: default;
  }
  &:disabled::before {
    background: ${viewfinder.control};
  }
  ${media.forcedColors} {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &:disabled::before {
      background: GrayText;
    }
  }
`;
