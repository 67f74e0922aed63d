import type { DevicePort } from '@recto/core';
import { CrashView } from '@recto/ui';

/** Stands where a screen broke: no blank page. */
export function CrashRoute({ device }: { readonly device: DevicePort }) {
  return <CrashView onRetry={() => device.reload()} />;
}
