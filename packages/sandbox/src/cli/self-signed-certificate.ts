import { generate } from 'selfsigned';
import type { Certificate } from '../network.ts';

const validityMs = 30 * 24 * 60 * 60 * 1000;

/**
 * Makes a key and a self-signed certificate for these addresses, valid for 30 days. Browsers warn about
 * it; after the user accepts it, the page may use the camera.
 * @param addresses the machine's IPv4 addresses.
 */
export async function selfSignedCertificate(addresses: readonly string[]): Promise<Certificate> {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'Recto sandbox' }], {
    keyType: 'ec',
    algorithm: 'sha256',
    notAfterDate: new Date(Date.now() + validityMs),
    extensions: [
      { name: 'basicConstraints', cA: false, critical: true },
      { name: 'keyUsage', digitalSignature: true, critical: true },
      { name: 'extKeyUsage', serverAuth: true },
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          ...['127.0.0.1', ...addresses].map((ip) => ({ type: 7 as const, ip })),
        ],
      },
    ],
  });
  return { key, cert };
}
