import { browserHttp } from '@recto/adapters/browser';
import {
  ConfigurationError,
  loadConfiguration,
  readBrand,
  type Configuration,
} from '@recto/adapters/configuration';
import { HttpProcedureRepository } from '@recto/adapters/http';
import {
  defaultBrowserRule,
  defaultFilePickerRule,
  defaultGuidanceMode,
  type Brand,
  type ProcedureRepository,
} from '@recto/core';
import { brandLook, type BrandLook } from '@recto/ui';
import { JourneyError } from './JourneyError.ts';

/** What the configuration, or the page, decides about a journey. */
export interface Provider extends Pick<
  Configuration,
  'browsers' | 'filePicker' | 'guidance' | 'documentFormats' | 'eventsUrl'
> {
  /** The operator's texts and languages; null for none. */
  readonly operatorTexts: OperatorTextsSource | null;
  readonly repository: ProcedureRepository;
  readonly brand: Brand | null;
  readonly look: BrandLook | null;
}

/** Where the operator's texts come from. */
export interface OperatorTextsSource extends Pick<Configuration, 'texts'> {
  /** The address of the configuration. */
  readonly url: string;
  /** Receives a line for the operator about each problem. */
  readonly report: (line: string) => void;
}

/** Where a journey's provider comes from. */
export interface ProviderSource {
  /** The address of a `config.json`, as the app of Recto reads it; null if the page has a provider of its own. */
  readonly config: string | null;
  /** The page's own provider; it wins over the one of the configuration. */
  readonly repository: ProcedureRepository | null;
}

/** @throws JourneyError if there is no configuration that can be used, and no provider either. */
export async function loadProvider(
  window: Window & typeof globalThis,
  { config, repository }: ProviderSource,
): Promise<Provider> {
  const own = repository && { ...usual, repository };
  if (config === null) {
    if (own === null) throw new JourneyError('settings', 'Neither "config" nor "repository" is set.');
    return own;
  }
  const http = browserHttp(window);
  const report = (line: string) => window.console.warn(line);
  const url = addressOf(config, window.document.baseURI);
  const configuration = await loadConfiguration(http, url, report).catch((cause: unknown) => {
    const isMalformed = cause instanceof ConfigurationError && cause.code === 'malformed';
    const reason = cause instanceof Error ? cause.message : 'The configuration can’t be used.';
    throw new JourneyError(isMalformed ? 'settings' : 'unreachable', reason, { cause });
  });
  return {
    ...configuration,
    ...brandOf(configuration, url, report),
    operatorTexts: configuration.texts === undefined ? null : { texts: configuration.texts, url, report },
    repository: repository ?? new HttpProcedureRepository(configuration, http),
  };
}

/** @throws JourneyError if the attribute is no address. */
function addressOf(config: string, base: string): string {
  try {
    return new URL(config, base).href;
  } catch (cause) {
    throw new JourneyError('settings', '"config" is not an address.', { cause });
  }
}

const noBrand = { brand: null, look: null };

/** Without a configuration. */
const usual: Omit<Provider, 'repository'> = {
  browsers: defaultBrowserRule,
  filePicker: defaultFilePickerRule,
  guidance: defaultGuidanceMode,
  eventsUrl: null,
  operatorTexts: null,
  ...noBrand,
};

function brandOf(
  { brand, idEndpointUrl }: Configuration,
  url: string,
  report: (line: string) => void,
): Pick<Provider, 'brand' | 'look'> {
  if (brand === undefined) return noBrand;
  const { settings, wrong } = readBrand(brand, url, idEndpointUrl);
  if (wrong.length > 0) report(`Configuration: these fields of "brand" are not used: ${wrong.join(', ')}.`);
  if (settings === null) return noBrand;
  return { brand: settings.brand, look: brandLook(settings.look).look };
}
