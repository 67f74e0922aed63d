import { accessTokenRequest, type ClientCredentials, type Language } from '@recto/core';
import type { ContractCall } from './contract-document.ts';

/** Whose provider is checked, and as which app. */
export interface ContractTarget extends ClientCredentials {
  /** Absolute, without a trailing slash. */
  readonly authEndpointUrl: string;
  readonly idEndpointUrl: string;
  /** The app's origin. */
  readonly appOrigin: string;
  /** Whether nobody said where the app is served, so that the provider can't know this origin. */
  readonly isOriginMadeUp?: boolean;
  readonly procedureToken: string;
  /** The languages that the app offers, with those of its operator. */
  readonly languages: readonly Language[];
}

/** Whether the app and the endpoint of a call have different origins. */
export function isCrossOrigin(target: ContractTarget, call: ContractCall): boolean {
  return new URL(endpointOf(target, call)).origin !== target.appOrigin;
}

/**
 * Whether a browser sends a preflight request before a call: to another origin, unless call 1 is a form without a Basic
 * header.
 */
export function hasPreflight(target: ContractTarget, call: ContractCall): boolean {
  return isCrossOrigin(target, call) && neededHeaders(target, call).length > 0;
}

/** The address below which a call is made. */
export function endpointOf({ authEndpointUrl, idEndpointUrl }: ContractTarget, call: ContractCall): string {
  return call === 'token' ? authEndpointUrl : idEndpointUrl;
}

const jsonCalls: readonly ContractCall[] = ['savePhoto'];

/** The headers for which a browser asks in a preflight request, in lower case; none if it sends no such request. */
export function neededHeaders(target: ContractTarget, call: ContractCall): readonly string[] {
  if (call === 'token') return 'Authorization' in accessTokenRequest(target).headers ? ['authorization'] : [];
  return ['authorization', 'x-api-key', ...(jsonCalls.includes(call) ? ['content-type'] : [])];
}
