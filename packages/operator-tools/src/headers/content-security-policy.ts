/** The origins that the page may contact, in addition to its own. */
export interface AllowedOrigins {
  /** The provider's endpoints, if they are not on the app's origin. */
  readonly endpoints: readonly string[];
  /** Where the provider serves the images of `displayUrl`, if not on the app's origin. */
  readonly images: readonly string[];
  /** The origins whose pages may show the app in a frame, or `'self'`; none by default. */
  readonly frameAncestors?: readonly string[];
}

/** The hash of an empty text: styled-components adds one empty style element and fills it through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** The hash of the style that the page carries (`host/build/opening-style.ts`). */
const openingStyle = "'sha256-CBJlIoTsFj4lfAJkzd42ewOxzA/oAigoh1TOW3LNhFM='";

/** The hash of the script that the page carries (`host/build/ahead-script.ts`). */
const aheadScript = "'sha256-MrnyZNbhYA1Cbweg62JAVzIeoEXahSKAqXqEr2q8U5s='";

/** The only Trusted Types policy: it allows the address of the app's own service worker. */
const trustedTypesPolicy = 'recto';

const none = ["'none'"];
const self = "'self'";

/** Lets the app compile its own WebAssembly, which finds faces; `eval` stays forbidden. */
const wasm = "'wasm-unsafe-eval'";

/**
 * The Content-Security-Policy of the app's page and files. What is not listed is forbidden: inline scripts and styles
 * other than the page's own and one empty style element, `eval`, frames, plug-ins, form targets, and all origins except the given ones.
 *
 * Images may come from the app, the provider or the page's memory (`data:`, `blob:`), not from any `https:`
 * address: with an image request, a forged response could reveal the customer to another server. A thumb from
 * another origin shows its placeholder.
 */
export function contentSecurityPolicy({ endpoints, images, frameAncestors = [] }: AllowedOrigins): string {
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': none,
    'script-src': [self, wasm, aheadScript],
    'style-src': [self, emptyStyle, openingStyle],
    'font-src': [self],
    'img-src': [self, 'data:', 'blob:', ...images],
    'connect-src': [self, ...endpoints],
    'worker-src': [self],
    'manifest-src': [self],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': frameAncestors.length === 0 ? none : frameAncestors,
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [trustedTypesPolicy],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
