import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leading, textSize } from '../../theme/tokens.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

export interface ScreenHeadingProps {
  readonly children: ReactNode;
  /** The ids of the elements that a screen reader reads after the heading when the screen appears. */
  readonly describedBy?: string;
}

/**
 * The one `h1` of a screen. It receives the focus when it mounts; change its `key` when a new state of
 * the same screen should take the focus again.
 */
export function ScreenHeading({ children, describedBy }: ScreenHeadingProps) {
  const element = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Heading ref={element} tabIndex={-1} aria-describedby={describedBy}>
      {children}
    </Heading>
  );
}

/** A heading is not a control, so its focus is announced but shows no ring. */
const Heading = styled.h1`
  font-size: ${textSize.title};
  line-height: ${leading.title};
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
  /* It would part the letters of Arabic, which are joined. */
  [dir='rtl'] & {
    letter-spacing: normal;
  }
  &:focus {
    outline: none;
  }
`;
