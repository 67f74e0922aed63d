import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, weight } from '../theme/tokens.ts';
import { CheckIcon, ErrorIcon, InfoIcon, WarnIcon } from './icons/icons.tsx';
import type { IconProps } from './icons/Icon.tsx';

export type NoticeTone = 'info' | 'success' | 'warn' | 'danger';

export interface NoticeProps {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
}

/** Something worth knowing beside the main text. It stays, so it is not announced; see `LiveRegion`. */
export function Notice({ tone, title, children }: NoticeProps) {
  const ToneIcon = toneIcons[tone];
  return (
    <Box $tone={tone}>
      <ToneIcon />
      <Words>
        {title !== undefined && <Title>{title}</Title>}
        {children}
      </Words>
    </Box>
  );
}

const toneIcons: Readonly<Record<NoticeTone, (props: IconProps) => ReactNode>> = {
  info: InfoIcon,
  success: CheckIcon,
  warn: WarnIcon,
  danger: ErrorIcon,
};

/** Ground and ink of each tone. */
export const tones: Readonly<Record<NoticeTone, { readonly ground: string; readonly ink: string }>> = {
  info: { ground: color.infoWash, ink: color.infoInk },
  success: { ground: color.successWash, ink: color.successInk },
  warn: { ground: color.warnWash, ink: color.warnInk },
  danger: { ground: color.dangerWash, ink: color.dangerInk },
};

/** With large text the words go below the icon. */
const Box = styled.div<{ readonly $tone: NoticeTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.x2} ${space.x3};
  padding: ${space.x4};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  background: ${({ $tone }) => tones[$tone].ground};
  color: ${({ $tone }) => tones[$tone].ink};
`;

const Words = styled.div`
  flex: 1 1 9.5rem;
  min-width: 0;
`;

const Title = styled.p`
  font-weight: ${weight.bold};
`;
