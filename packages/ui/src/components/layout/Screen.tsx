import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, safeArea, size, space } from '../../theme/tokens.ts';
import { ActionBar } from './ActionBar.tsx';
import type { ScreenName } from './screen-name.ts';

export interface ScreenProps {
  readonly name: ScreenName;
  /** The screen's own state, for its root's `data-status`. */
  readonly status?: string;
  /** The way on: buttons that stay within the thumb's reach. Nothing, or false, where there is none. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The root of a screen: one column of content, and below it the way on. */
export function Screen({ name, status, actions, children }: ScreenProps) {
  return (
    <Root data-screen={name} data-status={status}>
      <Content>{children}</Content>
      {actions ? <ActionBar>{actions}</ActionBar> : null}
    </Root>
  );
}

/** A container, so that the action bar can tell how large the text is. */
const Root = styled.div`
  container-type: inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
`;

const Content = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x6};
  padding: ${space.x4} calc(${size.gutter} + ${safeArea.right}) ${space.x6}
    calc(${size.gutter} + ${safeArea.left});
  ${media.wide} {
    flex: none;
    padding-top: ${space.x12};
  }
`;
