import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActionName } from './action-name.ts';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { space } from '../theme/tokens.ts';
import { Spinner } from './Spinner.tsx';
import { useRestoreFocus } from './use-restore-focus.ts';

export interface ButtonProps {
  /** The label: one or two words. */
  readonly children: ReactNode;
  readonly action: ActionName;
  readonly onClick: () => void;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Sets the `disabled` attribute. If that takes the focus away, the focus returns when the button is enabled. */
  readonly disabled?: boolean;
  /**
   * Announced to screen readers while the button's action is running, such as "One moment…"; null
   * otherwise. A busy button shows a spinner (a large button also shows this label), keeps its size
   * and ignores clicks.
   */
  readonly busyLabel?: string | null;
  readonly icon?: ReactNode;
  /** A longer accessible name; it must begin with the visible label (WCAG 2.5.3). */
  readonly label?: string;
  /** The id of the element that describes the button, such as the reason why it is disabled. */
  readonly describedBy?: string;
}

/** A button. It stays focusable while it is busy, unless it is also disabled. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'large', disabled = false, busyLabel = null } = props;
  const busy = busyLabel !== null;
  return (
    <>
      <ButtonElement
        {...useRestoreFocus<HTMLButtonElement>(disabled)}
        type="button"
        data-action={props.action}
        $variant={variant}
        $size={size}
        $busy={busy}
        disabled={disabled}
        aria-busy={busy || undefined}
        aria-disabled={busy || undefined}
        aria-label={props.label}
        aria-describedby={props.describedBy}
        onClick={busy ? undefined : props.onClick}
      >
        <Stack>
          <Content $hidden={busy}>
            {props.icon}
            <span>{props.children}</span>
          </Content>
          {busy && (
            <BusyContent>
              <Spinner />
              {size === 'large' && <span>{busyLabel}</span>}
            </BusyContent>
          )}
        </Stack>
      </ButtonElement>
      <LiveRegion message={busyLabel} />
    </>
  );
}

const ButtonElement = styled.button<ButtonLook & { readonly $busy: boolean }>`
  ${buttonStyle}
  ${({ $busy }) => $busy && 'cursor: progress;'}
`;

/** Label and busy content share one grid cell, so the button is as high as the higher of the two. */
const Stack = styled.span`
  display: grid;
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
