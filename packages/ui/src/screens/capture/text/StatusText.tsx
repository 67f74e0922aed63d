import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leading, space, textSize, viewfinder, weight } from '../../../theme/tokens.ts';
import { largeText, small } from '../layout/capture-layout.tsx';

export interface StatusTextProps {
  /** What is happening. */
  readonly title: string;
  /** What the customer can do about it. */
  readonly children?: ReactNode;
  /** Hides the title when the text is large; the children must then be enough. */
  readonly hideTitleInLargeText?: boolean;
}

/** Says what is happening: beside a spinner, or above a button. */
export function StatusText({ title, children, hideTitleInLargeText = false }: StatusTextProps) {
  return (
    <Lines>
      <Title $hideInLargeText={hideTitleInLargeText}>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${space.x1};
  line-height: ${leading.heading};
  text-align: center;
`;

const Title = styled.p<{ readonly $hideInLargeText: boolean }>`
  font-weight: ${weight.bold};
  ${largeText} {
    display: ${({ $hideInLargeText }) => ($hideInLargeText ? 'none' : 'block')};
  }
`;

const Text = styled.p`
  color: ${viewfinder.inkMuted};
  text-wrap: balance;
  ${small} {
    font-size: ${textSize.small};
  }
  ${largeText} {
    font-size: ${textSize.small};
  }
`;
