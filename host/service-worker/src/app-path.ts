import { isRoutePath } from '@recto/core';

/**
 * Whether this path is one of the app's routes.
 * @param otherPages first path segments of pages on the app's origin that are not the app's.
 */
export function isAppPath(path: string, otherPages: readonly string[]): boolean {
  const [, firstSegment = ''] = path.split('/');
  return isRoutePath(path) && !otherPages.includes(firstSegment);
}
