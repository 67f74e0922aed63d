export {
  maximumNameLength,
  maximumRadius,
  readBrand,
  type BrandField,
  type BrandLookSettings,
} from './brand-schema.ts';
export { HttpProcedureRepository } from './HttpProcedureRepository.ts';
export type { HttpEnvironment } from './http-environment.ts';
export type { Configuration, ProviderConfiguration } from './configuration.ts';
export { loadTextFile, readTextFiles, type TextFile } from './text-files.ts';
export { configurationLimitMs } from './limits.ts';
export { ConfigurationError, loadConfiguration } from './load-configuration.ts';
export { readConfiguration } from './read-configuration.ts';
