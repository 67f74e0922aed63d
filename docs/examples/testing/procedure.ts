import { perRequiredFlag, providerRules, type Procedure } from '@recto/core';

/** A procedure that asks for both sides of an ID card, and that the customer has started. */
export function idCardProcedure(): Procedure {
  const created = providerRules.createProcedure({
    language: 'en-gb',
    ...perRequiredFlag(({ name }) => name === 'idCard'),
    lastname: 'Doe',
    webappUrl: 'https://app.example/?token=token',
    redirectUrl: null,
  });
  return providerRules.start(created);
}
