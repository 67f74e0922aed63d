import { withTimeout } from '@recto/core';
import { JourneyError } from './JourneyError.ts';

/** What the Content-Security-Policy of the page has to allow (docs/packages.md); without the rest, the journey goes on with less. */

/** How long a picture may take to fail, in ms: a browser that loads none may not report it. */
const pictureLimitMs = 1_000;

const emptyStyleHash = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The page allows no style element, so no screen can be shown. */
export function stylesForbidden(): JourneyError {
  const nonce = 'the nonce that the page names in <meta property="csp-nonce" content="…">';
  return forbidden(`style-src needs ${emptyStyleHash}, the hash of an empty style, or ${nonce}`);
}

/** @returns the nonce for style elements, where styled-components finds it too; empty without one. */
export function styleNonce(document: Document): string {
  const meta = document.head.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]');
  return meta?.nonce || meta?.content || '';
}

/** @throws JourneyError `settings` if the page allows no pictures in memory: the customer could not check a photo. */
export async function expectPicturesAllowed(window: Window & typeof globalThis): Promise<void> {
  const { document, URL } = window;
  let isForbidden = false;
  const note = ({ disposition, effectiveDirective }: SecurityPolicyViolationEvent) => {
    isForbidden ||= disposition === 'enforce' && effectiveDirective === 'img-src';
  };
  document.addEventListener('securitypolicyviolation', note);
  // It is no picture, so it fails in any case; what matters is why.
  const url = URL.createObjectURL(new Blob());
  const image = new window.Image();
  const failed = new Promise<void>((resolve) => {
    // The browser may report the violation a task later.
    image.addEventListener('error', () => void window.setTimeout(resolve));
    image.src = url;
  });
  await withTimeout(pictureLimitMs, failed, { otherwise: undefined });
  URL.revokeObjectURL(url);
  document.removeEventListener('securitypolicyviolation', note);
  if (isForbidden) throw forbidden('img-src needs blob:, for the photos');
}

function forbidden(missing: string): JourneyError {
  return new JourneyError('settings', `In the page's Content-Security-Policy, ${missing}.`);
}
