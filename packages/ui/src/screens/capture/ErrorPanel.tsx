import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { safeArea, size, space, viewfinder } from '../../theme/tokens.ts';
import { useSettled } from '../use-settled.ts';
import { StateHeading } from './StateHeading.tsx';

export interface ErrorPanelProps {
  /** A drawing or an image above the words. */
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  /** The ways on, the best one first. */
  readonly children: ReactNode;
}

/** Covers the whole stage: what happened, and the ways on at the bottom. */
export function ErrorPanel({ picture, title, text, children }: ErrorPanelProps) {
  const textId = useId();
  return (
    <Panel>
      <Column>
        {picture}
        <StateHeading describedBy={textId}>{title}</StateHeading>
        <Text id={textId}>{text}</Text>
      </Column>
      <Ways $settled={useSettled()}>{children}</Ways>
    </Panel>
  );
}

const Panel = styled.div`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  gap: ${space.x6};
  padding: calc(${space.x6} + ${safeArea.top}) ${size.gutter} calc(${space.x4} + ${safeArea.bottom});
  overflow: auto;
  background: ${viewfinder.ground};
`;

const Column = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.x3};
  width: 100%;
  max-width: ${size.column};
  margin: auto;
  text-align: center;
`;

const Text = styled.p`
  max-width: 30rem;
  color: ${viewfinder.inkMuted};
`;

const Ways = styled.div<{ readonly $settled: boolean }>`
  display: grid;
  gap: ${space.x3};
  width: 100%;
  max-width: ${size.column};
  margin-inline: auto;
  pointer-events: ${({ $settled }) => ($settled ? 'auto' : 'none')};
`;
