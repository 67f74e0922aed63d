/** What the customer has chosen for the guidance in the viewfinder. */
export interface GuidanceChoices {
  /** Whether photos are taken automatically. */
  readonly autoCapture: boolean;
  /** Whether framing is also guided by sound and vibration. */
  readonly sound: boolean;
}

export const defaultChoices: GuidanceChoices = { autoCapture: true, sound: false };

/**
 * Keeps the customer's choices until the tab is closed, also across reloads (decision 7.3). Never throws: if
 * the browser's storage is blocked, they are kept in memory.
 */
export interface ChoicesPort {
  read(): GuidanceChoices;
  write(choices: GuidanceChoices): void;
}
