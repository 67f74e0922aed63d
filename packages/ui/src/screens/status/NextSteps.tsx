import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useBrand } from '../../brand/use-brand.ts';
import { Icon } from '../../components/icons/Icon.tsx';
import { Section } from '../../components/layout/Section.tsx';
import { rem } from '../../theme/rem.ts';
import { color, leading, radius, size, space } from '../../theme/tokens.ts';

/** What happens next, in two steps: the photos are checked, and the link shows the outcome. */
export function NextSteps() {
  const { t } = useTranslation();
  const brand = useBrand();
  return (
    <Section title={t('status.finished.nextTitle')}>
      <Steps>
        <li>
          <Round>
            <Icon size={size.iconSmall}>
              <path d="M13.5 3.500H6.500a1.500 1.500 0 0 0-1.500 1.500v14a1.500 1.500 0 0 0 1.500 1.500H11M13.500 3.500 18 8v3M13.500 3.500V8H18M8.500 12h4M8.500 15.500h2m3.500 1.500 2.500 2.500 4.500-5" />
            </Icon>
          </Round>
          <p>
            {brand === null
              ? t('status.finished.nextText')
              : t('brand.finishedNext', { recipient: brand.recipient })}
          </p>
        </li>
        <li>
          <Round>
            <Icon size={size.iconSmall}>
              <path d="M10 14a4.200 4.200 0 0 0 6 0l3.300-3.300a4.240 4.240 0 0 0-6-6L12 6M14 10a4.200 4.200 0 0 0-6 0l-3.300 3.300a4.240 4.240 0 0 0 6 6L12 18" />
            </Icon>
          </Round>
          <p>{t('status.finished.keepLink')}</p>
        </li>
      </Steps>
    </Section>
  );
}

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.x3};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: ${space.x3};
    color: ${color.inkMuted};
    line-height: ${leading.heading};
  }
`;

const Round = styled.span`
  display: grid;
  place-items: center;
  width: ${rem(2.5)};
  height: ${rem(2.5)};
  border-radius: ${radius.pill};
  background: ${color.accentWash};
  color: ${color.accentInk};
`;
