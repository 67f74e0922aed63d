import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { leading, space, textSize } from '../../theme/tokens.ts';

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A section of a screen, labelled by its `h2`. */
export function Section({ title, children }: SectionProps) {
  const titleId = useId();
  return (
    <Part aria-labelledby={titleId}>
      <Title id={titleId}>{title}</Title>
      {children}
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Title = styled.h2`
  font-size: ${textSize.heading};
  line-height: ${leading.heading};
`;
