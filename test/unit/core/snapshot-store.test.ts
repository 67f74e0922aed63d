import { SnapshotStore } from '@recto/core';
import { expect, test, vi } from 'vitest';

test('the store calls its listeners when the snapshot was replaced, and only then', () => {
  const first = { value: 1 };
  const store = new SnapshotStore(first);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.set(first);
  expect(listener).not.toHaveBeenCalled();
  const second = { value: 1 };
  store.set(second);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot()).toBe(second);
});

test('a removed listener is not called, and may be removed twice', () => {
  const store = new SnapshotStore(0);
  const listener = vi.fn<() => void>();
  const stop = store.subscribe(listener);
  stop();
  stop();
  store.set(1);
  expect(listener).not.toHaveBeenCalled();
});

test('a listener may remove itself while it is called', () => {
  const store = new SnapshotStore(0);
  const others = vi.fn<() => void>();
  const stop = store.subscribe(() => stop());
  store.subscribe(others);
  store.set(1);
  store.set(2);
  expect(others).toHaveBeenCalledTimes(2);
});

test('getSnapshot and subscribe can be passed without their store', () => {
  const { getSnapshot, subscribe } = new SnapshotStore('here');
  expect(getSnapshot()).toBe('here');
  subscribe(() => {})();
});
