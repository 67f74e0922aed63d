export { checkConfigurationFile } from './configuration-file.ts';
export { findingsText } from './finding.ts';
