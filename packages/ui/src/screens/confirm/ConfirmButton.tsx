import type { ConfirmSnapshot } from '@recto/core';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/Button.tsx';

export interface ConfirmButtonProps {
  readonly snapshot: ConfirmSnapshot;
  /** The id of the reason why the button is disabled; undefined if it is not. */
  readonly reasonId: string | undefined;
  /** Called when the disabled button is tapped. */
  readonly onAsk: () => void;
  readonly onConfirm: () => void;
}

/**
 * Submits the photos (§2). While a photo is missing it is disabled (§5), but it can be reached and describes its
 * reason.
 */
export function ConfirmButton({ snapshot, reasonId, onAsk, onConfirm }: ConfirmButtonProps) {
  const { t } = useTranslation();
  return (
    <Button
      action="confirm"
      disabled={snapshot.missing.length > 0}
      busyLabel={
        snapshot.finishing ? t(snapshot.online ? 'confirm.inProgress' : 'confirm.waitsForConnection') : null
      }
      describedBy={reasonId}
      onClick={onConfirm}
      onDisabledClick={onAsk}
    >
      {snapshot.sections.length === 0 ? t('confirm.actionNothing') : t('confirm.action')}
    </Button>
  );
}
