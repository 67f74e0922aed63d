import { FakeToasts } from '@recto/adapters/fake';
import { expect, it } from 'vitest';

it('FakeToasts remembers what was shown, in order', () => {
  const toasts = new FakeToasts();
  toasts.show({ kind: 'error', code: 'Errors.internalError', sticky: true });
  toasts.show({ kind: 'success', code: 'Toasts.photoSent', sticky: false });
  expect(toasts.shown).toEqual([
    { kind: 'error', code: 'Errors.internalError', sticky: true },
    { kind: 'success', code: 'Toasts.photoSent', sticky: false },
  ]);
});
