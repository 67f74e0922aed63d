import { phonesContract } from './phones-contract.ts';

/** The camera's contract on the phones that do nothing wrong. `npm run test:more` runs it. */

phonesContract(({ misbehaves }) => misbehaves.length === 0);
