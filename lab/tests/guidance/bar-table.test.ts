import { expect, test } from 'vitest';
import { shareRow } from '../../guidance/bars/table.ts';
import { wilson } from '../../guidance/bars/wilson.ts';

test('the interval of a share is Wilson’s', () => {
  // Of none it ends at z² / (n + z²).
  expect(wilson(0, 10)!.map((end) => end.toFixed(3))).toEqual(['0.000', '0.278']);
  expect(wilson(5, 10)!.map((end) => end.toFixed(3))).toEqual(['0.237', '0.763']);
  expect(wilson(0, 0)).toBeNull();
});

test('a share is met at its limit, and a share of nothing is not measured', () => {
  const isTrue = (item: boolean) => item;
  expect(shareRow('found', { least: 0.5 }, [true, false], isTrue)).toMatchObject({
    measured: '0.500',
    interval: '0.095–0.905',
    isMet: true,
    count: 2,
  });
  expect(shareRow('false', { most: 0.4 }, [true, false], isTrue).isMet).toBe(false);
  expect(shareRow('none', { least: 0.5 }, [], isTrue)).toMatchObject({
    measured: 'not measured',
    interval: '',
    isMet: null,
  });
});
