import { childScreens } from '@recto/core';

/** What a link may have after the token: a screen of §2.1. */
const screen = new RegExp(`/(?:${childScreens.join('|')})?/?$`);

/** A host with a point in its name, or with a port: no token has it and a slash after it. */
const beginsWithHost = /^(?:[\w-]+(?:\.[\w-]+)+(?::\d+)?|[\w-]+:\d+)\//;

/**
 * Says which part of a customer's link is the token, if somebody gives the whole link as one.
 * @returns null if the text is no link. The sentence contains no token.
 */
export function linkAsToken(text: string): string | null {
  if (!/^https?:\/\//i.test(text) && !beginsWithHost.test(text)) return null;
  const link = text.replace(/[?#].*$/, '').replace(screen, '');
  const token = /^(?:https?:\/\/|(?!https?:))[^/]+\/(?:.*\/)?([^/]+)$/i.exec(link)?.[1];
  if (token === undefined) return '--token is a link, and there is no token in it.';
  const before = link.slice(0, link.length - token.length);
  return `--token is a link. The token is the part after ${before}, up to the next slash or question mark.`;
}
