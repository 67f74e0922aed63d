import { styled, type IStyledComponent } from 'styled-components';
import type { ComponentProps } from 'react';

/** Text for screen readers only. */
export const VisuallyHidden: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
