// The operator pages' only script: sends the forms as JSON, and refreshes the parts that may change.

const refreshMs = 3000;

for (const form of document.querySelectorAll('form[data-send]')) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void send(form);
  });
}

const kind = document.querySelector('select[name="kind"]');
if (kind) {
  kind.addEventListener('change', showFieldsOfKind);
  showFieldsOfKind();
}

setInterval(() => {
  if (document.visibilityState === 'visible') void refresh();
}, refreshMs);

async function send(form) {
  if (form.dataset.question && !confirm(form.dataset.question)) return;
  const button = form.querySelector('button');
  button.disabled = true;
  try {
    const response = await fetch(form.dataset.to, {
      method: form.dataset.send,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(valuesOf(form)),
    });
    const body = await response.json();
    if (!response.ok) throw new Error(body.error);
    const next = form.dataset.then?.replace('{token}', body.token);
    if (next) location.assign(next);
    else location.reload();
  } catch (error) {
    const problem = document.querySelector('.problem');
    problem.textContent = error.message;
    problem.hidden = false;
    problem.scrollIntoView({ block: 'center' });
    button.disabled = false;
  }
}

/** Leaves out empty number fields, and fields that belong to another kind of fault. */
function valuesOf(form) {
  const fields = [...form.elements].filter(({ name, disabled }) => name && !disabled);
  const entries = fields.map((field) => [field.name, valueOf(field)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function valueOf(field) {
  if (field.type === 'checkbox') return field.checked;
  if (field.type === 'number') return field.value === '' ? undefined : field.valueAsNumber;
  return field.value;
}

function showFieldsOfKind() {
  for (const label of document.querySelectorAll('[data-kind]')) {
    const belongs = label.dataset.kind === kind.value;
    label.hidden = !belongs;
    label.querySelector('input').disabled = !belongs;
  }
}

async function refresh() {
  try {
    const page = await fetchPage();
    for (const part of document.querySelectorAll('[data-live]')) {
      const current = page?.querySelector(`[data-live="${part.dataset.live}"]`);
      if (current && !current.isEqualNode(part)) part.replaceChildren(...current.childNodes);
    }
  } catch {
    // The sandbox was stopped; the next interval tries again.
  }
}

/** The current version of this page. XMLHttpRequest parses it into a document that runs no script. */
function fetchPage() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    request.addEventListener('load', () => resolve(request.status === 200 ? request.response : null));
    request.addEventListener('error', reject);
    request.open('GET', location.href);
    request.send();
  });
}
