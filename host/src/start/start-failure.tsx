import { ConfigurationError } from '@recto/adapters/configuration';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { StartErrorRoute, type StartErrorRouteProps } from '../routes/StartErrorRoute.tsx';
import { basename } from './address.ts';
import type { PageRoot } from './PageRoot.tsx';
import { reportCrash } from './report-crash.ts';
import { reportToOperator } from './report.ts';

/** Logs why the app could not start, and shows it at every path. @param failure a ConfigurationError (§8); any other error is a defect of the app. */
export function showStartFailure(
  root: PageRoot,
  failure: unknown,
  props: Omit<StartErrorRouteProps, 'cause'>,
): void {
  reportStartError(failure);
  const cause = failure instanceof ConfigurationError ? 'configuration' : 'crash';
  const element = <StartErrorRoute cause={cause} {...props} />;
  root.show(<RouterProvider router={createBrowserRouter([{ path: '*', element }], { basename })} />);
}

/** Only the message of a ConfigurationError is for the operator: that of another error may hold anything. */
function reportStartError(error: unknown): void {
  if (!(error instanceof ConfigurationError)) return reportCrash(error);
  // oxlint-disable-next-line no-console -- §8 gives this exact text; it holds no personal data.
  console.error('Could not load configuration');
  reportToOperator(error.message);
}
