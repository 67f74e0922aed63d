import { absoluteAddress, type PhotoName, type Procedure, type Thumb } from '@recto/core';
import * as v from 'valibot';
import { procedureSchema, thumbSchema } from './procedure-schema.ts';

/** The data in the responses to calls 2 and 5, and to calls 6 and 7, with absolute addresses. */
export interface ProviderSchemas {
  readonly procedure: v.GenericSchema<unknown, Procedure>;
  readonly thumb: v.GenericSchema<unknown, Thumb>;
}

/**
 * The schemas for one provider. Its relative addresses are resolved (decision 5.10): those
 * of images against `{id}`, like the paths of the calls; those of pages against the app's origin.
 * @param idEndpointUrl `{id}`, without a trailing slash; may be a path on the app's origin.
 */
export function providerSchemas(idEndpointUrl: string, appOrigin: string): ProviderSchemas {
  const images = new URL(`${idEndpointUrl}/`, appOrigin).href;
  const thumb = ({ displayUrl }: Thumb): Thumb => ({ displayUrl: absoluteAddress(displayUrl, images) });
  const procedure = ({ thumbs, webappUrl, redirectUrl, ...rest }: Procedure): Procedure => ({
    ...rest,
    thumbs: Object.fromEntries(
      Object.entries(thumbs).map(([name, each]) => [name, each && thumb(each)]),
    ) as Record<PhotoName, Thumb | null>,
    webappUrl: absoluteAddress(webappUrl, appOrigin),
    redirectUrl: absoluteAddress(redirectUrl, appOrigin),
  });
  return {
    procedure: v.pipe(procedureSchema, v.transform(procedure)),
    thumb: v.pipe(thumbSchema, v.transform(thumb)),
  };
}
