import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ActionName } from './action-name.ts';
import { buttonStyle, type ButtonLook, type ButtonVariant } from './button-style.ts';

export interface LinkButtonProps {
  readonly children: ReactNode;
  readonly action: ActionName;
  /** A URL that `safeLink` in core has checked. */
  readonly href: string;
  readonly variant?: ButtonVariant;
}

/** A link out of Recto that looks like a button. It sends no `Referer`, which would contain the token. */
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
