import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { inlineSign } from '../../theme/direction.ts';
import { size, stroke } from '../../theme/tokens.ts';

export interface IconProps {
  /** Width and height as a CSS length; by default `size.icon`, which is 24 px at a text size of 100 %. */
  readonly size?: string;
}

interface FrameProps extends IconProps {
  /** It points along the line of text, so it is mirrored where that runs from right to left. */
  readonly isDirected?: boolean;
  readonly children: ReactNode;
}

/** The frame of every icon: a 24-unit grid, one line width, the text's colour. Hidden from screen readers. */
export function Icon({ size: side = size.icon, isDirected = false, children }: FrameProps) {
  return (
    <Drawing viewBox="0 0 24 24" aria-hidden="true" $size={side} $isDirected={isDirected}>
      {children}
    </Drawing>
  );
}

const Drawing = styled.svg<{ readonly $size: string; readonly $isDirected: boolean }>`
  flex: none;
  width: ${({ $size }) => $size};
  height: ${({ $size }) => $size};
  fill: none;
  stroke: currentColor;
  stroke-width: ${stroke.icon};
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $isDirected }) =>
    $isDirected &&
    css`
      transform: scaleX(${inlineSign});
    `}
`;
