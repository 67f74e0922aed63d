import { html } from 'hono/html';
import { describeFault } from '../../faults/describe-fault.ts';
import { faultKinds, type Fault } from '../../faults/fault.ts';
import { callNames } from '@recto/core';
import type { Markup } from './page.ts';

/** The faults that are set, and a form to add one. */
export function faultSection(faults: readonly Fault[]): Markup {
  return html`<section aria-labelledby="faults">
    <h2 id="faults">Faults</h2>
    <p>A fault makes a call slow or lets it fail, to show what the customer sees then.</p>
    <ul class="faults" data-live="faults">
      ${faults.map((fault) => html`<li>${describeFault(fault)}</li>`)}
    </ul>
    <form data-send="POST" data-to="/operator/api/faults">
      <label
        >Call
        <select name="call">
          ${callNames.map((call) => html`<option>${call}</option>`)}
        </select></label
      >
      <label
        >Kind
        <select name="kind">
          ${faultKinds.map((kind) => html`<option>${kind}</option>`)}
        </select></label
      >
      <label data-kind="status"
        >Status <input name="status" type="number" min="400" max="599" value="503" required
      /></label>
      <label data-kind="status"
        >Retry-After in seconds <input name="retryAfter" type="number" min="0" max="86400"
      /></label>
      <label data-kind="delay"
        >Delay in ms <input name="ms" type="number" min="0" max="600000" value="3000" required
      /></label>
      <label>How many times (blank = always) <input name="times" type="number" min="1" /></label>
      <button>Add fault</button>
    </form>
    <form data-send="DELETE" data-to="/operator/api/faults">
      <button class="quiet">Clear all faults</button>
    </form>
  </section>`;
}
