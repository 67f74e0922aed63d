import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserRule } from '@recto/core';
import { Hono } from 'hono';
import { journeysCsv } from '../telemetry/journeys-csv.ts';
import { journeysOf } from '../telemetry/journeys.ts';
import type { OperatorParts } from './operator-api.ts';
import type { ServerEnv } from '../faults/server-env.ts';
import { UnknownProcedureError } from '../state/procedure-files.ts';
import { journeysPage } from './page/journeys-page.ts';
import { messagePage } from './page/page.ts';
import { overviewPage } from './page/overview-page.ts';
import { procedurePage } from './page/procedure-page.ts';
import { procedureView } from './procedure-view.ts';

const pageFiles = {
  'operator.css': 'text/css',
  'journeys.css': 'text/css',
  'forms.css': 'text/css',
  'operator.js': 'text/javascript',
};

/**
 * The operator pages, their style sheets and their script.
 * @param origin the server's public origin.
 * @param browsers which browsers the served configuration gives the camera view.
 */
export function operatorPages(
  { operator, faults, events, collectsEvents }: OperatorParts,
  origin: string,
  browsers: BrowserRule,
): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>({ strict: false }).basePath('/operator');
  app.onError((error, c) => {
    if (error instanceof UnknownProcedureError) return c.html(messagePage('No such procedure'), 404);
    console.error(error);
    return c.html(messagePage('The sandbox failed'), 500);
  });

  app.get('/', (c) => {
    const views = operator.list().map((record) => procedureView(record, origin));
    return c.html(overviewPage(views, faults.list(), browsers));
  });
  app.get('/journeys', (c) => c.html(journeysPage(journeysOf(events.list()), collectsEvents)));
  app.get('/journeys.csv', (c) =>
    c.body(journeysCsv(journeysOf(events.list())), 200, { 'content-type': 'text/csv; charset=utf-8' }),
  );
  app.get('/procedures/:token', (c) =>
    c.html(procedurePage(procedureView(operator.get(c.req.param('token')), origin))),
  );
  for (const [name, contentType] of Object.entries(pageFiles)) {
    app.get(`/${name}`, (c) => c.body(readPageFile(name), 200, { 'content-type': contentType }));
  }
  app.all('*', (c) => c.html(messagePage('Page not found'), 404));
  return app;
}

function readPageFile(name: string): string {
  return readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
}
