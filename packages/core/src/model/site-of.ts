/**
 * The site that a link leads to, for a button that names it.
 * @param link a result of `safeLink`.
 * @returns its host and port, without a leading `www.`, such as `example.com`. A host with other letters than
 * a to z stays in its ASCII form, so that it can't be mistaken for another one.
 */
export function siteOf(link: string): string {
  return new URL(link).host.replace(/^www\.(?=.*\.)/, '');
}
