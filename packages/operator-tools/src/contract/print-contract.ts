import type { ContractDocument } from './contract-document.ts';
import { contractChecks, numberOf } from './contract-checks.ts';
import type { ContractResult } from './contract-report.ts';
import { contractSummary } from './contract-summary.ts';

/**
 * Prints the results of `npm run contract` as they become known: a heading whenever the call is another one, and below
 * it a line for each check.
 */
export class ContractLines {
  readonly #document: ContractDocument;
  readonly #print: (text: string) => void;
  #call: ContractResult['call'] | null = null;

  constructor(document: ContractDocument, print: (text: string) => void) {
    this.#document = document;
    this.#print = print;
  }

  result({ call, check, verdict, problem }: ContractResult): void {
    if (call !== this.#call) {
      const { method, path } = this.#document.endpoint(call);
      this.#print(`${this.#call === null ? '' : '\n'}Call ${numberOf(call)}  ${method} ${path}`);
      this.#call = call;
    }
    const mark = verdict === 'holds' ? 'holds' : 'FAILS';
    this.#print(`  ${mark}  ${contractChecks[check]}${problem === null ? '' : `: ${problem}`}`);
  }

  /**
   * @param results all of them, also those of checks that were not tried.
   * @param remarks what is no failure.
   */
  end(results: readonly ContractResult[], remarks: readonly string[]): void {
    const { holds, fails, notTried, causes, consequences, notShown } = contractSummary(results);
    const part = (title: string, sentences: readonly string[]) => {
      if (sentences.length > 0) this.#print(`\n${title}\n${sentences.map((each) => `  ${each}`).join('\n')}`);
    };
    this.#print(`\n${holds} hold, ${fails} fail, ${notTried} not tried.`);
    part('What fails:', causes);
    part('What fails too:', consequences);
    part('Remarks, not failures:', remarks);
    part('Not tried:', notShown);
    const isOfProcedure = results.some(
      ({ verdict, check }) => verdict === 'notTried' && check !== 'largestBody',
    );
    if (isOfProcedure) this.#print(`\n${toTryTheRest}`);
  }
}

const toTryTheRest = `For the checks that need another procedure, run this once more with the token of one that is refused, requires two
photos and still has them: it shows them all.`;
