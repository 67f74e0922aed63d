import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { rem } from '../../theme/rem.ts';
import { media, safeArea, size, space, target } from '../../theme/tokens.ts';
import { Logo } from '../Logo.tsx';
import { FullScreenContext } from './full-screen.ts';

export interface PageProps {
  /** Shown at the end of the header, such as the language switcher. */
  readonly headerEnd?: ReactNode;
  /** Shown between the header and the main area, such as the connection notice. */
  readonly notice?: ReactNode;
  readonly footer?: ReactNode;
  /** The main area. */
  readonly children: ReactNode;
}

/**
 * The landmarks of a page: header with the wordmark, main area, footer. At least as high as the
 * viewport. While a full-screen view covers it (`useFullScreen`), everything but the main area is hidden.
 */
export function Page({ headerEnd, notice, footer, children }: PageProps) {
  const [covered, setCovered] = useState(false);
  return (
    <Frame data-covered={covered || undefined}>
      <Header>
        <Logo />
        {headerEnd}
      </Header>
      {notice}
      <Main>
        <FullScreenContext.Provider value={setCovered}>{children}</FullScreenContext.Provider>
      </Main>
      {footer}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
  /* With visibility, the layout stays the same when a full-screen view comes or goes. */
  &[data-covered] > :not(main) {
    visibility: hidden;
  }
  /* The actions are beside the content. */
  ${media.lowAndWide} {
    --recto-size-column: ${rem(56)};
  }
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.x2};
  width: 100%;
  max-width: calc(${size.column} + 2 * ${size.gutter});
  min-height: ${target.primary};
  margin-inline: auto;
  padding: calc(${space.x1} + ${safeArea.top}) calc(${size.gutter} + ${safeArea.right}) ${space.x1}
    calc(${size.gutter} + ${safeArea.left});
`;

const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;
`;
