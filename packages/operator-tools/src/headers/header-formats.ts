import type { AllowedOrigins } from './content-security-policy.ts';
import { securityHeaders, type Header } from './security-headers.ts';

/** A year, in seconds. The sandbox does not send this header: browsers would refuse plain HTTP from this machine for that long. */
const onlyOverHttps: Header = ['Strict-Transport-Security', 'max-age=31536000'];

const lines = (headers: readonly Header[], line: (...header: Header) => string) =>
  headers.map((header) => line(...header)).join('\n');

/** How each server's configuration writes headers. No value contains a double quote or a dollar sign. */
export const headerFormats = {
  nginx: (headers: readonly Header[]) =>
    lines(headers, (name, value) => `add_header ${name} "${value}" always;`),
  apache: (headers: readonly Header[]) =>
    lines(headers, (name, value) => `Header always set ${name} "${value}"`),
  /** A snippet for a `Caddyfile`, between the braces of `header`. */
  caddy: (headers: readonly Header[]) =>
    `header {\n${lines(headers, (name, value) => `\t${name} "${value}"`)}\n}`,
  /** The `_headers` file of Netlify and of Cloudflare Pages. */
  netlify: (headers: readonly Header[]) => `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`,
} as const;

export type HeaderFormat = keyof typeof headerFormats;

/** The security headers of a production server, in its configuration format. */
export function headersFor(format: HeaderFormat, allowed: AllowedOrigins): string {
  return headerFormats[format]([...securityHeaders(allowed), onlyOverHttps]);
}
