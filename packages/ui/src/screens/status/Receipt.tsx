import type { PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { useTimeText } from '../../i18n/use-time-text.ts';
import { rem } from '../../theme/rem.ts';
import { color, leading, radius, space, stroke, textSize, weight } from '../../theme/tokens.ts';
import type { TilePictures } from '../confirm/tile-pictures.ts';
import { ReceiptPicture } from './ReceiptPicture.tsx';

/** What was submitted, and when. */
export interface ReceiptContent {
  /** The required photos, in order, with what there is to show of each; empty if none was required. */
  readonly photos: readonly { readonly photo: PhotoName; readonly pictures: TilePictures }[];
  /** When the provider acknowledged it, in ms since 1970; null if this page did not submit the photos. */
  readonly submittedAt: number | null;
  /** The provider's reference; null if it sent none. */
  readonly reference: string | null;
}

/** What the customer may want to keep, as a picture of the screen: the photos, when they were submitted, and the reference. */
export function Receipt({ photos, submittedAt, reference }: ReceiptContent) {
  const { t } = useTranslation();
  const time = useTimeText();
  const hasFacts = submittedAt !== null || reference !== null;
  if (photos.length === 0 && !hasFacts) return null;
  return (
    <Card>
      {photos.length > 0 && (
        <Fan aria-label={t('status.finished.receipt.photos')}>
          {photos.map(({ photo, pictures }) => (
            <li key={photo} data-photo={photo}>
              <ReceiptPicture photo={photo} pictures={pictures} />
              <VisuallyHidden>{t(`photos.title.${photo}`)}</VisuallyHidden>
            </li>
          ))}
        </Fan>
      )}
      {hasFacts && (
        <Facts>
          {submittedAt !== null && (
            <div>
              <dt>
                <VisuallyHidden>{t('status.finished.receipt.time')}</VisuallyHidden>
              </dt>
              <dd>
                <time dateTime={new Date(submittedAt).toISOString()}>{time(submittedAt)}</time>
              </dd>
            </div>
          )}
          {reference !== null && (
            <div>
              <dt>{t('status.finished.receipt.reference')}</dt>
              <Reference>
                <bdi>{reference}</bdi>
              </Reference>
            </div>
          )}
        </Facts>
      )}
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  padding: ${space.x4} ${space.x3} ${space.x3};
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.large};
  background: ${color.surface};
`;

/** Each photo lies on the one before; all of them fit into one row. */
const Fan = styled.ul`
  --overlap: ${space.x3};
  display: flex;
  justify-content: center;
  padding-inline-end: var(--overlap);
  > li {
    flex: 0 1 ${rem(5.5)};
    min-width: 0;
    margin-inline-end: calc(-1 * var(--overlap));
  }
`;

/** On one line where there is room for it. */
const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 0 ${space.x3};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  color: ${color.inkMuted};
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 0 ${space.x1};
    text-align: center;
  }
`;

/** The provider's own text, in no language. */
const Reference = styled.dd`
  color: ${color.ink};
  font-weight: ${weight.medium};
  overflow-wrap: anywhere;
  hyphens: manual;
`;
