import type { Photo } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Section } from '../../components/layout/Section.tsx';
import { color, space, textSize } from '../../theme/tokens.ts';

export interface PhotoTipsProps {
  /** What is to be photographed. */
  readonly photos: readonly Photo[];
  /** Photos of cards take themselves. */
  readonly autoCapture: boolean;
}

/** Tips for good photos of what is to be photographed. */
export function PhotoTips({ photos, autoCapture }: PhotoTipsProps) {
  const { t } = useTranslation();
  const hasCard = photos.some(({ frame }) => frame === 'card');
  const hasFace = photos.some(({ frame }) => frame === 'face');
  const tips = [
    autoCapture && hasCard && t('start.autoPhoto'),
    t('start.tips.light'),
    hasCard && t('start.tips.flat'),
    hasFace && t('start.tips.face'),
    t('start.cameraNotice'),
  ].filter((tip) => tip !== false);
  return (
    <Section title={t('start.tipsTitle')}>
      <List>
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.x2};
  padding-inline-start: ${space.x5};
  font-size: ${textSize.small};
  list-style: disc;
  ::marker {
    color: ${color.accentInk};
  }
`;
