import type {} from 'i18next';
import type { frFr } from './fr-fr.ts';

/** One language's texts: the keys of `fr-fr.ts`, no more and no fewer, each with the placeholders it has there. */
export type Texts = Translated<typeof frFr>;

type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? SamePlaceholders<Source[Key]>
    : Translated<Source[Key]>;
};

/** Any text that holds each `{{placeholder}}` of the source, in whatever order. */
type SamePlaceholders<Source extends string> = Source extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? `${string}{{${Placeholder}}}${string}` & SamePlaceholders<Rest>
  : string;

/** Values that every text may use without being given them (`createI18n` fills them in). */
export type DefaultVariables = {
  /** The largest file that may be sent, in megabytes (§5). */
  readonly maximumMegabytes: number;
};

/** Makes `t` know the keys, and ask for the values of a text's placeholders. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'texts';
    resources: { texts: typeof frFr };
    strictInterpolationChecks: true;
    defaultVariables: DefaultVariables;
  }
}
