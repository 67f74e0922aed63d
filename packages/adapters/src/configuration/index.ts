export {
  maximumNameLength,
  maximumRadius,
  readBrand,
  type BrandField,
  type BrandLookSettings,
} from './brand-schema.ts';
export type { Configuration } from './configuration.ts';
export { callPaths } from '../http/call-paths.ts';
export type { ProviderConfiguration } from '../http/provider-configuration.ts';
export { ConfigurationError, loadConfiguration } from './load-configuration.ts';
export { readConfiguration } from './read-configuration.ts';
export { operatorTexts, type OperatorTexts, type OperatorTextsParts } from './operator-texts.ts';
export { loadTextFile, readTextFiles, type TextFile } from './text-files.ts';
export { configurationLimitMs } from '../http/limits.ts';
