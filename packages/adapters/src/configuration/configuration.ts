import {
  browserRules,
  clientAuthentications,
  defaultBrowserRule,
  defaultClientAuthentication,
  defaultFilePickerRule,
  defaultGuidanceMode,
  filePickerRules,
  guidanceModes,
  documentFormatNames,
  documentsWithFormats,
  type BrowserRule,
  type ClientCredentials,
  type ExpectedFormats,
  type FilePickerRule,
  type GuidanceMode,
} from '@recto/core';
import * as v from 'valibot';
import type { ProviderAddresses } from '../http/provider-configuration.ts';

/** What `assets/config.json` holds. Everything in it is public. */
export interface Configuration extends ProviderAddresses, ClientCredentials {
  /** Which browsers get the camera view (§5.3; decision 2.1). */
  readonly browsers: BrowserRule;
  /** Where a file may be chosen in place of a photo (decision 3.17). */
  readonly filePicker: FilePickerRule;
  /** How much the viewfinder guides (decision 4.1). */
  readonly guidance: GuidanceMode;
  /** The formats that the documents may have; undefined for the usual ones (decision 4.13). */
  readonly documentFormats?: ExpectedFormats | undefined;
  /** The operator's name and look, for `readBrand`; undefined shows the app's own (decision 10.1). */
  readonly brand?: unknown;
  /** Where events are sent, in the same form as the endpoints; null for nowhere (decision 11.5). */
  readonly eventsUrl: string | null;
  /** The page that shows the app in a frame, in the same form; only its origin counts. Absent for none (decision 11.16). */
  readonly frameAncestor?: string | null | undefined;
  /** The operator's texts and languages, for `readTextFiles`; undefined for none (decision 10.4). */
  readonly texts?: unknown;
  /** Paths of the operator's pages on the app's origin that look like a link; the service worker reads them (decision 10.3). */
  readonly otherPages?: unknown;
}

const webAddress = v.pipe(
  v.string(),
  v.check(isEndpoint, 'Expected an http(s) address or a path, without credentials, query or fragment'),
);
const endpoint = v.pipe(
  webAddress,
  v.transform((address) => address.replace(/\/+$/, '')),
);

/** The fields without which the app can't run, or would run with other credentials than the file says. */
const neededFields = {
  authEndpointUrl: endpoint,
  idEndpointUrl: endpoint,
  clientId: v.pipe(v.string(), v.nonEmpty()),
  clientSecret: v.nullish(v.string(), null),
  clientAuthentication: v.nullish(v.picklist(clientAuthentications), defaultClientAuthentication),
};

/** An object or a list; null counts as absent. */
const group = (isList: boolean) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.check((value) => typeof value === 'object' && (value === null || Array.isArray(value) === isList)),
      v.transform((value) => value ?? undefined),
    ),
  );

/** Fields that count as absent if they are wrong: that must not cost the customer the app (decision 10.7). */
export const optionalFields = {
  browsers: v.nullish(v.picklist(browserRules), defaultBrowserRule),
  filePicker: v.nullish(v.picklist(filePickerRules), defaultFilePickerRule),
  guidance: v.nullish(v.picklist(guidanceModes), defaultGuidanceMode),
  documentFormats: v.optional(
    v.pipe(
      v.unknown(),
      v.check(isExpectedFormats),
      v.transform((formats): ExpectedFormats | undefined => formats ?? undefined),
    ),
  ),
  eventsUrl: v.nullish(webAddress, null),
  frameAncestor: v.nullish(webAddress),
  // Their schemas are loaded only where they are used.
  brand: group(false),
  texts: group(false),
  otherPages: group(true),
};

/** The content of `config.json`. */
export const configurationSchema = v.object({
  ...neededFields,
  ...optionalFields,
}) satisfies v.GenericSchema<unknown, Configuration>;

/** Whether it is an object of lists of formats, by the names of documents that have formats; null counts as absent. */
function isExpectedFormats(value: unknown): boolean {
  const isFormat = (name: unknown) => documentFormatNames.some((format) => format === name);
  return (
    typeof value === 'object' &&
    !Array.isArray(value) &&
    Object.entries(value ?? {}).every(
      ([document, list]) =>
        documentsWithFormats().some((name) => name === document) &&
        Array.isArray(list) &&
        list.length > 0 &&
        list.every(isFormat),
    )
  );
}

/** Whether the paths of §7 can be appended to this address: `https://host/path`, or `/path`. */
function isEndpoint(address: string): boolean {
  if (/[?#\\\s]/.test(address)) return false;
  if (address.startsWith('/')) return !address.startsWith('//');
  if (!/^https?:\/\//i.test(address)) return false;
  try {
    const { username, password } = new URL(address);
    return username === '' && password === '';
  } catch {
    return false;
  }
}
