import type { Photo } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { color, radius, space, textSize } from '../../theme/tokens.ts';

/** Tips for good photos of what is to be photographed. */
export function PhotoTips({ photos }: { readonly photos: readonly Photo[] }) {
  const { t } = useTranslation();
  const frames = photos.map(({ frame }) => frame);
  const tips = [
    'light' as const,
    ...(frames.includes('card') ? ['flat' as const] : []),
    ...(frames.includes('face') ? ['face' as const] : []),
  ];
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
  font-size: ${textSize.small};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x2};
`;

const Tip = styled.li`
  position: relative;
  padding-inline-start: ${space.x5};
  &::before {
    position: absolute;
    top: 0.75em;
    inset-inline-start: ${space.half};
    border: ${space.x1} solid ${color.accentInk};
    border-radius: ${radius.pill};
    transform: translateY(-50%);
    content: '';
  }
`;
