import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { PendingTile, type PendingTileProps } from './PendingTile.tsx';

export interface WaitingTileProps extends Omit<PendingTileProps, 'children'> {
  readonly onCancel: () => void;
}

/** A photo that waits for the network, or for another upload to finish. */
export function WaitingTile({ onCancel, ...pending }: WaitingTileProps) {
  const { t } = useTranslation();
  return (
    <PendingTile {...pending}>
      <Button
        action="cancel"
        variant="quiet"
        size="compact"
        label={t('confirm.label.cancel', { photo: t(`photos.name.${pending.photo}`) })}
        onClick={onCancel}
      >
        {t('actions.cancel')}
      </Button>
    </PendingTile>
  );
}
