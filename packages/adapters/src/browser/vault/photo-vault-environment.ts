/** What `IndexedDbPhotoVault` needs from the browser; the host provides it. */
export interface PhotoVaultEnvironment {
  /** `() => window.indexedDB`: merely reading that property can throw, and some browsers have none, or null. */
  readonly databases: () => IDBFactory | null | undefined;
  /** `() => window.crypto`: without a secure context it has no `subtle`. */
  readonly crypto: () => Pick<Crypto, 'subtle' | 'getRandomValues'> | undefined;
  /** The time of day, in ms since 1970. */
  readonly now: () => number;
  /** In ms, of a clock that can't be set. */
  readonly elapsed: () => number;
  /** The space for the photos of all links, in bytes; `vaultCapacityBytes` by default. */
  readonly limitBytes?: number;
}
