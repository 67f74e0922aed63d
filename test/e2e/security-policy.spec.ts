import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { essential } from './fixtures/essential.ts';
import { everything, idCardOnly } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { withoutHeaders } from './fixtures/without-headers.ts';

// Every spec checks that the app itself does not violate the policy (fixtures/page-watch.ts).

/** Attacks of injected markup or script, and the directive that stops each. */
const tricks: readonly (readonly [what: string, directive: string, trick: () => unknown])[] = [
  [
    'an inline style',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.body.append(style);
    },
  ],
  [
    'an image from a foreign origin',
    'img-src',
    () => {
      document.createElement('img').src = 'https://stranger.example/image.png';
    },
  ],
  [
    'a frame',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://stranger.example/';
      document.body.append(frame);
    },
  ],
  [
    'a request to a foreign origin',
    'connect-src',
    () => fetch('https://stranger.example/', { method: 'POST', body: 'x' }).catch(() => undefined),
  ],
  [
    'a form for a foreign origin',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://stranger.example/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'another base address for the page’s paths',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://stranger.example/';
      document.head.append(base);
    },
  ],
  ['a worker from a string', 'require-trusted-types-for', () => void new Worker('data:text/javascript,0')],
  [
    'a string that is evaluated',
    'require-trusted-types-for',
    // Playwright's own evaluation is exempt from the policy, a later callback is not.
    () =>
      setTimeout(() => {
        try {
          // oxlint-disable-next-line typescript/no-implied-eval -- the policy must block it.
          Reflect.set(window, 'hacked', new Function('return 1')());
        } catch {
          // as expected
        }
      }),
  ],
  [
    'a string that is parsed as markup',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML = '<img src=x onerror="window.hacked = 1">';
    },
  ],
  [
    'a string as the address of a script',
    'require-trusted-types-for',
    () => {
      document.createElement('script').src = 'https://stranger.example/script.js';
    },
  ],
  [
    'an unknown Trusted Types policy',
    'trusted-types',
    () => (window as unknown as TrustedTypesWindow).trustedTypes.createPolicy('stranger', {}),
  ],
];

interface TrustedTypesWindow {
  readonly trustedTypes: { createPolicy(name: string, rules: object): unknown };
}

test(
  'the page’s policy stops injected markup and scripts, and allows no feature but the camera and the movement of the phone',
  essential,
  async ({ page, procedures, customer, watch }) => {
    watch.allowViolation(
      new RegExp(
        `^(${tricks.map(([, directive]) => directive).join('|')}) blocked|Content Security Policy|Trusted`,
      ),
    );
    watch.allowForeign('https://stranger.example'); // blocked requests are listed as requests, too
    const procedure = await procedures.make(everything);
    for (const [what, directive, trick] of tricks) {
      await test.step(what, async () => {
        await customer.open(procedure);
        await customer.sees('start');
        const before = watch.violations().length;
        await page.evaluate(trick).catch(() => undefined); // some attacks throw when they are stopped
        await expect
          .poll(() => watch.violations().slice(before))
          .toContainEqual(expect.stringContaining(`${directive} blocked`));
        expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
        expect(customer.address).toMatch(/start$/);
      });
    }
    await test.step('the features of the page', async () => {
      const allowed = await page.evaluate(() =>
        (
          document as unknown as { featurePolicy: { allowedFeatures(): readonly string[] } }
        ).featurePolicy.allowedFeatures(),
      );
      for (const feature of ['camera', 'accelerometer', 'gyroscope']) expect(allowed).toContain(feature);
      for (const feature of ['microphone', 'geolocation', 'display-capture', 'usb', 'clipboard-read']) {
        expect(allowed).not.toContain(feature);
      }
    });
  },
);

test(
  'no other page may show this one in a frame',
  essential,
  async ({ page, procedures, context, watch }) => {
    watch.allow(/frame-ancestors|X-Frame-Options|Refused to (frame|display)/i);
    watch.allowViolation(/frame-ancestors|Content Security Policy/);
    const { link } = await procedures.make(everything);
    const framing = 'https://stranger.example/';
    await context.route(framing, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${link}"></iframe>` }),
    );
    watch.allowForeign(new URL(framing).origin);
    await page.goto(framing);
    const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
    await expect.poll(() => frame?.url().startsWith('chrome-error:')).toBe(true);
  },
);

test(
  'with and without the security headers, nothing reaches another origin',
  essential,
  async ({ page, procedures, customer, files, watch, origin }) => {
    watch.allowFailedRequests();
    watch.allowViolation(/connect-src|Content Security Policy/);
    const asked: string[] = [];
    const stranger = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      const everyone = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      response.writeHead(200, everyone).end();
    });
    await once(stranger.listen(0, '127.0.0.1'), 'listening');
    stranger.unref();
    const strange = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
    watch.allowForeign(strange); // what was blocked is listed as a request, too
    await page.route('**/procedures/upload', (route) =>
      route.fulfill({ status: 307, headers: { location: `${strange}/taken` } }),
    );
    for (const [host, prepare] of [
      ['a host with the security headers', () => Promise.resolve()],
      ['a host without security headers', withoutHeaders],
    ] as const) {
      await test.step(`${host}: a redirect of a picked file, and a request`, async () => {
        await prepare(page, origin);
        await customer.open(await procedures.started(idCardOnly), '/confirm');
        await customer.tapAndChoose(customer.tileAction('idCardRecto', 'choose-file'), await files.jpeg());
        await customer.seesTile('idCardRecto', 'waiting');
        const before = watch.violations().length;
        await page.evaluate(
          (address) => fetch(address, { mode: 'no-cors' }).catch(() => undefined),
          `${strange}/asked`,
        );
        await expect
          .poll(() => watch.violations().slice(before))
          .toContainEqual(expect.stringContaining('connect-src blocked'));
        expect(asked).toEqual([]);
      });
    }
  },
);
