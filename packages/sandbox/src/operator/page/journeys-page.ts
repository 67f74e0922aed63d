import { html } from 'hono/html';
import type { Funnel } from '../../events/funnel.ts';
import { page, type Markup } from './page.ts';

/**
 * How far the visits came, how long each step took, and what went wrong, by browser.
 * @param isCollecting whether the app sends its events here.
 */
export function journeysPage({ visits, browsers, steps, problems }: Funnel, isCollecting: boolean): Markup {
  return page(
    'Journeys',
    html`<section aria-labelledby="steps" data-live="journeys">
        <h2 id="steps">${visits === 1 ? '1 visit' : `${visits} visits`}</h2>
        ${
          isCollecting
            ? ''
            : html`<p>The app sends no events here. To collect them: <code>npm start -- --events</code></p>`
        }
        <p>
          A visit is one load of the page. The bar shows how many visits reached a step; the time is what half
          of them needed at most, since the screen or step before.
        </p>
        <div class="scrolled">
          <table>
            <thead>
              <tr>
                <th scope="col">Step</th>
                <th scope="col" colspan="2">Visits</th>
                <th scope="col">Time</th>
                ${browsers.map((browser) => html`<th scope="col">${browser}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${steps.map(
                (step) =>
                  html`<tr>
                    <th scope="row">${step.label}</th>
                    <td>
                      <meter
                        aria-hidden="true"
                        min="0"
                        max="${Math.max(visits, 1)}"
                        value="${step.visits}"
                      ></meter>
                    </td>
                    <td>${step.visits}</td>
                    <td>${timeText(step.medianMs)}</td>
                    ${step.byBrowser.map((count) => html`<td>${count}</td>`)}
                  </tr>`,
              )}
            </tbody>
          </table>
        </div>
      </section>
      <section aria-labelledby="problems" data-live="problems">
        <h2 id="problems">What went wrong</h2>
        ${problems.length === 0 ? html`<p>Nothing so far.</p>` : problemTable(browsers, problems)}
      </section>`,
  );
}

function problemTable(browsers: Funnel['browsers'], problems: Funnel['problems']): Markup {
  return html`<div class="scrolled">
    <table>
      <thead>
        <tr>
          <th scope="col">Problem</th>
          <th scope="col">Times</th>
          ${browsers.map((browser) => html`<th scope="col">${browser}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${problems.map(
          ({ label, times, byBrowser }) =>
            html`<tr>
              <th scope="row">${label}</th>
              <td>${times}</td>
              ${byBrowser.map((count) => html`<td>${count}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A duration in seconds, or in minutes from two minutes on. */
function timeText(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${Math.round(ms / 60_000)} min`;
}
