import { expect, test } from 'vitest';
import { captureStates } from '../../../stories/capture/capture-stories.tsx';
import * as idCardFront from '../../../stories/capture/IdCardFront.stories.tsx';

test('the first step has a story for each state of the capture screen', () => {
  const { default: _meta, ...stories } = idCardFront;
  expect(Object.keys(stories).toSorted()).toEqual(Object.keys(captureStates).toSorted());
});
