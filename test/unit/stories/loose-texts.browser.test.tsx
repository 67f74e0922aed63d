import type { ReactNode } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { fibersIn } from '../../../.storybook/checks/fibers.ts';
import { looseTexts } from '../../../.storybook/checks/loose-texts.ts';

interface Sample {
  readonly what: string;
  readonly sample: ReactNode;
  readonly found: readonly string[];
}

const one = 'One';
const Words = () => 'Words';

// Decision 8.15.
test.each<Sample>([
  { what: 'a text beside bold words', sample: <p>Some {<b>bold</b>}</p>, found: ['"Some " in <p>'] },
  { what: 'two texts in a row', sample: <p>{[one, 'Two']}</p>, found: ['"One" in <p>', '"Two" in <p>'] },
  { what: 'a mark behind a text', sample: <p>{one}.</p>, found: ['"One" in <p>', '"." in <p>'] },
  { what: 'the text of a component in an element', sample: <p>{<Words />}</p>, found: ['"Words" in <p>'] },
  { what: 'a text in a portal', sample: createPortal(one, document.body), found: ['"One" in <root>'] },
  {
    what: 'two texts in an option',
    sample: <option>{one}!</option>,
    found: ['"One" in <option>', '"!" in <option>'],
  },
])('a story is refused for $what', ({ sample, found }) => {
  expect(looseTextsOf(sample)).toEqual(found);
});

test.each<Omit<Sample, 'found'>>([
  { what: 'alone in its element', sample: <p>{one}</p> },
  { what: 'joined of several', sample: <p>{`${one}.`}</p> },
  {
    what: 'in an element of its own, beside a space and others',
    sample: (
      <p>
        {<b />} {<span>{one}</span>}
      </p>
    ),
  },
])('a text may be $what', ({ sample }) => {
  expect(looseTextsOf(sample)).toEqual([]);
});

function looseTextsOf(sample: ReactNode): string[] {
  const container = document.createElement('div');
  const root = createRoot(container);
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(sample));
  return looseTexts(fibersIn(container));
}
