import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActionName } from './action-name.ts';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './button-style.ts';
import { LiveRegion } from './LiveRegion.tsx';
import { space } from '../theme/tokens.ts';
import { Spinner } from './Spinner.tsx';
import { useFocusRegained } from './use-focus-regained.ts';

export interface ButtonProps {
  /** What the button says, in one or two words. */
  readonly children: ReactNode;
  readonly action: ActionName;
  readonly onClick: () => void;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  /** Sets the real `disabled` attribute. A focus that is lost by it comes back afterwards. */
  readonly disabled?: boolean;
  /**
   * What a screen reader is told while the button's work is going on, such as "One moment…"; null
   * while there is none. A busy button shows a spinner (a large one those words too), gets no
   * smaller and takes no click.
   */
  readonly busyLabel?: string | null;
  readonly icon?: ReactNode;
  /** A fuller name for a screen reader; it has to begin with the words on the button. */
  readonly label?: string;
  /** The id of what says more about this button, such as why it is disabled. */
  readonly describedBy?: string;
}

/** A button. Where it is busy without being disabled it stays focusable. */
export function Button(props: ButtonProps) {
  const { variant = 'primary', size = 'large', disabled = false, busyLabel = null } = props;
  const busy = busyLabel !== null;
  return (
    <>
      <ButtonElement
        {...useFocusRegained<HTMLButtonElement>(disabled)}
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
            <Work>
              <Spinner />
              {size === 'large' && <span>{busyLabel}</span>}
            </Work>
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

/** One lies over the other: the button is as high as the one that needs more lines. */
const Stack = styled.span`
  display: grid;
  min-width: 0;
  > * {
    grid-area: 1 / 1;
  }
`;

const Words = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.x2};
`;

/** Stays in the layout (and in the accessible name) under the spinner, so that nothing moves. */
const Content = styled(Words)<{ readonly $hidden: boolean }>`
  opacity: ${({ $hidden }) => ($hidden ? 0 : 1)};
`;

const Work = styled(Words)`
  gap: ${space.x3};
`;
