import { expect, test } from 'vitest';
import { showsSeveralPeople } from '../../../../packages/core/src/guidance/several-people.ts';

const face = { centre: { x: 300, y: 500 }, width: 400, height: 500, score: 0.9 };

test.each([
  ['two faces of about one size', [face, { ...face, width: 300 }], true],
  ['one face', [face], false],
  ['no face', [], false],
  ['a small face behind', [face, { ...face, width: 100, height: 130 }], false],
  ['an uncertain second face', [face, { ...face, score: 0.3 }], false],
])('%s', (_what, faces, areSeveral) => {
  expect(showsSeveralPeople(faces)).toBe(areSeveral);
});
