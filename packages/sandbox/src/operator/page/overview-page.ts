import { documents, languages, requiredDocuments, requiredPhotos, type BrowserRule } from '@recto/core';
import { html } from 'hono/html';
import type { Fault } from '../../faults/fault.ts';
import { documentLabels } from '../../document-labels.ts';
import type { ProcedureView } from '../procedure-view.ts';
import { faultSection } from './fault-section.ts';
import { page, type Markup } from './page.ts';

/** All procedures, the form for a new one, the faults, and which browsers get the camera view. */
export function overviewPage(
  views: readonly ProcedureView[],
  faults: readonly Fault[],
  browsers: BrowserRule,
): Markup {
  return page(
    'Procedures',
    html`<section aria-labelledby="list">
        <div data-live="count">
          <h2 id="list">${views.length === 1 ? '1 procedure' : `${views.length} procedures`}</h2>
        </div>
        <ul class="procedures" data-live="procedures">
          ${views.map(procedureItem)}
        </ul>
      </section>
      ${newProcedureSection()} ${faultSection(faults)} ${configurationSection(browsers)}`,
  );
}

function procedureItem({ token, createdAt, demonstration, procedure, received }: ProcedureView): Markup {
  const wanted = requiredDocuments(procedure).map(({ name }) => documentLabels[name].label);
  return html`<li>
    <a href="/operator/procedures/${token}">
      <strong>${procedure.appointment.customer.lastname ?? 'No name'}</strong>
      <span class="status" data-status="${procedure.status}">${procedure.status}</span>
      <small>
        ${wanted.join(', ') || 'Nothing asked for'} · ${received.length} of
        ${requiredPhotos(procedure).length} photos · ${procedure.language} ·
        ${demonstration ? 'demonstration · ' : ''}${moment(createdAt)}
      </small>
    </a>
  </li>`;
}

function newProcedureSection(): Markup {
  return html`<section aria-labelledby="new">
    <h2 id="new">New procedure</h2>
    <form data-send="POST" data-to="/operator/api/procedures" data-then="/operator/procedures/{token}">
      <fieldset>
        <legend>Asks for</legend>
        ${documents.map(
          ({ name, requiredFlag }) =>
            html`<label class="choice"
              ><input type="checkbox" name="${requiredFlag}" checked /> ${documentLabels[name].label}</label
            >`,
        )}
      </fieldset>
      <label
        >Language
        <select name="language">
          ${languages.map((language) => html`<option>${language}</option>`)}
        </select></label
      >
      <label>Last name <input name="lastname" maxlength="200" autocomplete="off" /></label>
      <label>Redirect address <input name="redirectUrl" type="url" placeholder="https://" /></label>
      <button>Create</button>
    </form>
  </section>`;
}

/** What each value of `browsers` means for the customer (decision 2.1). */
const cameraView: Readonly<Record<BrowserRule, string>> = {
  listed:
    'Only the browsers that the specification lists (§5.3) get the camera view. In any other one, such as Edge, the customer chooses files.',
  engine:
    'The browsers that the specification lists (§5.3) get the camera view, and any other one whose engine is as new, such as Edge.',
};

function configurationSection(browsers: BrowserRule): Markup {
  return html`<section aria-labelledby="configuration">
    <h2 id="configuration">Configuration</h2>
    <p><code>"browsers": "${browsers}"</code></p>
    <p>${cameraView[browsers]}</p>
  </section>`;
}

/** An ISO 8601 time as short text, to the minute. */
export function moment(iso: string): string {
  return `${iso.slice(0, 16).replace('T', ' ')} UTC`;
}
