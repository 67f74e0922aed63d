import { loadChunk, LoadingIndicator } from '@recto/ui';
import type { RouteObject } from 'react-router-dom';
import type { HostApp } from './host-app.ts';
import { cameraSettled } from '../lazy-parts/camera-settled.ts';
import { LazyPart } from '../lazy-parts/LazyPart.ts';
import { isSafeToReload } from './is-safe-to-reload.ts';
import { loadRemovalPart } from '../lazy-parts/removal-part.ts';
import { lazyScreens } from '../lazy-parts/lazy-screen.tsx';
import { CrashRoute } from './CrashRoute.tsx';
import { captureAhead } from './capture-ahead.ts';
import { createLoaders } from './loaders.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { CrashRecovery } from './CrashRecovery.ts';
import { RootRoute } from './RootRoute.tsx';
import { ShellRoute, UnlessPrepared } from './ShellRoute.tsx';
import { StartRoute } from './StartRoute.tsx';

const loadConfirm = () => loadChunk(() => import('./ConfirmRoute.tsx'));
const loadStatus = () => loadChunk(() => import('./StatusRoute.tsx'));
const loadContinueOnPhone = () => loadChunk(() => import('./ContinueOnPhoneRoute.tsx'));

/** The routes of §2. Screens that not every visit needs are separate chunks. */
export function createRoutes(host: HostApp): RouteObject[] {
  const load = createLoaders(host);
  const { app, reloads } = host;
  const lazy = lazyScreens(reloads, () => isSafeToReload(app));
  const capturePart = new LazyPart(() => loadChunk(() => import('./capture-part.ts')));
  const loadCapture = () => capturePart.load();
  const ahead = captureAhead(app, loadCapture);
  return [
    {
      element: <RootRoute host={host} />,
      hydrateFallbackElement: <LoadingIndicator withText={host.opensInKnownLanguage} />,
      errorElement: <CrashRoute app={app} recovery={new CrashRecovery(app.device)} />,
      children: [
        { path: '404', loader: load.notFound, element: <NotFoundRoute app={app} /> },
        {
          path: 'mobile',
          ...lazy({
            name: 'mobile',
            load: loadContinueOnPhone,
            show: ({ ContinueOnPhoneRoute }) => <ContinueOnPhoneRoute app={app} />,
            loader: load.mobile,
          }),
        },
        {
          path: ':token',
          element: <ShellRoute app={app} version={host.version} ahead={ahead} />,
          children: [
            { index: true, loader: load.toStatus, element: null },
            {
              path: 'status',
              ...lazy({
                name: 'status',
                load: loadStatus,
                show: ({ StatusRoute }) => <StatusRoute store={app.store} uploads={app.uploads} />,
                loader: load.child('status'),
              }),
            },
            {
              path: 'start',
              loader: load.child('start'),
              element: (
                <StartRoute
                  store={app.store}
                  uploads={app.uploads}
                  choices={app.choices}
                  autoCapture={app.autoCapture}
                  start={() => (app.supportsCapture ? app.capture : app.store).start()}
                  onShown={ahead.prepare}
                />
              ),
            },
            { path: 'photos', loader: load.child('photos'), element: null },
            {
              path: 'capture',
              ...lazy({
                name: 'capture',
                load: loadCapture,
                ahead: async () => {
                  ahead.rehearse().catch(() => undefined);
                  await cameraSettled(app.capture);
                  await Promise.all([loadConfirm(), loadRemovalPart()]);
                },
                show: ({ CaptureRoute }) => (
                  <UnlessPrepared>
                    <CaptureRoute app={app} />
                  </UnlessPrepared>
                ),
                loader: load.capture,
              }),
            },
            {
              path: 'confirm',
              ...lazy({
                name: 'confirm',
                load: loadConfirm,
                ahead: () => Promise.all([loadStatus(), loadCapture(), loadRemovalPart()]),
                show: ({ ConfirmRoute }) => <ConfirmRoute app={app} />,
                loader: load.child('confirm'),
              }),
            },
          ],
        },
        { path: '*', loader: load.toNotFound, element: null },
      ],
    },
  ];
}
