import * as v from 'valibot';
import { configurationSchema, optionalFields, type Configuration } from './configuration.ts';

/** Either the configuration and the names of the fields that are not used, or the names of those that are wrong. */
type ReadConfiguration =
  | { readonly configuration: Configuration; readonly unused: readonly string[] }
  | { readonly configuration: null; readonly wrong: readonly string[] };

/** Names the JSON Schema for an editor; it says nothing to the app. */
const schemaField = '$schema';

/**
 * Reads the content of `config.json`. A wrong optional field is left out, and so is an unknown one, which is most
 * likely misspelt. Names are returned, never values.
 */
export function readConfiguration(content: unknown): ReadConfiguration {
  const first = v.safeParse(configurationSchema, content);
  const wrong = (first.issues ?? []).map((issue) => v.getDotPath(issue) ?? 'the file itself');
  if (wrong.some((name) => !(name in optionalFields))) return { configuration: null, wrong };
  const kept = { ...(content as Record<string, unknown>) };
  delete kept[schemaField];
  const unused = [...wrong, ...Object.keys(kept).filter((name) => !(name in configurationSchema.entries))];
  for (const name of unused) delete kept[name];
  return { configuration: v.parse(configurationSchema, kept), unused };
}
