import { defaultLanguage } from '@recto/core';
import { textRowsByGroup } from '../../stories/about/all-texts.ts';

/** Attributes whose texts are shown or read aloud. */
const spokenAttributes = ['alt', 'aria-description', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];

const rows = [...textRowsByGroup().values()].flat();

/** Every key of the texts, in the order of the source. */
export const textKeys: readonly string[] = rows.map(({ key }) => key);

/**
 * A pattern for each text in the default language: its variables match anything. A text that begins with a
 * small letter is a part of other texts, and after a sentence another one may follow.
 */
const patterns = rows.map(({ key, texts }) => {
  const text = texts[defaultLanguage];
  const parts = text.split(/\{\{.*?\}\}/).map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const whole = parts.join('.+');
  const isPart = text.charAt(0) !== text.charAt(0).toUpperCase();
  const end = /[.?!]$/.test(text) ? '(?: |$)' : '$';
  return { key, pattern: new RegExp(isPart ? whole : `^${whole}${end}`, 's') };
});

/** The keys of the texts on the page now, including those for screen readers. */
export function keysShown(page: Document, known: Set<string>): string[] {
  const fresh = wordsOn(page).filter((words) => !known.has(words));
  fresh.forEach((words) => known.add(words));
  return fresh.flatMap((words) =>
    patterns.filter(({ pattern }) => pattern.test(words)).map(({ key }) => key),
  );
}

function wordsOn(page: Document): string[] {
  const texts = page.createTreeWalker(page.documentElement, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.textContent ?? '');
  for (const element of page.querySelectorAll(spokenAttributes.map((name) => `[${name}]`).join())) {
    for (const name of spokenAttributes) words.push(element.getAttribute(name) ?? '');
  }
  return words.map((text) => text.trim()).filter((text) => text !== '');
}
