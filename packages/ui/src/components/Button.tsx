import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActionName } from './action-name.ts';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { space } from '../theme/tokens.ts';
import { Spinner } from './Spinner.tsx';
import { useDelayed } from './use-delayed.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/** An action that ends sooner than this, in ms, is not announced: its outcome follows at once. */
const busyMessageDelayMs = 500;

export interface ButtonProps {
  /** The label: one or two words. */
  readonly children: ReactNode;
  readonly action: ActionName;
  readonly onClick: () => void;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** A disabled button ignores clicks, but keeps its place in the Tab order, so that its description can be read. */
  readonly disabled?: boolean;
  /** Called instead of `onClick` while the button is disabled, for example to say why. */
  readonly onDisabledClick?: () => void;
  /**
   * Announced to screen readers while the button's action is running, such as "One moment…"; null
   * otherwise. A busy button shows a spinner in place of its label, keeps its size and ignores clicks.
   */
  readonly busyLabel?: string | null;
  readonly icon?: ReactNode;
  /** A longer accessible name; it must begin with the visible label (WCAG 2.5.3). */
  readonly label?: string;
  /** The id of the element that describes the button, such as the reason why it is disabled. */
  readonly describedBy?: string | undefined;
}

/** A button. It stays focusable while it is busy or disabled: it says so with `aria-disabled`. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'large', disabled = false, busyLabel = null } = props;
  const busy = busyLabel !== null;
  return (
    <>
      <ButtonElement
        type="button"
        data-action={props.action}
        $variant={variant}
        $size={size}
        $busy={busy}
        aria-busy={busy || undefined}
        aria-disabled={busy || disabled || undefined}
        $disabled={disabled && !busy}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        onClick={busy ? undefined : disabled ? props.onDisabledClick : props.onClick}
      >
        <Stack>
          <Content $hidden={busy}>
            {props.icon}
            <span>{props.children}</span>
          </Content>
          {busy && (
            <BusyContent>
              <Spinner />
              <VisuallyHidden>{busyLabel}</VisuallyHidden>
            </BusyContent>
          )}
        </Stack>
      </ButtonElement>
      <LiveRegion message={useDelayed(busyLabel, busyMessageDelayMs)} />
    </>
  );
}

const ButtonElement = styled.button<ButtonLook & { readonly $busy: boolean }>`
  ${buttonStyle}
  ${({ $busy }) => $busy && 'cursor: progress;'}
`;

/**
 * Label and busy content share one grid cell, as wide as the button and at least as high as the spinner, so that
 * nothing moves when the button becomes busy.
 */
const Stack = styled.span`
  display: grid;
  flex: 1;
  min-height: 1.375em;
  min-width: 0;
  > * {
    grid-area: 1 / 1;
  }
`;

const ButtonContent = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
`;

/** Stays in the layout (and in the accessible name) under the spinner, so that nothing moves. */
const Content = styled(ButtonContent)<{ readonly $hidden: boolean }>`
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const BusyContent = styled(ButtonContent)`
  gap: ${space.x3};
`;
