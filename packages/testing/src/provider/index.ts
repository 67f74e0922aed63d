export { startTestProvider, TestProvider, type TestProviderOptions } from './TestProvider.ts';
export type {
  CallName,
  Fault,
  FaultInput,
  LoggedCall,
  NewProcedure,
  ProcedurePatch,
  ReceivedPhotoView,
} from '@recto/sandbox/provider';
export type { TestProcedure } from './TestProvider.ts';
