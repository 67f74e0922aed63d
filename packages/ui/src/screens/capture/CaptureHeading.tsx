import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '../../components/layout/use-focus-on-mount.ts';
import { leading, textSize } from '../../theme/tokens.ts';
import { narrow, small } from './capture-layout.tsx';

export interface CaptureHeadingProps {
  readonly children: ReactNode;
  /** Ids of the elements that describe the heading, announced after it. */
  readonly describedBy: string;
}

/** The `h1` of a state of the capture screen. It receives the focus when the state begins. */
export function CaptureHeading({ children, describedBy }: CaptureHeadingProps) {
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
