import { useState } from 'react';

/** The customer's link, and how to copy it to the clipboard. */
export interface LinkToShare {
  /** A URL that `safeLink` in core has checked. */
  readonly link: string;
  /** Copies the link. @returns false if the browser refuses. */
  readonly copy: (link: string) => Promise<boolean>;
}

/** The result of the last attempt to copy the link; `none` before the first one. */
export interface CopyAttempt {
  readonly result: 'none' | 'copied' | 'refused';
  /** How many attempts there were: each is announced, also with the same result. */
  readonly count: number;
}

/** @returns the last attempt, for `CopyLinkResult`, and the handler of the button that copies the link. */
export function useCopyLink({ link, copy }: LinkToShare): readonly [CopyAttempt, () => void] {
  const [attempt, setAttempt] = useState<CopyAttempt>({ result: 'none', count: 0 });
  const copyLink = async () => {
    const result = (await copy(link)) ? 'copied' : 'refused';
    setAttempt(({ count }) => ({ result, count: count + 1 }));
  };
  return [attempt, () => void copyLink()];
}
