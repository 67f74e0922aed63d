// The operator pages' only script: sends the forms as JSON, refreshes the parts that may change, and says on the page
// "Journeys" that events have arrived.

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

const news = document.querySelector('.news');
news?.querySelector('button').addEventListener('click', () => void showNews());

setInterval(() => {
  if (document.visibilityState === 'visible') void (news ? lookForNews() : refresh());
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
    showProblem(error.message);
    button.disabled = false;
  }
}

function showProblem(message) {
  const problem = document.querySelector('.problem');
  problem.textContent = message;
  problem.hidden = false;
  problem.scrollIntoView({ block: 'center' });
}

function hideProblem() {
  document.querySelector('.problem').hidden = true;
}

/**
 * Leaves out empty number fields, fields that belong to another kind of fault, and those beside an empty choice that they
 * need. The name of a field with dots is its place in objects: `refusals.idCardVerso.code`.
 */
function valuesOf(form) {
  const values = {};
  for (const field of form.elements) {
    const value = field.name && !field.disabled && isChosen(field) ? valueOf(field) : undefined;
    if (value === undefined) continue;
    const path = field.name.split('.');
    const last = path.pop();
    const place = path.reduce((object, name) => (object[name] ??= {}), values);
    place[last] = value;
  }
  return values;
}

function isChosen(field) {
  return field.closest('[data-needs-choice]')?.querySelector('select').value !== '';
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
    for (const [part, current] of changedParts(page, 'data-live')) update(part, current);
  } catch {
    // The sandbox was stopped; the next interval tries again.
  }
}

/** The parts with this attribute that are different in the current version, each with that version. */
function changedParts(page, attribute) {
  return [...document.querySelectorAll(`[${attribute}]`)]
    .map((part) => [part, page.querySelector(`[${attribute}="${part.getAttribute(attribute)}"]`)])
    .filter(([part, current]) => current && !current.isEqualNode(part));
}

/**
 * Changes a part to its current version. Children that are the same stay where they are, with the focus and a screen
 * reader's place. If the child with the focus has changed, the link to the same address gets the focus.
 */
function update(part, current) {
  const focused = part.contains(document.activeElement) ? document.activeElement : null;
  const next = [...current.children];
  const old = [...part.children].filter((child) => !next.some((one) => one.isEqualNode(child)));
  for (const child of old) child.remove();
  let place = part.firstElementChild;
  for (const child of next) {
    if (place?.isEqualNode(child)) place = place.nextElementSibling;
    else part.insertBefore(child, place);
  }
  while (place) {
    const rest = place;
    place = place.nextElementSibling;
    rest.remove();
  }
  if (!focused || focused.isConnected) return;
  const address = focused.getAttribute('href');
  const link = [...part.querySelectorAll('a')].find((one) => one.getAttribute('href') === address);
  link?.focus({ preventScroll: true });
}

/** Says that events have arrived, once, until they are shown. */
async function lookForNews() {
  if (!news.querySelector('button').hidden) return;
  try {
    const page = await fetchPage();
    setNews(changedParts(page, 'data-on-request').length > 0);
  } catch {
    // As above.
  }
}

/** Renews what has changed. Tables stay scrolled as they were; the first heading, with the number of visits, gets the focus. */
async function showNews() {
  try {
    const page = await fetchPage();
    for (const [part, current] of changedParts(page, 'data-on-request')) {
      const scrolled = [...part.querySelectorAll('.scrolled')].map((table) => [
        table.getAttribute('aria-label'),
        table.scrollLeft,
      ]);
      part.replaceChildren(...current.childNodes);
      for (const [label, left] of scrolled) {
        const table = part.querySelector(`.scrolled[aria-label="${label}"]`);
        if (table) table.scrollLeft = left;
      }
    }
    document.querySelector('main h2').focus();
    setNews(false);
    hideProblem();
  } catch (error) {
    showProblem(error.message);
  }
}

function setNews(isNew) {
  const text = isNew ? 'New events have arrived.' : 'No new events so far.';
  const status = news.querySelector('[role="status"]');
  // The same text is not said again.
  if (status.textContent !== text) status.textContent = text;
  news.querySelector('button').hidden = !isNew;
}

/** The current version of this page. XMLHttpRequest parses it into a document that runs no script. */
function fetchPage() {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'document';
    const fail = () => reject(new Error('The sandbox does not respond.'));
    request.addEventListener('load', () => (request.status === 200 ? resolve(request.response) : fail()));
    request.addEventListener('error', fail);
    request.open('GET', location.href);
    request.send();
  });
}
