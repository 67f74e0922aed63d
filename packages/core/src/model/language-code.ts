/**
 * Whether it is the code of a language as an operator may add one (decision 10.4): in lower case, such as `pt-pt`, and a
 * BCP 47 tag; for others, `Intl` throws.
 */
export function isLanguageCode(text: string): boolean {
  try {
    return /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/.test(text) && Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}
