import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '../../components/layout/use-focus-on-mount.ts';
import { leading, textSize } from '../../theme/tokens.ts';
import { narrow, small } from './capture-layout.tsx';

export interface StateHeadingProps {
  readonly children: ReactNode;
  /** Ids of what a screen reader is told after the heading. */
  readonly describedBy: string;
}

/** The `h1` of a state of the capture screen. The focus follows the state: it comes here when the state does. */
export function StateHeading({ children, describedBy }: StateHeadingProps) {
  return (
    <Heading ref={useFocusOnMount<HTMLHeadingElement>()} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </Heading>
  );
}

const Heading = styled.h1`
  font-size: ${textSize.heading};
  line-height: ${leading.heading};
  ${narrow} {
    font-size: ${textSize.lead};
  }
  ${small} {
    font-size: ${textSize.body};
  }
  &:focus {
    outline: none;
  }
`;
