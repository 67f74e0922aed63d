import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leading, textSize } from '../../theme/tokens.ts';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/**
 * The one `h1` of a screen. It gets the focus when it appears; give it another `key` where a new
 * state of the same screen is as good as a new screen.
 */
export function ScreenHeading({ children }: { readonly children: ReactNode }) {
  const element = useFocusOnMount<HTMLHeadingElement>();
  return (
    <Heading ref={element} tabIndex={-1}>
      {children}
    </Heading>
  );
}

/** Nobody can press a heading, so the focus on it is heard, not seen. */
const Heading = styled.h1`
  font-size: ${textSize.title};
  line-height: ${leading.title};
  letter-spacing: -0.012em;
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
`;
