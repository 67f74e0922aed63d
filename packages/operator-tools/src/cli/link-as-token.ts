import { childScreens } from '@recto/core';

/** A host with a point in its name, or with a port: no token has it and a slash after it. */
const beginsWithHost = /^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)\//;

/**
 * Says what the token of a customer's link is, if somebody gives the whole link as one. Which part it is can't be known:
 * the app may be in a folder, and after the token may be anything.
 * @returns null if the text is no link. The sentence contains nothing of the text.
 */
export function linkAsToken(text: string): string | null {
  if (!/^https?:\/\//i.test(text) && !beginsWithHost.test(text)) return null;
  return hasToken(text)
    ? '--token is a link. Give only the token in it: the part after the app’s address, up to the next slash or question mark, such as TOKEN in https://app.example.org/TOKEN/start.'
    : '--token is a link, and there is no token in it.';
}

/** Whether there is a path, and more than a screen of §2.1 in it. */
function hasToken(link: string): boolean {
  const [, ...path] = link
    .replace(/[?#].*$/s, '')
    .replace(/^https?:\/\//i, '')
    .split('/');
  const [first, ...others] = path.filter((part) => part !== '');
  return first !== undefined && (others.length > 0 || !childScreens.some((screen) => screen === first));
}
