import type { Page } from '@playwright/test';
import type { ActionName } from '../../packages/ui/src/components/action-name.ts';
import { essential } from './fixtures/essential.ts';
import { accessibilityProblems } from './fixtures/axe.ts';
import type { Customer } from '@recto/testing/playwright';
import { expectNamedControls } from './fixtures/expect-named-controls.ts';
import { everything } from './fixtures/procedures.ts';
import { expect, test } from './fixtures/test.ts';
import { userAgents } from './fixtures/user-agents.ts';
import { sendInVain } from './fixtures/send-in-vain.ts';

test.describe('axe finds no violation, and every control carries a data-action', () => {
  test('start, confirm and the delete modal are accessible', essential, async ({ procedures, customer }) => {
    const procedure = await procedures.started({ ...everything, lastname: 'Moreau' }, [
      'idCardRecto',
      'clientPicture',
    ]);
    await customer.open(procedure, '/start');
    await expectAccessible(customer, 'start');
    await customer.tap('start');
    await customer.tap('back');
    await expectAccessible(customer, 'choose-file');
    await customer.tileAction('idCardRecto', 'delete').tap();
    await expectAccessible(customer, 'delete-no');
  });

  test(
    'the viewfinder, the preview and the error view are accessible',
    essential,
    async ({ procedures, customer, operator, watch }) => {
      watch.allowFailedRequests();
      await operator.addFault({ call: 'savePhoto', kind: 'status', status: 400 });
      await customer.open(await procedures.started(everything), '/capture');
      await customer.seesCapture('capture');
      await expectAccessible(customer, 'shutter');
      await customer.photograph('idCardRecto');
      await expectAccessible(customer, 'use');
      await sendInVain(customer);
      await expectAccessible(customer, 'retry');
    },
  );

  test('the status screen is accessible', essential, async ({ procedures, customer }) => {
    for (const [status, action] of [
      ['finished', 'continue'],
      ['refused', 'restart'],
      ['expired', 'back'],
    ] as const) {
      await test.step(status, async () => {
        const patch = { adminComment: 'Le verso est flou.' };
        const redirectUrl = 'https://example.org/';
        await customer.open(await procedures.make({ ...everything, redirectUrl }, { status, patch }));
        await expectAccessible(customer, action);
      });
    }
  });

  test(
    '/404, also if the provider can’t be reached, and the configuration failure are accessible',
    essential,
    async ({ page, customer, origin, operator, watch }) => {
      watch.allowFailedRequests();
      watch.allow(/^Could not load configuration$/);
      watch.allow(/^The response to the request for the configuration is 404\.$/);
      await page.goto(`${origin}/404`);
      await expectAccessible(customer, 'language');
      await operator.addFault({ call: 'token', kind: 'status', status: 503, retryAfter: 0 });
      await page.goto(`${origin}/some-token`);
      await expectAccessible(customer, 'retry');
      await operator.addFault({ call: 'config', kind: 'status', status: 404 });
      await page.goto(origin);
      await expectAccessible(customer, 'retry');
    },
  );
});

test.describe('axe finds no violation with larger text on a narrow phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  for (const [what, adapt] of [
    ['wider spacing (WCAG 1.4.12)', spaceText],
    ['200 % (WCAG 1.4.4)', doubleText],
  ] as const) {
    test(
      `${what}: start, viewfinder, preview, confirm and status`,
      essential,
      async ({ page, procedures, customer }) => {
        const expectNoProblem = async (action: ActionName) => {
          await customer.action(action).tap({ trial: true });
          await page.evaluate(adapt);
          expect(await accessibilityProblems(page), action).toEqual([]);
        };
        await customer.open(await procedures.complete(everything), '/start?language=fr-fr');
        await expectNoProblem('start');
        await customer.open(await procedures.started(everything), '/capture?viewStep=2');
        await customer.seesCapture('capture', 'driverLicenseRecto');
        await expectNoProblem('shutter');
        await customer.photograph('driverLicenseRecto');
        await expectNoProblem('use');
        await customer.open(await procedures.complete(everything), '/confirm');
        await expectNoProblem('confirm');
        await customer.tap('confirm');
        await customer.sees('status');
        await page.evaluate(adapt);
        expect(await accessibilityProblems(page), 'status').toEqual([]);
      },
    );
  }
});

/** In the page: the spacing that a reader may set. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }',
  );
  document.adoptedStyleSheets = [sheet];
}

/** In the page: as with the phone's setting for large text. */
function doubleText(): void {
  document.documentElement.style.fontSize = '200%';
}

test.describe('axe finds no violation on a desktop', () => {
  test.use({ userAgent: userAgents.desktopChrome, viewport: { width: 1280, height: 800 }, isMobile: false });

  test('/mobile is accessible', essential, async ({ page, procedures, customer }) => {
    await customer.open(await procedures.make(everything));
    await customer.screen('mobile').getByRole('img').click({ trial: true });
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

/**
 * Checks the controls, and runs axe in both colour schemes, once this control can be tapped: the loading
 * indicator is gone then, and all animations have ended.
 */
async function expectAccessible(
  customer: Customer,
  action: Parameters<Customer['action']>[0],
): Promise<void> {
  const { page } = customer;
  await customer.action(action).first().tap({ trial: true });
  await expectNamedControls(customer);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await endOfTransitions(page);
    expect(await accessibilityProblems(page), colorScheme).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}

/** Waits until colours that change with the scheme have their final value. */
function endOfTransitions(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}
