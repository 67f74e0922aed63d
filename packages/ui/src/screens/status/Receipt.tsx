import type { PhotoName } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { CheckIcon } from '../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx';
import { languageTag } from '../../i18n/language-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { color, leading, radius, size, space, stroke, textSize, weight } from '../../theme/tokens.ts';
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

/** What the customer may want to keep, as a picture of the screen: each photo with a tick, when, and the reference. */
export function Receipt({ photos, submittedAt, reference }: ReceiptContent) {
  const { t } = useTranslation();
  const time = useTimeText();
  const hasFacts = submittedAt !== null || reference !== null;
  if (photos.length === 0 && !hasFacts) return null;
  return (
    <Card>
      {photos.length > 0 && (
        <ul aria-label={t('status.finished.receipt.photos')}>
          {photos.map(({ photo, pictures }) => (
            <Row key={photo} data-photo={photo}>
              <ReceiptPicture photo={photo} pictures={pictures} />
              <span>{t(`photos.title.${photo}`)}</span>
              <Tick>
                <CheckIcon size={size.iconSmall} />
                <VisuallyHidden>{t('confirm.tile.state.filled')}</VisuallyHidden>
              </Tick>
            </Row>
          ))}
        </ul>
      )}
      {hasFacts && (
        <Facts>
          {submittedAt !== null && (
            <div>
              <dt>{t('status.finished.receipt.time')}</dt>
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

/** @returns writes a time, in ms since 1970, with its date, in the page's language and the phone's time zone. */
function useTimeText(): (time: number) => string {
  const format = new Intl.DateTimeFormat(languageTag(useLanguage()), {
    dateStyle: 'long',
    timeStyle: 'short',
  });
  return (time) => format.format(time);
}

const Card = styled.div`
  overflow: hidden;
  border: ${stroke.hairline} solid ${color.hairline};
  border-radius: ${radius.medium};
  background: ${color.surface};
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.x3};
  padding: ${space.x2} ${space.x3};
  line-height: ${leading.heading};
  & + & {
    border-top: ${stroke.hairline} solid ${color.hairline};
  }
  > :nth-child(2) {
    flex: 1;
    min-width: 0;
  }
`;

const Tick = styled.span`
  display: grid;
  color: ${color.successInk};
`;

/** A label and its value share a line where there is room for both; the values end at one edge. */
const Facts = styled.dl`
  display: grid;
  gap: ${space.x1};
  padding: ${space.x3};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  ul + & {
    border-top: ${stroke.hairline} solid ${color.hairline};
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.x4};
  }
  dt {
    color: ${color.inkMuted};
  }
  dd {
    margin-inline-start: auto;
    font-weight: ${weight.medium};
    text-align: end;
  }
`;

/** The provider's own text, in no language. */
const Reference = styled.dd`
  overflow-wrap: anywhere;
  hyphens: manual;
`;
