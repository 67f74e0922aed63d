import type { ProcedureStatus } from '../model/procedure.ts';

/** The route guard's table (§4): the child routes that each status allows, and the screen to which all others redirect. */

interface GuardRule {
  readonly allowed: readonly string[];
  readonly otherwise: 'start' | 'status';
}

const ended: GuardRule = { allowed: ['status'], otherwise: 'status' };

const rules: Readonly<Record<ProcedureStatus, GuardRule>> = {
  active: { allowed: ['start'], otherwise: 'start' },
  // §4 names `photos`, §2 has no such screen: allowed here, it ends at /404 (decision 1.5).
  started: { allowed: ['start', 'capture', 'photos', 'confirm'], otherwise: 'start' },
  finished: ended,
  refused: ended,
  expired: ended,
};

/**
 * @param child the path below the token, such as `capture`.
 * @returns the screen to redirect to, or null when the child route is allowed.
 */
export function guardRedirect(status: ProcedureStatus, child: string): 'start' | 'status' | null {
  const { allowed, otherwise } = rules[status];
  return allowed.includes(child) ? null : otherwise;
}
