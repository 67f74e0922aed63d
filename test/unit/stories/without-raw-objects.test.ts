import { expect, test } from 'vitest';
import { withoutRawObjects } from '../../../.storybook/without-raw-objects.ts';

type Context = Parameters<typeof withoutRawObjects>[0];

/** The names of the args that have a control, on a page with this title. */
function turnable(title: string, argTypes: Context['argTypes'], initialArgs: Context['initialArgs'] = {}) {
  const result = withoutRawObjects({ title, argTypes, initialArgs } as Context);
  return Object.keys(result).filter((name) => result[name]!['control'] !== false);
}

test('an object and a function have no control, whether named by a type or only by a value', () => {
  const argTypes = {
    snapshot: { name: 'snapshot', type: { name: 'object', value: {} } },
    entry: { name: 'entry', control: 'object' },
    lastname: { name: 'lastname', type: { name: 'string' } },
    documents: { name: 'documents', control: { type: 'check' }, options: ['idCard'] },
  } as const;
  const args = { actions: {}, onStart: () => undefined, starting: false, documents: ['idCard'] };
  expect(turnable('Screens/Start', argTypes, args)).toEqual(['lastname', 'documents', 'starting']);
});

test('the page of a component still lists them as props; that of a screen does not', () => {
  const argTypes = { onClick: { name: 'onClick', type: { name: 'function' } } } as const;
  const listed = (title: string) =>
    withoutRawObjects({ title, argTypes, initialArgs: {} } as unknown as Context)['onClick']!['table'];
  expect(listed('Components/Button')).toMatchObject({ disable: false });
  expect(listed('Screens/Start')).toMatchObject({ disable: true });
});
