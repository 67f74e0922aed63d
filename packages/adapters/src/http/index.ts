export { HttpProcedureRepository } from './HttpProcedureRepository.ts';
export type { HttpEnvironment } from './http-environment.ts';
