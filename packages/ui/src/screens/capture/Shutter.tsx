import type { CaptureRing as Ring } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus-ring.ts';
import { CaptureRing } from './guidance/CaptureRing.tsx';
import { media, motion, radius, target, viewfinder } from '../../theme/tokens.ts';

export interface ShutterProps {
  readonly disabled: boolean;
  /** The ring that closes before a photo is taken automatically; null for none. */
  readonly ring: Ring | null;
  readonly onClick: () => void;
}

/** The capture button (§2). It keeps the focus while it is disabled. */
export function Shutter({ disabled, ring, onClick }: ShutterProps) {
  const { t } = useTranslation();
  return (
    <ShutterButton
      type="button"
      data-action="shutter"
      aria-label={t('capture.shutter')}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
    >
      {ring !== null && <CaptureRing ring={ring} />}
    </ShutterButton>
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
