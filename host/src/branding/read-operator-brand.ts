import { readBrand, type Configuration } from '@recto/adapters/configuration';
import type { Brand } from '@recto/core';
import { brandLook, type BrandLook, type LowContrast } from '@recto/ui/early';

/** The operator's name, and the colours and corners for `GlobalStyle`; null for the app's own. */
export interface OperatorBrand {
  readonly brand: Brand | null;
  readonly look: BrandLook | null;
}

/** The app's own name and look. */
export const noBrand: OperatorBrand = { brand: null, look: null };

/**
 * Reads `brand` of `config.json` (decision 10.1). What is wrong there is reported and left out, since it must
 * not cost the customer the app.
 * @param base the address of `config.json`.
 * @param report receives a line for the operator; it names fields, never values.
 */
export function readOperatorBrand(
  { brand, idEndpointUrl }: Pick<Configuration, 'brand' | 'idEndpointUrl'>,
  base: string,
  report: (line: string) => void,
): OperatorBrand {
  if (brand === undefined) return noBrand;
  const { settings, wrong } = readBrand(brand, base, idEndpointUrl);
  if (wrong.length > 0) report(`Configuration: these fields of "brand" are not used: ${wrong.join(', ')}.`);
  if (settings === null) {
    report('Configuration: "brand" is not used, since it has no usable name.');
    return noBrand;
  }
  const { look, problems } = brandLook(settings.look);
  for (const problem of problems) report(lineAbout(problem));
  return { brand: settings.brand, look };
}

function lineAbout({ scheme, between, contrast, needed }: LowContrast): string {
  return `Configuration: the colours of "brand" are not used: in the ${scheme} scheme, the contrast between ${between} is ${contrast}, and must be at least ${needed}.`;
}
