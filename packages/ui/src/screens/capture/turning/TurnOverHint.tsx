import { useTranslation } from 'react-i18next';
import { HintPill } from '../guidance/HintPill.tsx';

/** Says what the turning card shows, in the place of the hints. */
export function TurnOverHint() {
  const { t } = useTranslation();
  return (
    <HintPill name="turningCard" tone="plain" frame="card" icon={null}>
      {t('capture.guidance.hint.turnOver')}
    </HintPill>
  );
}
