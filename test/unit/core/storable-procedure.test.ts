import { hasPhoto } from '@recto/core';
import { storableProcedure } from '../../../packages/core/src/procedure/storable-procedure.ts';
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

// Decision 7.5.
test.each(['started', 'finished'] as const)('the reference is never stored: %s', (status) => {
  expect(Object.keys(storableProcedure({ ...whole, status, reference: '4F7A-19C2' }))).not.toContain(
    'reference',
  );
});

test('the address of a thumb is stored up to 300,000 characters; of a longer one, that there is a photo', () => {
  const address = (length: number) => `data:image/jpeg;base64,`.padEnd(length, 'A');
  const thumbs = {
    ...whole.thumbs,
    idCardRecto: { displayUrl: address(300_001) },
    idCardVerso: { displayUrl: address(300_000) },
  };
  const stored = storableProcedure({ ...whole, status: 'started', thumbs });
  expect(stored.thumbs).toEqual({ ...thumbs, idCardRecto: { displayUrl: null } });
  expect(hasPhoto(stored, 'idCardRecto')).toBe(true);
});
