import { expect, test } from 'vitest';
import { morph } from '../../../host/src/start/morph.ts';

function element(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  document.body.replaceChildren(holder);
  return holder;
}

function next(html: string): Element {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder;
}

const nothing = () => false;

test('an element becomes another one: attributes, texts, elements that come, go and stay in their order', () => {
  const now = element('<h1 class="a b">One</h1><p>gone</p><button data-action="use" disabled>Use</button>');
  const wanted = '<h1 class="a c" id="x">Two</h1><button data-action="use">Use</button><ul><li>new</li></ul>';
  const [heading, button] = [now.querySelector('h1'), now.querySelector('button')];
  morph(now, next(wanted), nothing);
  expect(now.innerHTML).toBe(wanted);
  expect(now.querySelector('h1')).toBe(heading);
  expect(now.querySelector('button')).toBe(button);
});

test('the focus stays on an element that both have', () => {
  const now = element('<p>one</p><button data-action="shutter" aria-disabled="true">Take</button>');
  const button = now.querySelector('button')!;
  button.focus();
  morph(now, next('<button data-action="shutter">Take</button>'), nothing);
  expect(document.activeElement).toBe(button);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});

test('what is inside an element that others own stays, and the element does not move', () => {
  const now = element('<p>text</p><div class="s" data-viewfinder><video></video></div>');
  const video = now.querySelector('video');
  morph(now, next('<div class="s" data-viewfinder aria-hidden="true"></div><p>later</p>'), (each) =>
    each.matches('[data-viewfinder]'),
  );
  expect(now.querySelector('video')).toBe(video);
  expect(now.innerHTML).toBe(
    '<div class="s" data-viewfinder="" aria-hidden="true"><video></video></div><p>later</p>',
  );
});

test('two controls of the same kind are distinguished by their action', () => {
  const now = element('<button data-action="retake">R</button>');
  const retake = now.querySelector('button');
  morph(now, next('<button data-action="use">U</button><button data-action="retake">R</button>'), nothing);
  expect(now.querySelectorAll('button')[1]).toBe(retake);
});
