import type { Configuration } from '@recto/adapters/configuration';
import {
  browserRules,
  clientAuthentications,
  documentFormatNames,
  documentsWithFormats,
  guidanceModes,
} from '@recto/core';
import { endpointReason, kindOf } from './address-reason.ts';
import { didYouMean } from './nearest-name.ts';

/** Says why the app can't use this value of a field, which its own reader (`readConfiguration`) has refused. */
type Explain = (value: unknown) => string;

const unknownReason = 'The app can’t use this value.';

const endpoint =
  (calls: string): Explain =>
  (value) =>
    `${endpointReason(value) ?? unknownReason} It says where ${calls}: https://… or a path of the app’s own origin.`;

const oneOf =
  (names: readonly string[]): Explain =>
  (value) => {
    if (typeof value !== 'string') return `It must be one of ${names.join(', ')}; it is ${kindOf(value)}.`;
    return `"${value}" is none of ${names.join(', ')}.${didYouMean(value, names)}`;
  };

/** The reasons for each field of `config.json`. */
export const explainField: Readonly<Record<keyof Configuration, Explain>> = {
  authEndpointUrl: endpoint('call 1 goes'),
  idEndpointUrl: endpoint('calls 2 to 8 go'),
  clientId: (value) => {
    if (value === undefined || value === null) return 'It is missing. It is the client’s id at the provider.';
    return value === '' ? 'It is empty.' : `It must be a text, not ${kindOf(value)}.`;
  },
  clientSecret: (value) =>
    `It must be a text, not ${kindOf(value)}. Leave it out if a relay adds the secret on your server.`,
  clientAuthentication: oneOf(clientAuthentications),
  browsers: oneOf(browserRules),
  guidance: oneOf(guidanceModes),
  documentFormats: explainFormats,
  eventsUrl: endpoint('the app sends its events'),
  brand: (value) =>
    `It must be an object with a name, such as { "name": "Banque Aubrac" }; it is ${kindOf(value)}.`,
  texts: (value) =>
    `It must be an object, such as { "en-gb": "operator/en-gb.json" }; it is ${kindOf(value)}.`,
  otherPages: (value) => `It must be a list of paths, such as ["/imprint"]; it is ${kindOf(value)}.`,
};

function explainFormats(value: unknown): string {
  const example = 'such as { "idCard": ["id1"] }';
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return `It must be an object with a list for a document, ${example}; it is ${kindOf(value)}.`;
  }
  const names = documentsWithFormats();
  const reasons = Object.entries(value).flatMap(([document, list]: [string, unknown]) => {
    if (!names.some((name) => name === document)) {
      return [
        `"${document}" is not a document with formats. Allowed: ${names.join(', ')}.${didYouMean(document, names)}`,
      ];
    }
    if (!Array.isArray(list) || list.length === 0) {
      return [`"${document}" must have a list with at least one format, ${example}.`];
    }
    const unknown = list.filter((format) => !documentFormatNames.some((name) => name === format));
    const known = documentFormatNames.join(', ');
    return unknown.map((format) => `"${String(format)}" in "${document}" is none of the formats ${known}.`);
  });
  return reasons.join(' ') || unknownReason;
}
