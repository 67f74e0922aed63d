import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { safeArea, size, space, target } from '../../theme/tokens.ts';
import { Logo } from '../Logo.tsx';

export interface PageProps {
  /** At the end of the header, such as the language switcher. */
  readonly headerEnd?: ReactNode;
  readonly footer?: ReactNode;
  /** The main area. */
  readonly children: ReactNode;
}

/** The landmarks of a page: header with the word mark, main area, footer. At least as high as the screen. */
export function Page({ headerEnd, footer, children }: PageProps) {
  return (
    <Frame>
      <Header>
        <Logo />
        {headerEnd}
      </Header>
      <Main>{children}</Main>
      {footer}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
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
