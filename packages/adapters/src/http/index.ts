export { HttpProcedureRepository } from './HttpProcedureRepository.ts';
export { callPaths } from './call-paths.ts';
export type { HttpEnvironment } from './http-environment.ts';
