import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';
import { RetakeIcon, TrashIcon } from '../../components/icons/icons.tsx';
import { size } from '../../theme/tokens.ts';
import { PendingTile, type PendingTileProps } from './PendingTile.tsx';

export interface FailedTileProps extends Omit<PendingTileProps, 'children'> {
  readonly onRetry: () => void;
  readonly onDelete: () => void;
}

/** A photo that the provider rejected: it is still on this phone, and can be sent again or deleted. */
export function FailedTile({ onRetry, onDelete, ...pending }: FailedTileProps) {
  const { t } = useTranslation();
  const photoName = { photo: t(`photos.name.${pending.photo}`) };
  return (
    <PendingTile {...pending}>
      <Button
        action="retry"
        variant="quiet"
        size="compact"
        icon={<RetakeIcon size={size.iconSmall} />}
        label={t('confirm.label.retry', photoName)}
        onClick={onRetry}
      >
        {t('confirm.tile.retry')}
      </Button>
      <Button
        action="delete"
        variant="quiet"
        size="compact"
        icon={<TrashIcon size={size.iconSmall} />}
        label={t('confirm.label.delete', photoName)}
        onClick={onDelete}
      >
        {t('confirm.tile.delete')}
      </Button>
    </PendingTile>
  );
}
