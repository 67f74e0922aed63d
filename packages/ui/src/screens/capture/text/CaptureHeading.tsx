import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '../../../components/layout/use-focus-on-mount.ts';
import { leading, size, target, textSize } from '../../../theme/tokens.ts';
import { largeText, low, lowUpright, narrow, small } from '../layout/capture-layout.tsx';

export interface CaptureHeadingProps {
  readonly id?: string;
  readonly children: ReactNode;
  /** Ids of the elements that describe the heading, announced after it. */
  readonly describedBy: string;
  /** Whether it does not have its words yet. */
  readonly waits?: boolean | undefined;
}

/** The `h1` of a state of the capture screen. It receives the focus when the state begins, or when it has its words. */
export function CaptureHeading({ id, children, describedBy, waits }: CaptureHeadingProps) {
  return (
    <Heading
      id={id}
      ref={useFocusOnMount<HTMLHeadingElement>(waits)}
      tabIndex={-1}
      aria-describedby={describedBy}
    >
      {children}
    </Heading>
  );
}

const Heading = styled.h1`
  flex: none;
  font-size: ${textSize.heading};
  line-height: ${leading.heading};
  ${narrow} {
    font-size: ${textSize.lead};
  }
  ${small} {
    font-size: ${textSize.body};
  }
  ${low} {
    font-size: ${textSize.body};
  }
  ${lowUpright} {
    /* Beside the back button. */
    padding-inline: calc(${target.main} - ${size.gutter} / 2);
  }
  ${largeText} {
    padding-inline: 0;
  }
  &:focus {
    outline: none;
  }
`;
