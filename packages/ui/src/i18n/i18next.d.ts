import type { frFr } from './fr-fr.ts';
import type { DefaultVariables } from './texts.ts';

/**
 * Makes `t` accept only existing keys, and require a value for each placeholder. A declaration file, so that it
 * holds in this repository only: the compiler does not copy it to the published package, where it would change
 * the types of the user's own i18next.
 */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: typeof frFr };
    strictInterpolationChecks: true;
    defaultVariables: DefaultVariables;
  }
}
