/**
 * The browser table (§5): where the camera view is available. Rows are tried in order and the first
 * that knows the browser decides, so that browsers which also carry another's name come first.
 */
interface BrowserRule {
  readonly browser: string;
  /** Its first group is the major version; a browser that §5 does not name needs none. */
  readonly pattern: RegExp;
  /** The lowest major version with a camera view; null for a browser that §5 does not name. */
  readonly minimum: number | null;
}

const rules: readonly BrowserRule[] = [
  {
    browser: 'a browser that §5 does not name, or the inside of another app',
    pattern:
      /; wv\)|\b(?:EdgiOS|EdgA?|Edge|FxiOS|OPT|OPiOS|YaBrowser|UCBrowser|DuckDuckGo|FBA[NV]|Line|GSA|MicroMessenger|Silk)\/|\bInstagram /,
    minimum: null,
  },
  { browser: 'Samsung', pattern: /SamsungBrowser\/(\d+)/, minimum: 13 },
  { browser: 'Opera', pattern: /OPR\/(\d+)/, minimum: 98 },
  { browser: 'Firefox', pattern: /Firefox\/(\d+)/, minimum: 97 },
  { browser: 'Chrome iOS', pattern: /CriOS\/(\d+)/, minimum: 98 },
  { browser: 'Chrome', pattern: /Chrome\/(\d+)/, minimum: 98 },
  {
    browser: 'iOS (its own Safari)',
    pattern: /\(iP(?:hone|ad|od).* Version\/(\d+)\S* Mobile\/\S+ Safari\//,
    minimum: 10,
  },
  { browser: 'Safari', pattern: /Version\/(\d+)\S* Safari\//, minimum: 15 },
];

/** Whether the camera view is available in this browser (§5); elsewhere the file picker is used. */
export function isCaptureSupported(userAgent: string): boolean {
  for (const { pattern, minimum } of rules) {
    const match = pattern.exec(userAgent);
    if (match) return minimum !== null && Number(match[1]) >= minimum;
  }
  return false;
}
