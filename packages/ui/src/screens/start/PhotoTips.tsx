import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { color, leading, radius, space, textSize } from '../../theme/tokens.ts';

const documentTips = ['light', 'flat', 'reflection'] as const;

/** How a photo turns out well at the first try. */
export function PhotoTips({ withFace }: { readonly withFace: boolean }) {
  const { t } = useTranslation();
  const headingId = useId();
  const tips = withFace ? ([...documentTips, 'face'] as const) : documentTips;
  return (
    <Section>
      <Heading id={headingId}>{t('start.tipsTitle')}</Heading>
      <List aria-labelledby={headingId}>
        {tips.map((tip) => (
          <Tip key={tip}>{t(`start.tips.${tip}`)}</Tip>
        ))}
      </List>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
`;

const Heading = styled.h2`
  font-size: ${textSize.heading};
  line-height: ${leading.heading};
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Tip = styled.li`
  position: relative;
  padding-left: ${space.x5};
  &::before {
    position: absolute;
    top: 0.75em;
    left: ${space.half};
    border: ${space.x1} solid ${color.accentInk};
    border-radius: ${radius.pill};
    transform: translateY(-50%);
    content: '';
  }
`;
