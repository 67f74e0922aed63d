import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActionName } from './action-name.ts';
import { buttonStyle, type ButtonLook, type ButtonVariant } from './button-style.ts';

export interface LinkButtonProps {
  readonly children: ReactNode;
  readonly action: ActionName;
  /** An address that was checked already (`safeLink` in core). */
  readonly href: string;
  readonly variant?: ButtonVariant;
}

/** A link that looks like a button: it leads away from Recto. The token stays out of the `Referer`. */
export function LinkButton({ children, action, href, variant = 'primary' }: LinkButtonProps) {
  return (
    <Anchor href={href} data-action={action} referrerPolicy="no-referrer" $variant={variant} $size="large">
      {children}
    </Anchor>
  );
}

const Anchor = styled.a<ButtonLook>`
  ${buttonStyle}
`;
