import type { ErrorObject } from 'ajv';

/**
 * What a body has that its schema does not allow, such as `data.status is missing`. Names places of the schema only:
 * a value may be personal.
 * @param errors of Ajv, with `allErrors`.
 */
export function schemaProblems(errors: readonly ErrorObject[]): readonly string[] {
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf');
  const atChoice = ({ instancePath }: ErrorObject) =>
    choices.some((choice) => choice.instancePath === instancePath);
  return [
    ...errors.filter((error) => !atChoice(error)).map(problemOf),
    ...choices.flatMap(({ instancePath }) => choiceProblem(instancePath, errors)),
  ];
}

/** Of a place where none of several schemas fits. */
function choiceProblem(place: string, errors: readonly ErrorObject[]): readonly string[] {
  const here = errors.filter(({ instancePath }) => instancePath === place);
  const missing = here.flatMap(({ keyword, params }) =>
    keyword === 'required' ? String(params['missingProperty']) : [],
  );
  if (missing.length > 0) return [`${fieldOf(`${place}/${missing.join(' or ')}`)} is missing`];
  // What is wrong inside says more.
  if (errors.some(({ instancePath }) => instancePath.startsWith(`${place}/`))) return [];
  const types = here.flatMap(({ keyword, params }) => (keyword === 'type' ? typesOf(params) : []));
  return [`${fieldOf(place)} is not ${types.join(' or ')}`];
}

function problemOf({ keyword, instancePath, params, message }: ErrorObject): string {
  const field = fieldOf(instancePath);
  switch (keyword) {
    case 'required':
      return `${fieldOf(`${instancePath}/${String(params['missingProperty'])}`)} is missing`;
    case 'type':
      return `${field} is not ${typesOf(params).join(' or ')}`;
    case 'enum':
      return `${field} is none of ${(params['allowedValues'] as readonly unknown[]).map(String).join(', ')}`;
    case 'const':
      return `${field} is not ${String(params['allowedValue'])}`;
    default:
      return `${field} ${message ?? 'is wrong'}`;
  }
}

/** JSON's names of the types that are allowed. */
function typesOf(params: ErrorObject['params']): readonly string[] {
  return [params['type'] as string | readonly string[]].flat();
}

/** @param path of JSON Pointer, as in `/data/status`. */
function fieldOf(path: string): string {
  return path === '' ? 'the body' : path.slice(1).replaceAll('/', '.');
}
