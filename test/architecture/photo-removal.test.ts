import type { PhotoVaultPort, RemovalReason } from '@recto/core';
import { expect, expectTypeOf, test } from 'vitest';
import { productFolders, sourcesIn, type SourceFile } from './source/source-file.ts';
import { isNode, nodesOfType, type SyntaxNode } from './source/syntax-tree.ts';

/** A stored photo is deleted for four reasons, by one function. */

const files = sourcesIn(...productFolders);
const machine = 'packages/core/src/uploads/upload-machine.ts';
const disk = 'packages/adapters/src/browser/vault/EncryptedPhotos.ts';

/** The calls of a method, as `object.method`, of any object. */
function callsOf(file: SourceFile, method: RegExp): readonly string[] {
  return [...nodesOfType(file, 'CallExpression')].flatMap(({ callee }) => {
    if (!isNode(callee) || callee.type !== 'MemberExpression') return [];
    const { object, property } = callee as unknown as { object: SyntaxNode; property: SyntaxNode };
    if (!method.test(String(property['name']))) return [];
    return [file.text.slice(object.start, property.start) + String(property['name'])];
  });
}

const calls = (method: RegExp, isMeant: (call: string) => boolean) =>
  files.flatMap((file) =>
    callsOf(file, method)
      .filter(isMeant)
      .map((call) => `${file.path}: ${call}`),
  );

test('the vault has one method to delete, which takes one of four reasons', () => {
  expectTypeOf<keyof PhotoVaultPort>().toEqualTypeOf<
    'openOne' | 'list' | 'reserve' | 'mark' | 'store' | 'noteAttempt' | 'noteDeletion' | 'remove'
  >();
  expectTypeOf<RemovalReason>().toEqualTypeOf<'acknowledged' | 'providerSays' | 'takenBack' | 'expired'>();
});

test('only the upload machine decides that the vault deletes a photo', () => {
  const asking = new Set(
    files
      .filter(({ text }) => /reason: '(acknowledged|providerSays|takenBack|expired)'/.test(text))
      .map(({ path }) => path),
  );
  expect([...asking].toSorted()).toEqual(
    [
      // A stored photo replaces older ones of its name.
      'packages/adapters/src/browser/vault/EncryptedPhotos.ts',
      'packages/adapters/src/browser/vault/IndexedDbPhotoVault.ts',
      'packages/core/src/vault/memory-photos.ts',
      'packages/core/src/ports/photo-vault.ts',
      machine,
    ].toSorted(),
  );
});

test('one line deletes images from the database', () => {
  expect(calls(/^delete$/, (call) => /photos\.delete/i.test(call))).toEqual([`${disk}: photos.delete`]);
});

test('nothing deletes a database, a store or the origin’s data', () => {
  const wiping = /^(deleteDatabase|deleteObjectStore|getDirectory)$/;
  expect(calls(wiping, () => true)).toEqual([]);
  const inVault = files.filter(({ path }) => path.startsWith('packages/adapters/src/browser/vault/'));
  expect(inVault.flatMap((file) => callsOf(file, /^clear$/))).toEqual([]);
  expect(files.filter(({ text }) => /clear-site-data/i.test(text)).map(({ path }) => path)).toEqual([]);
});

test('only the browser’s vault opens the database', () => {
  const opening = files.filter(({ text }) => /indexedDB|IDBFactory/.test(text)).map(({ path }) => path);
  expect(opening.toSorted()).toEqual([
    'packages/adapters/src/browser/vault/PhotoDatabase.ts',
    'packages/adapters/src/browser/vault/browser-vault.ts',
    'packages/adapters/src/browser/vault/photo-vault-environment.ts',
  ]);
});
