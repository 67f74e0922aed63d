import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { leading, space, textSize, viewfinder, weight } from '../../theme/tokens.ts';
import { largeText } from './capture-layout.tsx';

export interface StateWordsProps {
  /** What is going on. */
  readonly title: string;
  /** What the person can do about it. */
  readonly children?: ReactNode;
}

/** Words beside a spinner. */
export function StateWords({ title, children }: StateWordsProps) {
  return (
    <Words>
      <Title>{title}</Title>
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

const Title = styled.p`
  font-weight: ${weight.bold};
`;

const Text = styled.p`
  color: ${viewfinder.inkMuted};
  text-wrap: balance;
  ${largeText} {
    font-size: ${textSize.small};
  }
`;
