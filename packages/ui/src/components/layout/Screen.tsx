import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layer, media, safeArea, size, space, stroke } from '../../theme/tokens.ts';
import type { ScreenName } from './screen-name.ts';

export interface ScreenProps {
  readonly name: ScreenName;
  /** The value of the root's `data-status`, if the screen has one. */
  readonly status?: string;
  /** The screen's main buttons, shown in a bar at the bottom; omitted or false for none. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The root of a screen: one column of content, and an action bar at the bottom. */
export function Screen({ name, status, actions, children }: ScreenProps) {
  return (
    <Root data-screen={name} data-status={status}>
      <Content>{children}</Content>
      {actions ? <ActionBar>{actions}</ActionBar> : null}
    </Root>
  );
}

/** A query container, so that the action bar can respond to large text. */
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

/**
 * Stays at the bottom of the viewport, within the thumb's reach; content scrolls below it and fades
 * out. On a low screen or with large text it follows the content instead.
 */
const ActionBar = styled.div`
  position: sticky;
  /* 1 px below the edge, or rounding could show a line of content there. */
  bottom: calc(-1 * ${stroke.hairline});
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x5} calc(${size.gutter} + ${safeArea.right})
    calc(${stroke.hairline} + max(${space.x4}, ${safeArea.bottom})) calc(${size.gutter} + ${safeArea.left});
  background: linear-gradient(to top, ${color.paper} calc(100% - ${space.x5}), transparent);
  ${media.low} {
    position: static;
  }
  ${media.largeText} {
    position: static;
  }
  ${media.forcedColors} {
    background: Canvas;
  }
`;
