import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { rem } from '../../theme/rem.ts';
import { media, space } from '../../theme/tokens.ts';
import { ScreenHeading } from './ScreenHeading.tsx';
import { ScreenIntro } from './ScreenIntro.tsx';

export interface MessageProps {
  readonly pictogram: ReactNode;
  /** The screen's `h1`. */
  readonly title: string;
  readonly text: string;
  /** The message is all there is: it is in the middle, its pictogram at a third of the screen's height. */
  readonly centred?: boolean;
  /** Further content below the text, such as a notice. */
  readonly children?: ReactNode;
}

/** The content of a screen with a single message: a pictogram, a heading and a text, which is read with it. */
export function Message({ pictogram, title, text, centred = false, children }: MessageProps) {
  const textId = useId();
  return (
    <Column $centred={centred}>
      {pictogram}
      <ScreenIntro>
        <ScreenHeading describedBy={textId}>{title}</ScreenHeading>
        <p id={textId}>{text}</p>
      </ScreenIntro>
      {children}
    </Column>
  );
}

const Column = styled.div<{ readonly $centred: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x6};
  padding-top: ${space.x6};
  ${({ $centred }) =>
    $centred &&
    css`
      /* Less the header and half of the pictogram. */
      padding-top: max(${space.x6}, 33vh - ${rem(8.5)});
      text-align: center;
      p {
        text-wrap: balance;
      }
      > svg {
        justify-self: center;
      }
    `}
  ${media.low} {
    padding-top: 0;
  }
`;
