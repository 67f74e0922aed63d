import { CameraError } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { cameraErrorOf } from '../../../packages/adapters/src/browser/camera/failure/camera-errors.ts';

const overconstrained = (constraint?: string) =>
  Object.assign(new Error(), { name: 'OverconstrainedError', constraint });

describe('what a browser throws, and what it means', () => {
  it.each([
    ['NotAllowedError', 'denied'],
    ['PermissionDeniedError', 'denied'],
    ['SecurityError', 'denied'],
    ['NotFoundError', 'notFound'],
    ['DevicesNotFoundError', 'notFound'],
    ['NotReadableError', 'inUse'],
    ['TrackStartError', 'inUse'],
    ['AbortError', 'inUse'],
    ['NotSupportedError', 'unsupported'],
    ['InvalidStateError', 'unsupported'],
    ['SomethingNewError', 'unsupported'],
  ])('%s: %s', (name, code) => {
    const cause = new DOMException('', name);
    expect(cameraErrorOf(cause)).toMatchObject({ name: 'CameraError', code, cause });
  });

  it('a constraint that is named could not be met', () => {
    expect(cameraErrorOf(overconstrained('deviceId')).code).toBe('overconstrained');
  });

  it.each([undefined, ''])('a constraint without a name (%o) is WebKit without any camera', (constraint) => {
    expect(cameraErrorOf(overconstrained(constraint)).code).toBe('notFound');
  });

  it('a TypeError is a browser that may not use cameras here', () => {
    expect(cameraErrorOf(new TypeError()).code).toBe('unsupported');
  });

  it('a CameraError stays what it is', () => {
    const error = new CameraError('noPicture');
    expect(cameraErrorOf(error)).toBe(error);
  });

  it.each([undefined, null, 'text'])('even %o is a CameraError', (thrown) => {
    expect(cameraErrorOf(thrown).code).toBe('unsupported');
  });
});
