import type { ArgTypesEnhancer, InputType } from 'storybook/internal/types';

/** Kinds of controls that a designer can turn. A JSON editor or a date is none of them. */
const turnable = new Set([
  'boolean',
  'check',
  'inline-check',
  'inline-radio',
  'multi-select',
  'number',
  'radio',
  'range',
  'select',
  'text',
]);

/**
 * Leaves out the controls of objects and functions: a story shows them, and designers do not edit JSON. The page of
 * a component still lists them as props.
 */
export const withoutRawObjects: ArgTypesEnhancer = ({ argTypes, initialArgs, title }) => {
  const isListed = title.startsWith('Components/');
  const names = new Set([...Object.keys(argTypes), ...Object.keys(initialArgs)]);
  return Object.fromEntries(
    [...names].map((name) => {
      const argType = argTypes[name] ?? { name };
      if (isTurnable(argType, initialArgs[name])) return [name, argType];
      return [name, { ...argType, control: false, table: { ...argType['table'], disable: !isListed } }];
    }),
  );
};

function isTurnable({ control, type }: InputType, value: unknown): boolean {
  if (control !== undefined) {
    const kind: unknown = typeof control === 'object' ? control.type : control;
    return typeof kind === 'string' && turnable.has(kind);
  }
  // Storybook derives a control later, from the type or from the value.
  if (typeof type === 'object' && !['object', 'other', 'function', 'array', 'union'].includes(type.name))
    return true;
  return value !== undefined && value !== null && !['object', 'function'].includes(typeof value);
}
