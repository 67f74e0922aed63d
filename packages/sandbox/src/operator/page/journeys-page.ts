import { html } from 'hono/html';
import type { HintFigures } from '../../telemetry/hint-figures.ts';
import { sinceLink } from '../../telemetry/funnel.ts';
import type { BrowserFigures, Journeys } from '../../telemetry/journeys.ts';
import type { PhotoFigures } from '../../telemetry/photo-figures.ts';
import { bar, dataTable, percentText, shareText, timeText } from './data-table.ts';
import { page, type Markup } from './page.ts';

/**
 * What decides whether photos are accepted at the first time, how far the visits came, how long each step took, and what
 * went wrong, by browser. `docs/events.md` defines each figure.
 * @param isCollecting whether the app sends its events here.
 */
export function journeysPage(journeys: Journeys, isCollecting: boolean): Markup {
  return page(
    'Journeys',
    html`${news()} ${overview(journeys, isCollecting)} ${funnel(journeys)} ${timeToFinish(journeys)}
    ${acceptance(journeys.photos)} ${retakes(journeys)} ${hints(journeys.hints)}
    ${byBrowser(journeys.browsers)} ${problems(journeys)}`,
  );
}

/**
 * `operator.js` says here that events have arrived: nothing on this page changes under a reader before the button is
 * pressed. The line is there from the beginning, so that nothing moves when it changes.
 */
function news(): Markup {
  return html`<div class="news">
    <p role="status">No new events so far.</p>
    <button type="button" hidden>Show them</button>
  </div>`;
}

/** A part of the page that `operator.js` renews when the reader asks for it; its heading can then get the focus. */
function section(id: string, title: string, content: Markup): Markup {
  return html`<section aria-labelledby="${id}" data-on-request="${id}">
    <h2 id="${id}" tabindex="-1">${title}</h2>
    ${content}
  </section>`;
}

function overview(journeys: Journeys, isCollecting: boolean): Markup {
  const { completion, timed, times, photos, handOver, restarts, returned, continuedLoads } = journeys;
  const figures: readonly (readonly [string, string])[] = [
    ['Completed', shareText(completion)],
    ['First-time accept', shareText(photos[0]!.firstTime)],
    ['From link to finish, half of them within', timeText(times.medianMs)],
    ['From link to finish, nine of ten within', timeText(times.p90Ms)],
    ['Finished without a reload', shareText(timed)],
    ['Later loads of the page', String(continuedLoads)],
    [
      'Computers that showed the QR code',
      `${handOver.shown}; started on a phone: ${handOver.started}, finished: ${handOver.finished}`,
    ],
    ['Restarted after a refusal', `${restarts.restarted}; finished again: ${restarts.finishedAgain}`],
    [
      'Photos refused one by one',
      returned.map(({ label, photos: number }) => `${label}: ${number}`).join(', ') || 'none',
    ],
  ];
  return section(
    'visits',
    completion.of === 1 ? '1 visit' : `${completion.of} visits`,
    html`${
        isCollecting
          ? ''
          : html`<p>The app sends no events here. To collect them: <code>npm start -- --events</code></p>`
      }
      <p>
        A visit begins when a phone opens a link for the first time. A reload, or the same link opened again
        there, continues it. First-time accept: of the photos that were used, those for which only one was
        taken.
      </p>
      <dl>
        ${figures.map(
          ([name, value]) =>
            html`<div>
              <dt>${name}</dt>
              <dd>${value}</dd>
            </div>`,
        )}
      </dl>
      <p>
        All figures: <a href="/operator/journeys.csv" download>CSV</a>,
        <a href="/operator/api/journeys">JSON</a>. <code>docs/events.md</code> defines each, and says what is
        normal.
      </p>`,
  );
}

function funnel({ steps, browsers, completion }: Journeys): Markup {
  const inSteps = steps.filter(({ measured }) => measured !== sinceLink);
  const longest = Math.max(0, ...inSteps.map(({ times }) => times.p90Ms ?? 0));
  return section(
    'steps',
    'How far they came',
    html`<p>
        Not every procedure asks for all photos. The times are those on the start screen and in the step of
        each photo; in the last two rows, since the link was opened. The bar shows what half of the visits
        needed, then what nine of ten needed. Visits that were continued on another load of the page have no
        times.
      </p>
      ${dataTable({
        label: 'How far the visits came',
        columns: ['Step', 'Visits', 'Half within', '9 of 10 within', ...browsers.map(({ name }) => name)],
        rows: steps.map(({ label, visits, times, measured, byBrowser: counts }) => [
          label,
          bar(`${visits} (${percentText({ part: visits, of: completion.of })})`, [visits], completion.of),
          timeText(times.medianMs),
          measured === sinceLink
            ? timeText(times.p90Ms)
            : bar(timeText(times.p90Ms), timeBar(times), longest),
          ...counts,
        ]),
      })}`,
  );
}

function timeBar({ medianMs, p90Ms }: Journeys['times']): readonly number[] {
  const median = medianMs ?? 0;
  return [median, (p90Ms ?? 0) - median];
}

function timeToFinish({ timeClasses, times }: Journeys): Markup {
  return section(
    'times',
    'From link to finish',
    dataTable({
      label: 'From link to finish',
      columns: ['Time', 'Visits'],
      rows: timeClasses.map(({ label, visits }) => [label, bar(String(visits), [visits], times.count)]),
    }),
  );
}

function acceptance(photos: readonly PhotoFigures[]): Markup {
  return section(
    'acceptance',
    'First-time accept',
    html`<p>The bar shows photos without a warning, then those that were used in spite of one.</p>
      ${dataTable({
        label: 'First-time accept',
        columns: [
          'Photo',
          'First time',
          'Without warning',
          'In spite of a warning',
          'Replaced later',
          'Refused by the provider',
        ],
        rows: photos.map(({ label, firstTime, withoutWarning, inSpiteOfWarning, replaced, refused }) => [
          label,
          bar(shareText(firstTime), [withoutWarning, inSpiteOfWarning], firstTime.of),
          withoutWarning,
          inSpiteOfWarning,
          replaced,
          refused,
        ]),
      })}`,
  );
}

function retakes({ photos, warnings }: Journeys): Markup {
  return section(
    'photos',
    'How photos were taken',
    html`${dataTable({
      label: 'How photos were taken',
      columns: [
        'Photo',
        'Taken',
        'Automatically',
        'By hand',
        'Picked',
        'Below 1 megapixel',
        'Warned',
        'Retaken after a warning',
        'After a look',
        'After a refusal',
        'Used before',
      ],
      rows: photos.map(({ label, taken, bySource, bySize, warned, retaken }) => [
        label,
        taken,
        bySource.automatic,
        bySource.byHand,
        bySource.picked,
        bySize.below1,
        warned,
        retaken.warning,
        retaken.look,
        retaken.refused,
        retaken.usedBefore,
      ]),
    })}
    ${
      warnings.length === 0
        ? ''
        : dataTable({
            label: 'Warnings',
            columns: ['Warning', 'Times'],
            rows: warnings.map(({ label, times }) => [
              label,
              bar(String(times), [times], Math.max(...warnings.map((one) => one.times))),
            ]),
          })
    }`,
  );
}

function hints(figures: readonly HintFigures[]): Markup {
  return section(
    'hints',
    'Hints that did not help',
    figures.length === 0
      ? html`<p>No hint so far.</p>`
      : html`<p>
            A hint did not help if the photo was taken while it was shown, unless it asked for the photo. Nor
            did it help if it was left: the viewfinder or the guidance ended, or a file was chosen.
          </p>
          ${dataTable({
            label: 'Hints',
            columns: [
              'Hint',
              'Did not help',
              'Photo taken',
              'Left',
              'Followed',
              'Another hint',
              'Shown for (half)',
            ],
            rows: figures.map((hint) => [
              hint.label,
              bar(shareText({ part: hint.didNotHelp, of: hint.shown }), [hint.didNotHelp], hint.shown),
              hint.photoTaken,
              hint.left,
              hint.followed,
              hint.replaced,
              timeText(hint.times.medianMs),
            ]),
          })}`,
  );
}

function byBrowser(figures: readonly BrowserFigures[]): Markup {
  return section(
    'browsers',
    'By browser',
    figures.length === 0
      ? html`<p>No visit so far.</p>`
      : dataTable({
          label: 'By browser',
          columns: [
            'Browser',
            'Completed',
            'First-time accept',
            'Link to finish (half)',
            'Loads with a problem',
          ],
          rows: figures.map(({ name, completion, firstTime, times, withProblems }) => [
            name,
            bar(shareText(completion), [completion.part], completion.of),
            shareText(firstTime),
            timeText(times.medianMs),
            shareText(withProblems),
          ]),
        }),
  );
}

function problems({ problems: figures, browsers: columns }: Journeys): Markup {
  return section(
    'problems',
    'What went wrong',
    figures.length === 0
      ? html`<p>Nothing so far.</p>`
      : dataTable({
          label: 'What went wrong',
          columns: ['Problem', 'Times', 'Loads', ...columns.map(({ name }) => name)],
          rows: figures.map((problem) => [problem.label, problem.times, problem.loads, ...problem.byBrowser]),
        }),
  );
}
