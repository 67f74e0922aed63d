import { storableProcedure } from '@recto/core';
import { expect, test } from 'vitest';
import { procedureHaving } from '../../support/procedures.ts';

const whole = {
  ...procedureHaving(['idCardRecto']),
  adminComment: 'Blurred.',
  redirectUrl: 'https://a.example',
};
const ended = {
  ...procedureHaving([]),
  redirectUrl: 'https://a.example',
  appointment: { customer: { lastname: null } },
};

test.each(['active', 'started'] as const)('a procedure that is %s is stored unchanged', (status) => {
  expect(storableProcedure({ ...whole, status })).toEqual({ ...whole, status });
});

test.each([
  ['finished', null],
  ['expired', null],
  ['refused', 'Blurred.'],
] as const)('a procedure that is %s is stored without name and pictures', (status, adminComment) => {
  expect(storableProcedure({ ...whole, status })).toEqual({ ...ended, status, adminComment });
});
