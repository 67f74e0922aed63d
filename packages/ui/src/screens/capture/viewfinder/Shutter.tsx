import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusRing } from '../../../theme/focus-ring.ts';
import { media, motion, radius, target, viewfinder } from '../../../theme/tokens.ts';

export interface ShutterProps {
  readonly disabled: boolean;
  /** Whether the ring on the mask closes: then the shutter's is of its colour. */
  readonly isClosing: boolean;
  readonly onClick: () => void;
}

/** The capture button (§2). It keeps the focus while it is disabled. */
export function Shutter({ disabled, isClosing, onClick }: ShutterProps) {
  const { t } = useTranslation();
  return (
    <ShutterButton
      type="button"
      data-action="shutter"
      aria-label={t('capture.shutter')}
      aria-disabled={disabled || undefined}
      data-closing={isClosing || undefined}
      onClick={disabled ? undefined : onClick}
    />
  );
}

const ShutterButton = styled.button`
  position: relative;
  display: grid;
  flex: none;
  width: ${target.shutter};
  height: ${target.shutter};
  padding: 4px;
  border: 4px solid ${viewfinder.shutter};
  border-radius: ${radius.pill};
  background: transparent;
  cursor: pointer;
  transition: border-color ${motion.base} ${motion.easing};
  ${focusRing}
  &[data-closing] {
    border-color: ${viewfinder.good};
  }

  &::before {
    content: '';
    border-radius: inherit;
    background: ${viewfinder.shutter};
    transition:
      transform ${motion.fast} ${motion.easing},
      background-color ${motion.fast} ${motion.easing};
  }
  &:active:not([aria-disabled])::before {
    background: ${viewfinder.shutterPressed};
    transform: scale(0.9);
  }
  &[aria-disabled] {
    border-color: ${viewfinder.controlOutline};
    cursor: default;
  }
  &[aria-disabled]::before {
    background: ${viewfinder.control};
  }
  ${media.forcedColors} {
    &::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[aria-disabled]::before {
      background: GrayText;
    }
  }
`;
