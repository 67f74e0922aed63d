import type { AllowedOrigins } from '../web/security/content-security-policy.ts';
import { securityHeaders, type Header } from '../web/security/security-headers.ts';

/** A year, in seconds. The sandbox does not send it: a browser would refuse this machine's plain HTTP for as long. */
const onlyOverHttps: Header = ['Strict-Transport-Security', 'max-age=31536000'];

const lines = (headers: readonly Header[], line: (...header: Header) => string) =>
  headers.map((header) => line(...header)).join('\n');

/** How servers want to be told which headers to send. No value holds a double quote or a dollar sign. */
export const headerFormats = {
  nginx: (headers: readonly Header[]) =>
    lines(headers, (name, value) => `add_header ${name} "${value}" always;`),
  apache: (headers: readonly Header[]) =>
    lines(headers, (name, value) => `Header always set ${name} "${value}"`),
  /** The `_headers` file of Netlify and of Cloudflare Pages. */
  netlify: (headers: readonly Header[]) => `/*\n${lines(headers, (name, value) => `  ${name}: ${value}`)}`,
} as const;

export type HeaderFormat = keyof typeof headerFormats;

/** The security headers of a production server, as it wants to be told them. */
export function headersFor(format: HeaderFormat, allowed: AllowedOrigins): string {
  return headerFormats[format]([...securityHeaders(allowed), onlyOverHttps]);
}
