import { contentSecurityPolicy, type AllowedOrigins } from './content-security-policy.ts';
import { permissionsPolicy } from './permissions-policy.ts';

export type Header = readonly [name: string, value: string];

/**
 * The security headers of every response of the app's server. The sandbox sends them, and `npm run headers`
 * prints them for other servers.
 */
export function securityHeaders(allowed: AllowedOrigins): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(allowed)],
    ['Permissions-Policy', permissionsPolicy],
    // The link contains the procedure token, so the page's address is never sent on.
    ['Referrer-Policy', 'no-referrer'],
    ['X-Content-Type-Options', 'nosniff'],
    // For browsers without `frame-ancestors`; it can't name an origin.
    ...((allowed.frameAncestors ?? []).length === 0 ? [['X-Frame-Options', 'DENY'] as const] : []),
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Origin-Agent-Cluster', '?1'],
  ];
}
