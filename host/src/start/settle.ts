import { cameraSettled } from '../lazy-parts/camera-settled.ts';
import { firstNavigation, type Mounted } from './mount.tsx';

/**
 * Phase `settle`: resolves when the first screen is shown and, if it is the capture screen, when its camera shows a picture or has
 * failed, after 10 s at the latest; also when the screen breaks.
 */
export async function settle({ app, router, broken }: Mounted): Promise<void> {
  await firstNavigation(router);
  const isCapture = router.state.matches.some(({ route }) => route.path === 'capture');
  if (isCapture) await Promise.race([cameraSettled(app.capture), broken]);
  // It was opened for a capture screen that does not follow.
  else app.camera.giveBack();
}
