import type { WorkerConstructor } from '../worker-calls/start-worker.ts';

/** The part of a window that is used; it exists in browsers that can require Trusted Types. */
export interface TrustedTypesWindow {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): unknown };
  };
}

type Factory = NonNullable<TrustedTypesWindow['trustedTypes']>;

/** The addresses of the app's own scripts; the policy allows no other. */
const ownScripts = new Set<string>();

/** The security headers allow one policy, and a browser creates it once. */
const policies = new WeakMap<Factory, ReturnType<Factory['createPolicy']>>();

/**
 * The address of one of the app's own workers as a Trusted Type, of the policy `recto` that the security
 * headers allow.
 */
export function trustedScript(url: string, { trustedTypes }: TrustedTypesWindow): string {
  if (trustedTypes === undefined) return url;
  ownScripts.add(url);
  const policy =
    policies.get(trustedTypes) ??
    trustedTypes.createPolicy('recto', {
      createScriptURL: (address) => (ownScripts.has(address) ? address : ''),
    });
  policies.set(trustedTypes, policy);
  // The browser requires the policy's own object here, in place of the string.
  return policy.createScriptURL(url) as string;
}

/** A window whose browser may have no workers. */
interface WorkerWindow extends TrustedTypesWindow {
  readonly Worker?: new (url: string | URL, options?: WorkerOptions) => Worker;
}

/**
 * @param address where the app serves the worker's file, if no bundler has put it where the code looks for it.
 * @returns the window's `Worker`, for the app's own scripts only; undefined if the browser has none.
 */
export function ownWorker(window: WorkerWindow, address?: string): WorkerConstructor | undefined {
  const { Worker: PageWorker } = window;
  if (PageWorker === undefined) return undefined;
  return class extends PageWorker {
    constructor(url: URL, options: WorkerOptions) {
      super(trustedScript(address ?? url.href, window), options);
    }
  };
}
