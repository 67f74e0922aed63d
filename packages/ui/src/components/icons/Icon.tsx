import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { size, stroke } from '../../theme/tokens.ts';

export interface IconProps {
  /** Width and height as a CSS length; by default 1.5rem, which is 24 px at a text size of 100 %. */
  readonly size?: string;
}

/** The frame of every icon: a 24-unit grid, one line width, the text's colour. Hidden from screen readers. */
export function Icon({ size: side = size.icon, children }: IconProps & { readonly children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" $size={side}>
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg<{ readonly $size: string }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  fill: none;
  stroke: currentColor;
  stroke-width: ${stroke.icon};
  stroke-linecap: round;
  stroke-linejoin: round;
`;
