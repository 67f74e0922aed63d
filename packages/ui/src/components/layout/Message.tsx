import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { media, space } from '../../theme/tokens.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import { ScreenIntro } from './ScreenIntro.tsx';

export interface MessageProps {
  readonly pictogram: ReactNode;
  /** The screen's `h1`. */
  readonly title: string;
  readonly text: string;
  /** Further content below the text, such as a notice. */
  readonly children?: ReactNode;
}

/** The content of a screen with a single message: a pictogram, a heading and a text, which is read with it. */
export function Message({ pictogram, title, text, children }: MessageProps) {
  const textId = useId();
  return (
    <Column>
      {pictogram}
      <ScreenIntro>
        <ScreenHeading describedBy={textId}>{title}</ScreenHeading>
        <p id={textId}>{text}</p>
      </ScreenIntro>
      {children}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  padding-top: ${space.x6};
  ${media.low} {
    padding-top: 0;
  }
`;
