import { loadChunk, LoadingIndicator } from '@recto/ui';
import type { RouteObject } from 'react-router-dom';
import type { HostApp } from './host-app.ts';
import { cameraSettled } from '../lazy-parts/camera-settled.ts';
import { isSafeToReload } from './is-safe-to-reload.ts';
import { loadRemovalPart } from '../lazy-parts/removal-part.ts';
import { lazyScreens } from '../lazy-parts/lazy-screen.tsx';
import { loadCapturePart } from './load-capture-part.ts';
import { CrashRoute } from './CrashRoute.tsx';
import { createLoaders } from './loaders.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { CrashRecovery } from './CrashRecovery.ts';
import { RootRoute } from './RootRoute.tsx';
import { ShellRoute } from './ShellRoute.tsx';
import { StartRoute } from './StartRoute.tsx';

const loadConfirm = () => loadChunk(() => import('./ConfirmRoute.tsx'));
const loadStatus = () => loadChunk(() => import('./StatusRoute.tsx'));
const loadContinueOnPhone = () => loadChunk(() => import('./ContinueOnPhoneRoute.tsx'));

/** The routes of §2. Screens that not every visit needs are separate chunks. */
export function createRoutes(host: HostApp): RouteObject[] {
  const load = createLoaders(host);
  const { app, reloads } = host;
  const lazy = lazyScreens(reloads, () => isSafeToReload(app));
  const loadCaptureAhead = () => {
    // What fails is loaded again when it is needed.
    loadCapturePart().catch(() => undefined);
    app.sessions.load().catch(() => undefined);
  };
  return [
    {
      element: <RootRoute host={host} />,
      hydrateFallbackElement: <LoadingIndicator withText={host.opensInKnownLanguage} />,
      errorElement: <CrashRoute recovery={new CrashRecovery(app.device)} />,
      children: [
        { path: '404', loader: load.notFound, element: <NotFoundRoute device={app.device} /> },
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
          element: <ShellRoute app={app} version={host.version} />,
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
                  onShown={loadCaptureAhead}
                />
              ),
            },
            { path: 'photos', loader: load.child('photos'), element: null },
            {
              path: 'capture',
              ...lazy({
                name: 'capture',
                load: loadCapturePart,
                ahead: async () => {
                  if (app.sessions.loaded !== null) await cameraSettled(app.sessions.loaded.capture);
                  await Promise.all([loadConfirm(), loadRemovalPart()]);
                },
                show: ({ CaptureRoute }) =>
                  app.sessions.loaded && <CaptureRoute app={app} session={app.sessions.loaded.capture} />,
                loader: load.capture,
              }),
            },
            {
              path: 'confirm',
              ...lazy({
                name: 'confirm',
                load: loadConfirm,
                ahead: () => Promise.all([loadStatus(), loadCapturePart(), loadRemovalPart()]),
                show: ({ ConfirmRoute }) =>
                  app.sessions.loaded && <ConfirmRoute app={app} sessions={app.sessions.loaded} />,
                loader: load.confirm,
              }),
            },
          ],
        },
        { path: '*', loader: load.toNotFound, element: null },
      ],
    },
  ];
}
