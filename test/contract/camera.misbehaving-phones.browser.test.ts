import { phonesContract } from './phones-contract.ts';

/** The camera's contract on the phones that misbehave. */

phonesContract(({ misbehaves }) => misbehaves.length > 0);
