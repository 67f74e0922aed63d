import { childScreens, guardRedirect, procedureStatuses, type ProcedureStatus } from '@recto/core';
import { describe, expect, test } from 'vitest';

/** §4, "Route guard for child routes", row by row; `null`: no redirect. */
const table: Record<ProcedureStatus, Record<string, 'start' | 'status' | null>> = {
  active: { start: null, capture: 'start', photos: 'start', confirm: 'start', status: 'start' },
  started: { start: null, capture: null, photos: null, confirm: null, status: 'start' },
  finished: { start: 'status', capture: 'status', photos: 'status', confirm: 'status', status: null },
  refused: { start: 'status', capture: 'status', photos: 'status', confirm: 'status', status: null },
  expired: { start: 'status', capture: 'status', photos: 'status', confirm: 'status', status: null },
};

describe.each(procedureStatuses)('%s', (status) => {
  test.each(Object.entries(table[status]))(`${status}: %s → %s`, (child, redirect) => {
    expect(guardRedirect(status, child)).toBe(redirect);
  });

  test.each(['', 'Start', 'start/', 'start ', '404', 'mobile', '__proto__', 'toString', 'statut'])(
    `${status}: the unknown child "%s" is redirected`,
    (child) => {
      expect(guardRedirect(status, child)).toBe(
        status === 'active' || status === 'started' ? 'start' : 'status',
      );
    },
  );
});

test('no redirect leads to another redirect', () => {
  for (const status of procedureStatuses) {
    for (const child of [...childScreens, 'photos', '']) {
      const target = guardRedirect(status, child);
      if (target !== null) expect(guardRedirect(status, target), `${status}/${child}`).toBeNull();
    }
  }
});
