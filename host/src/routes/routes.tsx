import { LoadingIndicator } from '@recto/ui';
import type { RouteObject } from 'react-router-dom';
import type { HostApp } from '../host-app.ts';
import { createLoaders } from './loaders.ts';
import { CrashRoute } from './CrashRoute.tsx';
import { NotFoundRoute } from './NotFoundRoute.tsx';
import { RootRoute } from './RootRoute.tsx';
import { ShellRoute } from './ShellRoute.tsx';
import { StartRoute } from './StartRoute.tsx';
import { StatusRoute } from './StatusRoute.tsx';

/** The routes of §2. Screens that not everybody reaches come as chunks of their own. */
export function createRoutes(host: HostApp): RouteObject[] {
  const load = createLoaders(host);
  const { app } = host;
  return [
    {
      element: <RootRoute readiness={app.readiness} />,
      hydrateFallbackElement: <LoadingIndicator />,
      errorElement: <CrashRoute device={app.device} />,
      children: [
        { path: '404', loader: load.notFound, element: <NotFoundRoute host={host} /> },
        {
          path: 'mobile',
          loader: load.mobile,
          lazy: async () => {
            const { ContinueOnPhoneRoute } = await import('./ContinueOnPhoneRoute.tsx');
            return { element: <ContinueOnPhoneRoute store={app.store} /> };
          },
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
              loader: load.capture,
              lazy: async () => {
                const { CaptureRoute } = await import('./CaptureRoute.tsx');
                return { element: <CaptureRoute app={app} /> };
              },
            },
            {
              path: 'confirm',
              loader: load.child('confirm'),
              lazy: async () => {
                const { ConfirmRoute } = await import('./ConfirmRoute.tsx');
                return { element: <ConfirmRoute app={app} /> };
              },
            },
          ],
        },
        { path: '*', loader: load.toNotFound, element: null },
      ],
    },
  ];
}
