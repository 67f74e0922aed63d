import { CameraError } from '@recto/core';
import { describe, expect, it } from 'vitest';
import { cameraErrorOf } from '../../../packages/adapters/src/browser/camera/failure/camera-errors.ts';

const overconstrained = (constraint?: string) =>
  Object.assign(new Error(), { name: 'OverconstrainedError', constraint });

describe('the errors of browsers and their codes', () => {
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

  it('a named constraint could not be met', () => {
    expect(cameraErrorOf(overconstrained('deviceId')).code).toBe('overconstrained');
  });

  it.each([undefined, ''])('a constraint without a name (%o) is WebKit without any camera', (constraint) => {
    expect(cameraErrorOf(overconstrained(constraint)).code).toBe('notFound');
  });

  it('a TypeError means that cameras are not available here', () => {
    expect(cameraErrorOf(new TypeError()).code).toBe('unsupported');
  });

  it('a CameraError is not changed', () => {
    const error = new CameraError('noPicture');
    expect(cameraErrorOf(error)).toBe(error);
  });

  it.each([undefined, null, 'text'])('%o becomes a CameraError', (thrown) => {
    expect(cameraErrorOf(thrown).code).toBe('unsupported');
  });
});
