/** Puts a line for the operator on the console. @param line names fields and keys of the operator's files, and nothing else. */
export function reportToOperator(line: string): void {
  // oxlint-disable-next-line no-console -- a wrong setting shows nowhere else.
  console.error(line);
}
