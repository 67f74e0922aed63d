import type { ContractDocument } from './contract-document.ts';
import { contractChecks, numberOf } from './contract-checks.ts';
import type { ContractResult } from './contract-report.ts';
import { contractSummary } from './contract-summary.ts';

/** The results of `npm run contract -- --json`, as `docs/provider/README.md` describes them. */
export function contractJson(
  results: readonly ContractResult[],
  document: ContractDocument,
  remarks: readonly string[],
): object {
  return {
    version: 1,
    ...contractSummary(results),
    remarks,
    results: results.map(({ call, check, verdict, isTried, problem }) => {
      const { method, path } = document.endpoint(call);
      return {
        call: numberOf(call),
        operation: call,
        method,
        path,
        check,
        meaning: contractChecks[check],
        verdict,
        tried: isTried,
        problem,
      };
    }),
  };
}
