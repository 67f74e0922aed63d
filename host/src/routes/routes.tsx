import { LoadingIndicator } from '@recto/ui';
import type { RouteObject } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';
import { isSafeToReload } from '../lazy/is-safe-to-reload.ts';
import { lazyScreens } from '../lazy/lazy-screen.tsx';
import { CrashRoute } from './CrashRoute.tsx';
import { createLoaders } from './loaders.ts';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { CrashRecovery } from './CrashRecovery.ts';
import { RootRoute } from './RootRoute.tsx';
import { ShellRoute } from './ShellRoute.tsx';
import { StartRoute } from './StartRoute.tsx';
import { StatusRoute } from './StatusRoute.tsx';

const loadCapture = () => import('./CaptureRoute.tsx');
const loadConfirm = () => import('./ConfirmRoute.tsx');

/** The routes of §2. Screens that not every visit needs are separate chunks. */
export function createRoutes(host: HostApp): RouteObject[] {
  const load = createLoaders(host);
  const { app, reloads } = host;
  const lazy = lazyScreens(reloads, () => isSafeToReload(app));
  return [
    {
      element: <RootRoute host={host} />,
      hydrateFallbackElement: <LoadingIndicator />,
      errorElement: <CrashRoute recovery={new CrashRecovery(app.device)} />,
      children: [
        { path: '404', loader: load.notFound, element: <NotFoundRoute device={app.device} /> },
        {
          path: 'mobile',
          ...lazy({
            name: 'mobile',
            load: () => import('./ContinueOnPhoneRoute.tsx'),
            show: ({ ContinueOnPhoneRoute }) => <ContinueOnPhoneRoute store={app.store} />,
            loader: load.mobile,
          }),
        },
        {
          path: ':token',
          element: <ShellRoute app={app} version={host.version} />,
          children: [
            { index: true, loader: load.toStatus, element: null },
            { path: 'status', loader: load.child('status'), element: <StatusRoute store={app.store} /> },
            { path: 'start', loader: load.child('start'), element: <StartRoute store={app.store} /> },
            { path: 'photos', loader: load.child('photos'), element: null },
            {
              path: 'capture',
              ...lazy({
                name: 'capture',
                load: loadCapture,
                ahead: loadConfirm,
                show: ({ CaptureRoute }) => <CaptureRoute app={app} />,
                loader: load.capture,
              }),
            },
            {
              path: 'confirm',
              ...lazy({
                name: 'confirm',
                load: loadConfirm,
                ahead: loadCapture,
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
