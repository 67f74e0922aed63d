import type { ContainerModuleLoadOptions } from 'inversify';

/** Identifies a service in the container, with its type: Inversify's own identifiers are plain symbols. */
export type Token<Service> = symbol & { readonly service?: Service };

export function token<Service>(name: string): Token<Service> {
  return Symbol(name);
}

type Services<Tokens extends readonly Token<unknown>[]> = {
  [Index in keyof Tokens]: Tokens[Index] extends Token<infer Service> ? Service : never;
};

/**
 * Binds a service as a singleton, created from the services that it needs. The compiler checks the
 * parameters of `make` against the tokens; Inversify's own `toResolvedValue` does not.
 */
export function provide<Service, const Needs extends readonly Token<unknown>[]>(
  bind: ContainerModuleLoadOptions['bind'],
  service: Token<Service>,
  needs: Needs,
  make: (...parts: Services<Needs>) => Service,
): void {
  bind(service)
    .toResolvedValue((...parts: unknown[]) => make(...(parts as Services<Needs>)), [...needs])
    .inSingletonScope();
}
