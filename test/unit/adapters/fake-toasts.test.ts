import { FakeToasts } from '@recto/adapters/fake';
import type { Toast } from '@recto/core';
import { expect, it } from 'vitest';

const failure: Toast = {
  kind: 'error',
  code: 'Errors.internalError',
  failed: 'upload',
  about: 'idCardRecto',
  sticky: true,
};
const sent: Toast = { kind: 'success', code: 'Toasts.photoSent', about: 'idCardRecto', sticky: false };

it('FakeToasts remembers what was shown, in order', () => {
  const toasts = new FakeToasts();
  toasts.show(failure);
  toasts.show(sent);
  expect(toasts.shown).toEqual([failure, sent]);
});

it('FakeToasts keeps a sticky toast until another one about its subject is shown, or it is withdrawn', () => {
  const toasts = new FakeToasts();
  toasts.show(failure);
  expect(toasts.standing).toEqual([failure]);
  toasts.show(sent);
  expect(toasts.standing).toEqual([]);
  toasts.show(failure);
  toasts.withdraw('idCardVerso');
  expect(toasts.standing).toEqual([failure]);
  toasts.withdraw('idCardVerso', 'idCardRecto');
  expect(toasts.standing).toEqual([]);
});
