import type { frFr } from './fr-fr.ts';

/** The texts of one language: exactly the keys of `fr-fr.ts`, each with the same placeholders. */
export type Texts = Translated<typeof frFr>;

type Translated<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string
    ? SamePlaceholders<Source[Key]>
    : Translated<Source[Key]>;
};

/** Any text that contains each `{{placeholder}}` of the source, in any order. */
type SamePlaceholders<Source extends string> = Source extends `${string}{{${infer Placeholder}}}${infer Rest}`
  ? `${string}{{${Placeholder}}}${string}` & SamePlaceholders<Rest>
  : string;

/** Values that every text may use; `createTranslations` provides them. */
export type DefaultVariables = {
  /** The largest file that may be uploaded, in megabytes (§5). */
  readonly maximumMegabytes: number;
  /** For how long a photo that waits to be sent is kept, in hours (decision 6.3). */
  readonly keptHours: number;
};
