import { StartScreen, type StartScreenProps } from '@recto/ui';
import { useEffect } from 'react';
import { useGoTo } from './use-go-to.ts';

export interface StartRouteProps extends Pick<
  StartScreenProps,
  'store' | 'uploads' | 'choices' | 'autoCapture' | 'start'
> {
  /** Called after the screen was painted. @returns what to call when it is left. */
  readonly onShown: () => () => void;
}

export function StartRoute({ onShown, ...screen }: StartRouteProps) {
  const goTo = useGoTo();
  useEffect(onShown, [onShown]);
  return <StartScreen {...screen} onStarted={() => goTo('capture')} />;
}
