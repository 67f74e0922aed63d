import { html } from 'hono/html';

/** Markup whose values are escaped. */
export type Markup = ReturnType<typeof html>;

/** The frame of every operator page. No inline script or style: the content security policy forbids them. */
export function page(title: string, main: Markup): Markup {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} – Recto sandbox</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/operator/operator.css" />
        <link rel="stylesheet" href="/operator/forms.css" />
        <link rel="stylesheet" href="/operator/journeys.css" />
        <script type="module" src="/operator/operator.js"></script>
      </head>
      <body>
        <header class="top">
          <a href="/operator">Recto sandbox</a> <a href="/operator/journeys">Journeys</a>
        </header>
        <main>
          <h1>${title}</h1>
          <p class="problem" role="alert" hidden></p>
          ${main}
        </main>
      </body>
    </html>`;
}

/** A page with only a message and a link back. */
export function messagePage(message: string): Markup {
  return page(message, html`<p><a href="/operator">Back to the procedures</a></p>`);
}
