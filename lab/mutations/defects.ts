/** A deliberate defect in a file of the product. */
export interface Defect {
  readonly id: string;
  /** The product file, from the root of the repository. */
  readonly file: string;
  /** The exact text that is replaced. It occurs once in the file. */
  readonly find: string;
  readonly replace: string;
  /** What a customer or an operator would notice. */
  readonly notices: string;
}

/**
 * Twenty plausible mistakes, five in each of core, adapters, ui and host. They were chosen from the specification and the
 * product's sources, without a look at the tests. `run.ts` shows which checks find them.
 */
export const defects: readonly Defect[] = [
  {
    id: 'core-unsent-photo-arrives-in-silence',
    file: 'packages/core/src/capture/capture-session.ts',
    find: `  #leave(): void {
    this.#view = null;
    this.#parts.uploads.noteSteps(false);
`,
    replace: `  #leave(): void {
    this.#view = null;
`,
    notices: 'After the camera was left, no toast says any more that a photo that waited was sent.',
  },
  {
    id: 'core-second-report-counts-at-once',
    file: 'packages/core/src/uploads/upload-machine.ts',
    find: `  if (status === 'started') next.end = null;
`,
    replace: '',
    notices:
      'In a procedure that another tab has started again, two old responses within a second delete the photos that wait on the phone.',
  },
  {
    id: 'core-portal-page-refuses-the-link',
    file: 'packages/core/src/link/entry.ts',
    find: `  malformed: 'unreachable',
} as const`,
    replace: `  malformed: 'refused',
} as const`,
    notices:
      'In a hotel network that responds with its own page, the customer reads that the link does not exist, without "Try again".',
  },
  {
    id: 'core-old-error-stays',
    file: 'packages/core/src/procedure/procedure-store.ts',
    find: `    const { token, procedure } = this.#expectEntry();
    this.#parts.toasts.withdraw(failure.about);
`,
    replace: `    const { token, procedure } = this.#expectEntry();
`,
    notices:
      'The sticky error of a failed start or confirm call is still shown after the second attempt has succeeded.',
  },
  {
    id: 'core-late-camera-stays-open',
    file: 'packages/core/src/camera/camera-control.ts',
    find: 'if (signal.aborted) return feed.close();',
    replace: 'if (signal.aborted) return;',
    notices: 'The light of the camera stays on if the customer leaves the screen while the camera opens.',
  },
  {
    id: 'adapters-cancelled-file-arrives',
    file: 'packages/adapters/src/http/send-with-xhr.ts',
    find: `      end();
      reject(error);
      xhr.abort();`,
    replace: `      end();
      reject(error);`,
    notices: 'A file whose upload the customer has cancelled is sent to its end and arrives at the provider.',
  },
  {
    id: 'adapters-failed-token-is-kept',
    file: 'packages/adapters/src/http/AccessToken.ts',
    find: 'this.#pending ??= this.#renew().finally(() => (this.#pending = null));',
    replace: `this.#pending ??= this.#renew().then((value) => {
      this.#pending = null;
      return value;
    });`,
    notices:
      'After one failed call 1, every call fails until the page is reloaded; photos are never sent again.',
  },
  {
    id: 'adapters-last-events-are-lost',
    file: 'packages/adapters/src/browser/telemetry/BrowserEvents.ts',
    find: `      referrerPolicy: 'no-referrer',
      keepalive: true,
`,
    replace: `      referrerPolicy: 'no-referrer',
`,
    notices: 'The operator does not get the events of the last seconds of a visit.',
  },
  {
    id: 'adapters-woken-camera-is-not-watched',
    file: 'packages/adapters/src/browser/camera/GetUserMediaFeed.ts',
    find: `    throwIfAborted(signal);
    void this.#lens.apply();
    this.#watch();
`,
    replace: `    throwIfAborted(signal);
    void this.#lens.apply();
`,
    notices: 'After the first photo, a camera that fails shows a frozen picture; it is not opened again.',
  },
  {
    id: 'adapters-failed-removal-is-forgotten',
    file: 'packages/adapters/src/browser/vault/IndexedDbPhotoVault.ts',
    find: "if (!isDone && removal.reason !== 'expired') this.#failed",
    replace: "if (!isDone && removal.reason === 'expired') this.#failed",
    notices: 'A photo that was deleted while the disk failed for a moment comes back after a reload.',
  },
  {
    id: 'ui-ended-touch-counts-as-finger',
    file: 'packages/ui/src/screens/confirm/viewer/use-zoom.ts',
    find: 'onPointerCancel: end,',
    replace: 'onPointerCancel: () => setTouches((count) => Math.max(0, count - 1)),',
    notices:
      'After a gesture of the system has interrupted a touch, one finger zooms the photo in place of moving it.',
  },
  {
    id: 'ui-withdrawn-toast-is-shown',
    file: 'packages/ui/src/components/toasts/HotToasts.tsx',
    find: `      this.#waiting.delete(subject);
      hotToast.remove`,
    replace: '      hotToast.remove',
    notices: 'A toast that was withdrawn while a dialog was open appears when the dialog closes.',
  },
  {
    id: 'ui-dialog-text-is-not-read',
    file: 'packages/ui/src/components/Modal.tsx',
    find: '<Dialog {...dialog} aria-labelledby={titleId} aria-describedby={textId}>',
    replace: '<Dialog {...dialog} aria-labelledby={titleId}>',
    notices: 'A screen reader does not say which photo will be deleted when the dialog opens.',
  },
  {
    id: 'ui-slow-language-wins',
    file: 'packages/ui/src/i18n/create-translations.ts',
    find: `    if (current !== null && isSuperseded(call)) return current;
`,
    replace: '',
    notices: 'Of two languages chosen soon after each other, the one that loads last is shown.',
  },
  {
    id: 'ui-start-button-stays-busy',
    file: 'packages/ui/src/screens/start/StartScreen.tsx',
    find: `        if (!(await store.start())) return;
        setLeaving(true);
`,
    replace: `        setLeaving(true);
        if (!(await store.start())) return;
`,
    notices: 'After a failed start call, the start button stays disabled.',
  },
  {
    id: 'host-page-of-a-failing-server',
    file: 'host/service-worker/src/page.ts',
    find: 'if (response !== null && response.status < 500) return response;',
    replace: 'if (response !== null && response.status <= 500) return response;',
    notices:
      'While the server fails with the status 500, a phone that has the app stored shows the error page.',
  },
  {
    id: 'host-events-are-blocked',
    file: 'host/src/start/identify.ts',
    find: `function addressesOf({ authEndpointUrl, idEndpointUrl, eventsUrl }: Configuration): string[] {
  return [authEndpointUrl, idEndpointUrl, ...(eventsUrl === null ? [] : [eventsUrl])];`,
    replace: `function addressesOf({ authEndpointUrl, idEndpointUrl }: Configuration): string[] {
  return [authEndpointUrl, idEndpointUrl];`,
    notices: "The page's policy blocks the events: the operator gets none on an address of its own.",
  },
  {
    id: 'host-waiting-photo-is-asked-for',
    file: 'host/src/routes/loaders.ts',
    find: `      // Pending photos do not count as missing.
      await app.uploads.ready();
`,
    replace: '',
    notices:
      'After a reload without a connection, the camera asks again for a photo that waits on the phone.',
  },
  {
    id: 'host-removed-element-opens',
    file: 'host/element/src/Journey.tsx',
    find: "if (isCurrent) setPhase({ name: 'open', parts, provider });",
    replace: "setPhase({ name: 'open', parts, provider });",
    notices:
      'If the page changes the token of the element while it loads, the screens of the former link appear.',
  },
  {
    id: 'host-second-release-shows-an-error',
    file: 'host/src/lazy-parts/ReloadOnce.ts',
    find: `      marks.remove(mark);
`,
    replace: '',
    notices:
      'After the second release within a visit, the customer sees an error in place of a reload that would have helped.',
  },
];
