import { contractCalls, type ContractDocument } from './contract-document.ts';
import { contractChecks, type ContractResult } from './contract-report.ts';

const marks = { holds: 'holds', fails: 'FAILS', notTried: 'not tried' } as const;

/** What `npm run contract` prints: the results call by call, then how many there are of each kind. */
export function contractText(results: readonly ContractResult[], document: ContractDocument): string {
  const sections = contractCalls.map((call, index) => {
    const { method, path } = document.endpoint(call);
    const lines = results
      .filter((result) => result.call === call)
      .map(({ check, verdict, problem }) => {
        const sentence = problem === null ? contractChecks[check] : `${contractChecks[check]}: ${problem}`;
        return `  ${marks[verdict].padEnd(11)}${sentence}`;
      });
    return [`Call ${index + 1}  ${method} ${path}`, ...lines].join('\n');
  });
  const count = (verdict: ContractResult['verdict']) =>
    results.filter((result) => result.verdict === verdict).length;
  const notTried = count('notTried');
  return [
    ...sections,
    `${count('holds')} hold, ${count('fails')} fail, ${notTried} not tried.`,
    ...(notTried === 0 ? [] : [notTriedHelp]),
  ].join('\n\n');
}

const notTriedHelp = `Not tried: a procedure with this status can't show it. To try everything, check one procedure that is active
and one that is refused.`;
