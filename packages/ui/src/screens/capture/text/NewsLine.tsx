import type { PhotoOutcome } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { InfoIcon, WarnIcon } from '../../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { color, leading, space, textSize } from '../../../theme/tokens.ts';
import { useConnection } from '../../connection.ts';

export interface NewsLineProps {
  readonly id: string;
  /** What became of the photo before this one. */
  readonly previous?: PhotoOutcome | undefined;
}

/**
 * One line below the heading, and part of its description: what became of the photo before, or a problem with
 * the connection, in a short form of the shell's notice, which the capture screen covers. That a photo was sent, or is on
 * its way, is for screen readers only: the others see its tick, or a sign at its step.
 */
export function NewsLine({ id, previous }: NewsLineProps) {
  const { t } = useTranslation();
  const connection = useConnection();
  const outcome =
    previous && t(`capture.announce.${previous.outcome}`, { photo: t(`photos.name.${previous.photo}`) });
  return (
    <Line id={id}>
      {previous?.outcome !== 'kept' && outcome && <VisuallyHidden>{`${outcome} `}</VisuallyHidden>}
      {previous?.outcome === 'kept' && (
        <>
          <InfoIcon size="1.125em" />
          <span>{outcome}</span>
        </>
      )}
      {previous?.outcome !== 'kept' && connection !== 'online' && (
        <>
          <WarnIcon size="1.125em" />
          <span>{t(`shell.${connection}`)}</span>
        </>
      )}
    </Line>
  );
}

const Line = styled.p`
  color: ${color.warnInk};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  text-wrap: balance;
  > svg {
    display: inline;
    margin-inline-end: ${space.x1};
    vertical-align: text-bottom;
  }
`;
