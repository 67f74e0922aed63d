export * from '../../../support/procedures.ts';
