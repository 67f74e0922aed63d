import { SessionChoices, type WebStorage } from '@recto/adapters/browser';
import { describe, expect, test } from 'vitest';

/** The session storage of a tab. */
function tabStorage(): WebStorage & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

describe('the choices', () => {
  // Decision 7.3.
  test.each([
    { autoCapture: false, sound: false },
    { autoCapture: true, sound: true },
    { autoCapture: false, sound: true },
  ])('the choices of a session survive a reload: %j', (choices) => {
    const storage = tabStorage();
    new SessionChoices(() => storage).write(choices);
    expect(new SessionChoices(() => storage).read()).toEqual(choices);
  });

  test('the choices of a session leave nothing behind if they are the default', () => {
    const storage = tabStorage();
    const choices = new SessionChoices(() => storage);
    choices.write({ autoCapture: false, sound: true });
    choices.write({ autoCapture: true, sound: false });
    expect(storage.entries.size).toBe(0);
    expect(choices.read()).toEqual({ autoCapture: true, sound: false });
  });

  test('the choices of a session are the default if something else is stored', () => {
    const storage = tabStorage();
    storage.setItem('recto.guidance', '{"autoCapture":0}');
    expect(new SessionChoices(() => storage).read()).toEqual({ autoCapture: true, sound: false });
  });

  test('the choices of a session are kept in memory if the browser blocks its storage', () => {
    const choices = new SessionChoices(() => {
      throw new DOMException('Blocked.', 'SecurityError');
    });
    choices.write({ autoCapture: false, sound: true });
    expect(choices.read()).toEqual({ autoCapture: false, sound: true });
  });
});
