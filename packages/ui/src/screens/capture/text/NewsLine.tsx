import type { PhotoOutcome } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { InfoIcon, WarnIcon } from '../../../components/icons/icons.tsx';
import { color, leading, space, textSize } from '../../../theme/tokens.ts';
import { useConnection } from '../../connection.ts';

export interface NewsLineProps {
  readonly id: string;
  /** What became of the photo before this one. */
  readonly previous?: PhotoOutcome | undefined;
}

/**
 * One line below the heading, and part of its description: that the photo before waits to be sent, or a problem with
 * the connection, in a short form of the shell's notice, which the capture screen covers. That a photo was sent, or is on
 * its way, needs no sentence between two photos: it has a tick, or a sign at its step.
 */
export function NewsLine({ id, previous }: NewsLineProps) {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    <Line id={id}>
      {previous?.outcome === 'kept' ? (
        <>
          <InfoIcon size="1.125em" />
          <span>{t('capture.announce.kept', { photo: t(`photos.name.${previous.photo}`) })}</span>
        </>
      ) : (
        connection !== 'online' && (
          <>
            <WarnIcon size="1.125em" />
            <span>{t(`shell.${connection}`)}</span>
          </>
        )
      )}
    </Line>
  );
}

/** A short line in amber that begins with an icon. */
export const Line = styled.p`
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
