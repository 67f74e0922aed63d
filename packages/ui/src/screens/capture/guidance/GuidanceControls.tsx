import { photoNamed, type GuidanceSnapshot, type PhotoName } from '@recto/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import type { ActionName } from '../../../components/action-name.ts';
import { AutoIcon, SoundIcon, TorchIcon } from '../../../components/icons/icons.tsx';
import { focusRing } from '../../../theme/focus-ring.ts';
import { largeText, sideBySide } from '../layout/capture-layout.tsx';
import { rem } from '../../../theme/rem.ts';
import {
  leading,
  media,
  radius,
  space,
  stroke,
  target,
  textSize,
  viewfinder,
} from '../../../theme/tokens.ts';
import type { CaptureActions } from '../capture-actions.ts';

export interface GuidanceControlsProps {
  readonly guidance: GuidanceSnapshot;
  readonly photo: PhotoName;
  readonly actions: Pick<CaptureActions, 'toggleAutoCapture' | 'toggleSound' | 'toggleTorch'>;
}

/**
 * The switches of the guidance, over the band below the mask. "Sound and vibration" comes first for the
 * keyboard: a blind customer finds it before anything else of the viewfinder.
 */
export function GuidanceControls({ guidance, photo, actions }: GuidanceControlsProps) {
  const { t } = useTranslation();
  const { autoCapture, sound, torch } = guidance;
  return (
    <Row data-low={photoNamed(photo).frame === 'face' || undefined}>
      {sound.isAvailable && (
        <Toggle
          action="sound"
          isOn={sound.isEnabled}
          icon={<SoundIcon size={space.x5} />}
          label={t('capture.guidance.sound')}
          onClick={actions.toggleSound}
        />
      )}
      {torch !== null && (
        <Toggle
          action="torch"
          isOn={torch.isOn}
          isProposed={torch.isProposed && !torch.isOn}
          icon={<TorchIcon size={space.x5} />}
          label={t('capture.guidance.torch')}
          onClick={actions.toggleTorch}
        />
      )}
      {autoCapture.isAvailable && (
        <Toggle
          action="auto-capture"
          isOn={autoCapture.isEnabled}
          icon={<AutoIcon size={space.x5} />}
          label={t('capture.guidance.autoCapture')}
          isLabelled
          onClick={actions.toggleAutoCapture}
        />
      )}
    </Row>
  );
}

interface ToggleProps {
  readonly action: ActionName;
  readonly isOn: boolean;
  /** It would help now. */
  readonly isProposed?: boolean;
  readonly icon: ReactNode;
  readonly label: string;
  /** Whether the label is shown beside the icon. */
  readonly isLabelled?: boolean;
  readonly onClick: () => void;
}

function Toggle({ action, isOn, isProposed = false, icon, label, isLabelled = false, onClick }: ToggleProps) {
  return (
    <Switch
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      title={label}
      data-action={action}
      data-proposed={isProposed || undefined}
      onClick={onClick}
    >
      <Face>
        <Icon>{icon}</Icon>
        {(isLabelled || isProposed) && <Label>{label}</Label>}
      </Face>
    </Switch>
  );
}

const lower = css`
  min-height: 0;
  margin-bottom: calc(-1 * var(--recto-spare));
`;

/**
 * In the band below the mask of a card. Below an oval, that band is too low for them: they reach down into the room above
 * the shutter, as far as there is any. "Auto photo" is on the left; it comes last in the order of the keyboard.
 */
const Row = styled.div`
  --recto-spare: clamp(0px, (var(--recto-bar-height) - ${target.shutter}) / 2 - ${space.half}, ${rem(3.25)});
  position: relative;
  /* Where they reach into the bar, they are above it. */
  z-index: 1;
  grid-area: square;
  align-self: end;
  justify-self: center;
  display: flex;
  gap: ${space.x1};
  align-items: center;
  justify-content: end;
  font-size: ${textSize.small};
  width: max(var(--recto-square), min(100%, ${rem(24)}));
  min-height: calc(0.2 * var(--recto-square));
  padding: 0 ${space.x2};
  pointer-events: none;
  &[data-low] {
    ${lower}
  }
  ${largeText} {
    ${lower}
    /* The label of the file button needs what is above the shutter. */
    --recto-spare: min(${space.x4}, (var(--recto-bar-height) - ${target.shutter}) / 2);
    /* On one line. */
    font-size: 7cqi;
  }
  ${sideBySide(css`
    /* There is no room below the square. */
    --recto-spare: 0px;
  `)}
  > * {
    pointer-events: auto;
  }
  > [data-action='auto-capture'] {
    order: -1;
    margin-inline-end: auto;
  }
`;

/** As large as a thumb; what is drawn is smaller. */
const Switch = styled.button`
  display: grid;
  place-items: center;
  min-width: ${target.main};
  min-height: ${target.main};
  padding: 0;
  border: 0;
  border-radius: ${radius.pill};
  background: transparent;
  color: ${viewfinder.ink};
  cursor: pointer;
  ${focusRing}
`;

/** Quiet: what is on is mint, what is off is crossed out. */
const Face = styled.span`
  display: flex;
  gap: ${space.x1};
  align-items: center;
  padding: ${space.x2};
  border: ${stroke.control} solid ${viewfinder.controlOutline};
  border-radius: ${radius.pill};
  background: ${viewfinder.control};
  line-height: ${leading.control};
  [aria-checked='true'] > & {
    border-color: ${viewfinder.good};
    color: ${viewfinder.good};
  }
  [data-proposed] > & {
    border-color: ${viewfinder.good};
  }
  ${media.forcedColors} {
    [aria-checked='true'] > & {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const Icon = styled.span`
  position: relative;
  display: grid;
  [aria-checked='false'] &::after {
    position: absolute;
    inset: calc(50% - 1px) -2px;
    height: 2px;
    border-radius: ${radius.pill};
    background: currentcolor;
    outline: 1px solid ${viewfinder.control};
    transform: rotate(45deg);
    content: '';
  }
  [data-proposed] &::after {
    display: none;
  }
`;

const Label = styled.span`
  min-width: 0;
  padding-inline-end: ${space.x1};
  text-align: start;
`;
