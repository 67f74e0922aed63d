import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { radius, space, stroke, weight } from '../theme/tokens.ts';
import { rem } from '../theme/rem.ts';
import { tones, type Tone } from '../theme/tones.ts';
import { CheckIcon, ErrorIcon, InfoIcon, WarnIcon } from './icons/icons.tsx';
import type { IconProps } from './icons/Icon.tsx';

export interface NoticeProps {
  readonly tone: Tone;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A permanent note beside the main text. It is not announced; for that, see `LiveRegion`. */
export function Notice({ tone, title, children }: NoticeProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <Box $tone={tone}>
      <ToneIcon />
      <Body>
        {title !== undefined && <Title>{title}</Title>}
        <div>{children}</div>
      </Body>
    </Box>
  );
}

const toneIcons: Readonly<Record<Tone, (props: IconProps) => ReactNode>> = {
  info: InfoIcon,
  success: CheckIcon,
  warn: WarnIcon,
  danger: ErrorIcon,
};

/** With large text, the content wraps below the icon. */
const Box = styled.div<{ readonly $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x3};
  padding: ${space.x4};
  border: ${stroke.hairline} solid transparent;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
  text-align: start;
`;

const Body = styled.div`
  flex: 1 1 ${rem(9.5)};
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Title = styled.p`
  font-weight: ${weight.bold};
`;
