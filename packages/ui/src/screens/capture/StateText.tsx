import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leading, space, textSize, viewfinder, weight } from '../../theme/tokens.ts';
import { largeText, small } from './capture-layout.tsx';

export interface StateWordsProps {
  /** What is going on. */
  readonly title: string;
  /** What the person can do about it. */
  readonly children?: ReactNode;
  /** Whether the children say enough by themselves where the text is large. */
  readonly brief?: boolean;
}

/** Words beside a spinner. */
export function StateText({ title, children, brief = false }: StateWordsProps) {
  return (
    <Words>
      <Title $yields={brief}>{title}</Title>
      {children !== undefined && <Text>{children}</Text>}
    </Words>
  );
}

const Words = styled.div`
  display: grid;
  gap: ${space.x1};
  line-height: ${leading.heading};
  text-align: center;
`;

const Title = styled.p<{ readonly $yields: boolean }>`
  font-weight: ${weight.bold};
  ${largeText} {
    display: ${({ $yields }) => ($yields ? 'none' : 'block')};
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
