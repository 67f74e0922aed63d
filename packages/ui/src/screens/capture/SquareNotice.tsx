import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../components/Spinner.tsx';
import { space, viewfinder, weight } from '../../theme/tokens.ts';

export interface SquareNoticeProps {
  readonly title: string;
  readonly children?: ReactNode;
}

/** Says in the middle of the square what is going on. The live region tells it too. */
export function SquareNotice({ title, children }: SquareNoticeProps) {
  return (
    <Notice>
      <Spinner size={space.x10} />
      <Title>{title}</Title>
      {children}
    </Notice>
  );
}

const Notice = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${space.x2};
  padding: ${space.x8};
  color: ${viewfinder.inkMuted};
  text-align: center;
`;

const Title = styled.p`
  margin-top: ${space.x3};
  color: ${viewfinder.ink};
  font-weight: ${weight.bold};
`;
