import type { ContainerModuleLoadOptions } from 'inversify';

/** Names a service in the container, and carries its type: the container itself knows symbols only. */
export type Token<Service> = symbol & { readonly service?: Service };

export function token<Service>(name: string): Token<Service> {
  return Symbol(name);
}

type Services<Tokens extends readonly Token<unknown>[]> = {
  [Index in keyof Tokens]: Tokens[Index] extends Token<infer Service> ? Service : never;
};

/**
 * Binds a service, made once, of the services that it needs. The compiler checks that what `make`
 * takes is what the tokens stand for; Inversify's own `toResolvedValue` does not.
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
