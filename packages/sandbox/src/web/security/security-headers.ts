import { contentSecurityPolicy, type AllowedOrigins } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

export type Header = readonly [name: string, value: string];

/**
 * The security headers of every answer of the app's server: the one list, which the sandbox sends and
 * `npm run headers` writes out for other servers.
 */
export function securityHeaders(allowed: AllowedOrigins): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(allowed)],
    ['Permissions-Policy', permissionsPolicy],
    // The link holds the procedure token: no address of this page is told to anybody.
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers that don't know `frame-ancestors`.
    ['X-Frame-Options', 'DENY'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
  ];
}
