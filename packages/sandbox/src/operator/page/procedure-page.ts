import { refusalCodes, requiredDocuments, requiredPhotos, type PhotoName } from '@recto/core';
import { html } from 'hono/html';
import { documentLabels, photoLabel } from '../../document-labels.ts';
import { reasonLabels } from '../../telemetry/event-labels.ts';
import { longestComment } from '../new-procedure.ts';
import type { ProcedureView, ReceivedPhotoView } from '../procedure-view.ts';
import { moment } from './overview-page.ts';
import { page, type Markup } from './page.ts';

/** One procedure: its link, the received photos, and the forms to refuse it or mark it as expired. */
export function procedurePage(view: ProcedureView): Markup {
  const { procedure, token } = view;
  const api = `/operator/api/procedures/${token}`;
  return page(
    procedure.appointment.customer.lastname ?? 'Procedure without a name',
    html`<p data-live="status">
        <span class="status" data-status="${procedure.status}">${procedure.status}</span>
      </p>
      <section aria-labelledby="link">
        <h2 id="link">Customer's link</h2>
        <p class="link"><a href="/${token}" target="_blank" rel="noreferrer">${view.link}</a></p>
        <img class="qr-code" src="${api}/qr-code.svg" alt="QR code of the customer's link" />
      </section>
      <section aria-labelledby="photos">
        <h2 id="photos">Photos received</h2>
        <div class="photos" data-live="photos">
          ${view.received.length === 0 ? html`<p>None yet.</p>` : view.received.map((photo) => figure(api, photo))}
        </div>
      </section>
      <section aria-labelledby="decision">
        <h2 id="decision">Decision</h2>
        <form
          data-send="POST"
          data-to="${api}/refuse"
          data-question="Refuse this procedure? The customer will see your comment."
        >
          <label
            >Comment for the customer
            <textarea name="comment" rows="3" maxlength="${longestComment}"></textarea>
          </label>
          <p>The customer takes the photos with a reason again, or all of them if none has one.</p>
          ${requiredPhotos(procedure).map(refusedPhoto)}
          <button>Refuse</button>
        </form>
        <form
          data-send="POST"
          data-to="${api}/expire"
          data-question="Mark this procedure as expired? The customer can’t continue then."
        >
          <button class="quiet">Mark as expired</button>
        </form>
      </section>
      ${details(view)}`,
  );
}

/** Without a reason, its comment is not sent. */
function refusedPhoto(name: PhotoName): Markup {
  return html`<fieldset data-needs-choice>
    <legend>${photoLabel(name)}</legend>
    <label
      >Reason
      <select name="refusals.${name}.code">
        <option value="">None</option>
        ${refusalCodes.map((code) => html`<option value="${code}">${reasonLabels[code]}</option>`)}
      </select>
    </label>
    <label
      >Comment
      <input name="refusals.${name}.comment" maxlength="${longestComment}" />
    </label>
  </fieldset>`;
}

function figure(api: string, photo: ReceivedPhotoView): Markup {
  const address = `${api}/photos/${photo.name}?version=${photo.sha256.slice(0, 8)}`;
  return html`<figure>
    <a href="${address}" target="_blank"
      ><img src="${address}" alt="${photoLabel(photo.name)}" loading="lazy"
    /></a>
    <figcaption>
      <strong>${photoLabel(photo.name)}</strong>
      <small>
        ${photo.contentType} · ${Math.ceil(photo.bytes / 1024)} kB ·
        ${photo.call === 'savePhoto' ? 'camera' : 'file'} · ${moment(photo.receivedAt)}
      </small>
    </figcaption>
  </figure>`;
}

function details({ procedure, createdAt }: ProcedureView): Markup {
  const rows = {
    'Asks for': requiredDocuments(procedure)
      .map(({ name }) => documentLabels[name].label)
      .join(', '),
    Language: procedure.language,
    'Redirect address': procedure.redirectUrl,
    'Comment for the customer': procedure.adminComment,
    'Photos to take again': Object.entries(procedure.refusals ?? {})
      .map(([name, { code }]) => `${photoLabel(name as PhotoName)}: ${reasonLabels[code]}`)
      .join('; '),
    Created: moment(createdAt),
  };
  return html`<section aria-labelledby="details">
    <h2 id="details">Details</h2>
    <dl data-live="details">
      ${Object.entries(rows).map(
        ([term, text]) =>
          html`<div>
            <dt>${term}</dt>
            <dd>${text || '–'}</dd>
          </div>`,
      )}
    </dl>
  </section>`;
}
