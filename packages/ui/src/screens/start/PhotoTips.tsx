import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { color, radius, space } from '../../theme/tokens.ts';

const documentTips = ['light', 'flat', 'reflection'] as const;

/** Tips for good photos; `withFace` adds the one for the selfie. */
export function PhotoTips({ withFace }: { readonly withFace: boolean }) {
  const { t } = useTranslation();
  const tips = withFace ? ([...documentTips, 'face'] as const) : documentTips;
  return (
    <Section title={t('start.tipsTitle')}>
      <List>
        {tips.map((tip) => (
          <Tip key={tip}>{t(`start.tips.${tip}`)}</Tip>
        ))}
      </List>
    </Section>
  );
}

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
