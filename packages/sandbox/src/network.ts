import type { OperatorAccess } from './operator/operator-access.ts';

/** A key and its certificate, as PEM. */
export interface Certificate {
  readonly key: string;
  readonly cert: string;
}

/** Who can reach the server. */
export type Network =
  /** Programs on this machine only, over HTTP. */
  | { readonly kind: 'loopback' }
  /** Every device on the machine's networks, over HTTPS: phones open the camera on secure pages only. */
  | {
      readonly kind: 'lan';
      /** The machine's address, for the links. */
      readonly address: string;
      readonly certificate: Certificate;
      /** Opens the operator page. */
      readonly operatorKey: string;
    };

/** How the server is reached on a network. */
export interface Endpoint {
  readonly scheme: 'http' | 'https';
  /** Where it listens. */
  readonly bindTo: string;
  /** The host in the links. */
  readonly hostname: string;
  readonly certificate: Certificate | null;
  readonly access: OperatorAccess;
}

export function endpointOf(network: Network): Endpoint {
  switch (network.kind) {
    case 'loopback':
      return {
        scheme: 'http',
        bindTo: '127.0.0.1',
        // Not `localhost`: another program may listen at that name's IPv6 address.
        hostname: '127.0.0.1',
        certificate: null,
        access: { kind: 'loopback' },
      };
    case 'lan':
      return {
        scheme: 'https',
        bindTo: '0.0.0.0',
        hostname: network.address,
        certificate: network.certificate,
        access: { kind: 'key', key: network.operatorKey },
      };
  }
}
