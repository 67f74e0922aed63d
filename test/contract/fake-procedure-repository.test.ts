import { FakeProcedureRepository } from '@recto/adapters/fake';
import { providerRules, type Procedure } from '@recto/core';
import { newProcedure } from '../support/procedures.ts';
import { testProcedureRepository } from './procedure-repository.contract.ts';
import type { ProviderUnderTest } from './provider-under-test.ts';

testProcedureRepository('FakeProcedureRepository', (): ProviderUnderTest => {
  const repository = new FakeProcedureRepository([]);
  let made = 0;

  const change = async (token: string, rule: (procedure: Procedure) => Procedure) =>
    repository.put(token, rule(repository.procedureOf(token)!));

  return {
    repository,
    create: async (given) => {
      const token = `link-${(made += 1)}`;
      repository.put(token, providerRules.createProcedure(newProcedure(given)));
      return token;
    },
    refuse: (token, comment) => change(token, (procedure) => providerRules.refuse(procedure, comment)),
    expire: (token) => change(token, providerRules.expire),
    fail: async (call, code) => {
      repository.settings.failing = { [call]: code };
    },
    delay: async (_, ms) => {
      repository.settings.latencyMs = ms;
      return { arrived: () => Promise.resolve() };
    },
    recover: async () => {
      repository.settings.failing = {};
      repository.settings.latencyMs = 0;
    },
  };
});
