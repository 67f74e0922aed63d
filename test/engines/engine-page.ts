/** A page in one of the engines: the least that a finger and an eye need, so that three drivers can do it. */
export interface EnginePage {
  goto(url: string): Promise<void>;
  /** Runs a function in the page; `given` is handed over, and what it gives is JSON. */
  evaluate<Result>(look: (given: string) => Result, given: string): Promise<Result>;
  /** A press in the middle of the element, through the engine's own input. */
  click(selector: string): Promise<void>;
  /** Gives a file to a file input, as the picker would. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** A PNG of what is on screen. */
  picture(): Promise<Uint8Array>;
  /** Ends the browser. */
  close(): Promise<void>;
}
