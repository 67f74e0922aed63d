import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { queryContainer } from '../../theme/query-container.ts';
import { color, layer, media, safeArea, size, space, stroke } from '../../theme/tokens.ts';
import type { ScreenName } from './screen-name.ts';

export interface ScreenProps {
  readonly name: ScreenName;
  /** The value of the root's `data-status`, if the screen has one. */
  readonly status?: string;
  /** The heading and what stands below it, if the actions are to come right after it. */
  readonly head?: ReactNode;
  /** Keyboards and screen readers get to the actions before the content. Their place on the screen is the same. */
  readonly actionsFirst?: boolean;
  /** The screen's main buttons, shown in a bar at the bottom; omitted or false for none. */
  readonly actions?: ReactNode;
  /** On a wide screen, the content is in the middle instead of at the top. */
  readonly centred?: boolean;
  readonly children: ReactNode;
}

/** The root of a screen: one column of content, and an action bar at the bottom; of a phone in landscape, at its end. */
export function Screen(props: ScreenProps) {
  const { name, status, head, actions, actionsFirst = false, centred = false, children } = props;
  const bar = actions ? <ActionBar data-toasts="above">{actions}</ActionBar> : null;
  const Outer = head ? RootWithHead : Root;
  return (
    <Outer data-screen={name} data-status={status}>
      {head ? <Head>{head}</Head> : null}
      {actionsFirst ? bar : null}
      <Content $centred={centred}>{children}</Content>
      {actionsFirst ? null : bar}
    </Outer>
  );
}

/** A query container, so that the action bar can respond to large text. */
const Root = styled.div`
  container-type: inline-size;
  ${queryContainer}
  display: flex;
  flex: 1;
  flex-direction: column;
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  margin-inline: auto;
  ${media.lowAndWide} {
    flex-direction: row;
    align-items: end;
  }
`;

const Content = styled.div<{ readonly $centred: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.x6};
  align-self: stretch;
  min-width: 0;
  padding: ${space.x4} calc(${size.gutter} + ${safeArea.right}) ${space.x6}
    calc(${size.gutter} + ${safeArea.left});
  ${media.wide} {
    flex: none;
    padding-top: ${space.x12};
    ${({ $centred }) => $centred && 'margin-block: auto; padding-block: 0 10vh;'}
  }
`;

/**
 * Stays at the bottom of the viewport, within the thumb's reach. A hairline separates it from the content that
 * scrolls below it. On a low screen it follows the content instead; with large text too, unless it is one button only. On a
 * phone in landscape it is a column of its own beside the content, and stays in sight.
 */
const ActionBar = styled.div`
  position: sticky;
  /* 1 px below the edge, or rounding could show a line of content there. */
  bottom: calc(-1 * ${stroke.hairline});
  z-index: ${layer.sticky};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x3} calc(${size.gutter} + ${safeArea.right})
    calc(${stroke.hairline} + max(${space.x4}, ${safeArea.bottom})) calc(${size.gutter} + ${safeArea.left});
  border-top: ${stroke.hairline} solid ${color.hairline};
  background: ${color.paper};
  ${media.low} {
    position: static;
  }
  ${media.lowAndWide} {
    position: sticky;
    flex: none;
    width: 36%;
    border-top: 0;
  }
  ${media.largeText} {
    &:has(p, :is(a, button) ~ :is(a, button), div > button) {
      position: static;
    }
    @supports not selector(:has(p)) {
      position: static;
    }
  }
`;

const RootWithHead = styled(Root)`
  ${media.lowAndWide} {
    display: grid;
    grid-template: auto 1fr / minmax(0, 1fr) 36%;
  }
`;

/** Whatever their order in the markup, the content is below it, and the bar at the end. */
const Head = styled.div`
  padding: ${space.x4} calc(${size.gutter} + ${safeArea.right}) 0 calc(${size.gutter} + ${safeArea.left});
  ${media.wide} {
    padding-top: ${space.x12};
  }
  & ~ div {
    order: 1;
    padding-top: ${space.x3};
  }
  & ~ [data-toasts] {
    order: 2;
  }
  ${media.lowAndWide} {
    & ~ [data-toasts] {
      grid-area: 1 / 2 / 3 / 3;
      align-self: end;
      width: auto;
    }
  }
`;
