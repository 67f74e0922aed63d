import { html } from 'hono/html';
import type { Share } from '../../telemetry/statistics.ts';
import type { Markup } from './page.ts';

/** A cell: a text or a number, or markup such as a bar. */
type Cell = string | number | Markup;

interface DataTable {
  /** Names the area that can be scrolled. */
  readonly label: string;
  readonly columns: readonly string[];
  /** The first cell of each names the row. */
  readonly rows: readonly (readonly Cell[])[];
}

/** A table that can be scrolled to the side where it is wider than the page, also by keyboard. */
export function dataTable({ label, columns, rows }: DataTable): Markup {
  return html`<div class="scrolled" role="group" aria-label="${label}" tabindex="0">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          ([name, ...cells]) =>
            html`<tr>
              <th scope="row">${name}</th>
              ${cells.map((cell) => html`<td>${cell}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/**
 * A number with a bar above it. Screen readers read the number only.
 * @param text the number in words.
 * @param lengths how long the bar's parts are, each of `whole`, from the strongest colour to the weakest.
 */
export function bar(text: string, lengths: readonly number[], whole: number): Markup {
  let at = 0;
  const parts = lengths.map((length) => {
    const x = at;
    const width = whole > 0 ? (100 * length) / whole : 0;
    at += width;
    return { x: x.toFixed(1), width: width.toFixed(1) };
  });
  return html`${text}<svg class="bar" aria-hidden="true" viewBox="0 0 100 1" preserveAspectRatio="none">
      ${parts.map(({ x, width }) => html`<rect x="${x}" width="${width}" height="1"></rect>`)}
    </svg>`;
}

/** Such as `72 % (144 of 200)`; a dash for a share of nothing. */
export function shareText({ part, of }: Share): string {
  return of === 0 ? '–' : `${percentText({ part, of })} (${part} of ${of})`;
}

export function percentText({ part, of }: Share): string {
  return of === 0 ? '–' : `${Math.round((100 * part) / of)} %`;
}

/** A duration in seconds, or in minutes from two minutes on. */
export function timeText(ms: number | null): string {
  if (ms === null) return '–';
  return ms < 120_000 ? `${(ms / 1000).toFixed(1)} s` : `${(ms / 60_000).toFixed(1)} min`;
}
