import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { callNames, type CallName } from '@recto/core';
import { schemaProblems } from './schema-problems.ts';

/** The published contract. */
export const contractFile = join(import.meta.dirname, '../../../../docs/provider/openapi.yaml');

/** A call of `docs/provider/openapi.yaml`, by its `operationId`. */
export type ContractCall = Exclude<CallName, 'config'>;

/** The eight calls, in the order of §7. */
export const contractCalls = callNames.filter((name): name is ContractCall => name !== 'config');

/** A message as the document describes it: its media type without parameters, null for none, and its parsed body. */
export interface ContractMessage {
  readonly contentType: string | null;
  /** Parsed JSON, or the fields of a form; null if there is no body. */
  readonly body: unknown;
}

interface Reference {
  readonly $ref?: string;
}
type Content = Readonly<Record<string, { readonly schema?: Reference }>>;
interface Operation {
  readonly operationId: ContractCall;
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, Reference & { readonly content?: Content }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface DocumentedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

const methods = ['get', 'post', 'patch', 'delete', 'put'] as const;

/** The provider's contract as OpenAPI describes it: paths, and the form of requests and responses. */
export class ContractDocument {
  readonly #document: Document;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
  /** The same object each time, by which the validator finds what it has compiled. */
  readonly #references = new Map<string, { readonly $ref: string }>();

  /** @param file `docs/provider/openapi.yaml`. */
  constructor(file: string) {
    this.#document = parse(readFileSync(file, 'utf8')) as Document;
    this.#ajv.addSchema(this.#document, 'contract', false, false);
  }

  /** Method and path of a call; `{imageName}` stays in the path. */
  endpoint(call: ContractCall): { readonly method: string; readonly path: string } {
    const { method, path } = this.#found(call);
    return { method: method.toUpperCase(), path };
  }

  /** The call with this method and path, both below the endpoint's address; null if there is none. */
  callAt(method: string, path: string): ContractCall | null {
    const found = this.#operations().find(
      (each) =>
        each.method.toUpperCase() === method &&
        new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return found?.operation.operationId ?? null;
  }

  /** @returns how a request differs from the document, without any value of it; empty if it does not. */
  requestProblems(call: ContractCall, { contentType, body }: ContractMessage): readonly string[] {
    const content = this.#operation(call).requestBody?.content;
    if (content === undefined) return body === null ? [] : ['it has a body'];
    return this.#contentProblems(content, { contentType, body });
  }

  /** @returns how a response differs from the document, without any value of it; empty if it does not. */
  responseProblems(call: ContractCall, status: number, message: ContractMessage): readonly string[] {
    const { responses } = this.#operation(call);
    const response = responses[String(status)] ?? responses[`${Math.floor(status / 100)}XX`];
    if (response === undefined) return [`the status ${status} is not documented`];
    // The body of an error is not read.
    if (status >= 400) return [];
    const { content } = this.#resolved(response);
    if (content === undefined) return message.body === null ? [] : ['it has a body'];
    if (message.body === null && this.#mayBeEmpty(content)) return [];
    return this.#contentProblems(content, message);
  }

  #contentProblems(content: Content, { contentType, body }: ContractMessage): readonly string[] {
    if (body === null) return ['the body is empty'];
    const media = contentType === null ? undefined : content[contentType];
    if (media === undefined) return [`its Content-Type is not ${Object.keys(content).join(' or ')}`];
    const validate = this.#ajv.compile(this.#absolute(media.schema));
    return validate(body) ? [] : schemaProblems(validate.errors ?? []);
  }

  #mayBeEmpty(content: Content): boolean {
    return Object.values(content).some(({ schema }) => this.#ajv.validate(this.#absolute(schema), null));
  }

  #absolute(schema: Reference | undefined): object {
    if (schema?.$ref === undefined) return schema ?? {};
    const absolute = this.#references.get(schema.$ref) ?? { $ref: `contract${schema.$ref}` };
    this.#references.set(schema.$ref, absolute);
    return absolute;
  }

  #operation(call: ContractCall): Operation {
    return this.#found(call).operation;
  }

  #found(call: ContractCall): DocumentedOperation {
    const found = this.#operations().find(({ operation }) => operation.operationId === call);
    if (found === undefined) throw new Error(`The document does not describe ${call}.`);
    return found;
  }

  #operations(): readonly DocumentedOperation[] {
    return Object.entries(this.#document.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method];
        return operation === undefined ? [] : [{ path, method, operation }];
      }),
    );
  }

  #resolved<Value extends Reference>(value: Value): Value {
    const keys = value.$ref?.replace('#/', '').split('/');
    return keys === undefined
      ? value
      : (keys.reduce<unknown>(
          (from, key) => (from as Record<string, unknown>)[key],
          this.#document,
        ) as Value);
  }
}
