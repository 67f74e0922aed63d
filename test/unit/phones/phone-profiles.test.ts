/// <reference types="vite/types/importMeta.d.ts" />
import { describe, expect, it, test } from 'vitest';
import { phoneProfiles, phonesThat } from '../../support/phone-profiles.ts';
import { misbehaviours, parseProfile } from '@recto/testing/camera';

const files = import.meta.glob<{ readonly default: unknown }>(
  '../../../packages/testing/src/phones/profiles/*.json',
  {
    eager: true,
  },
);

test('the profiles are found', () => {
  expect(Object.keys(files).length).toBeGreaterThan(30);
});

describe.each(Object.entries(files))('%s', (path, { default: value }) => {
  it('the profile has only the fields of a profile, and each with a right value', () => {
    expect(() => parseProfile(path, value)).not.toThrow();
  });

  it('the profile is named in kebab-case', () => {
    expect(path).toMatch(/\/[a-z0-9]+(-[a-z0-9]+)*\.json$/);
  });
});

describe('the phones that misbehave', () => {
  test.each(misbehaviours)('a phone %s', (does) => {
    expect(phonesThat(does)).not.toEqual([]);
  });

  test('the phones that misbehave show each row of the table that is about what a phone does', () => {
    const shown = new Set([...phoneProfiles.values()].flatMap(({ bugs = [] }) => bugs));
    // 10: Recto records no video. 20: its check of the permission opens no camera. 21 to 23 are about other pages.
    const rows = Array.from({ length: 26 }, (_, index) => index + 1);
    const others = new Set([10, 20, 21, 22, 23]);
    expect([...shown].toSorted((one, other) => one - other)).toEqual(rows.filter((row) => !others.has(row)));
  });

  test('the phones that misbehave name the rows that they show', () => {
    const unnamed = [...phoneProfiles].filter(
      ([, { misbehaves, bugs = [] }]) => misbehaves.length > 0 && bugs.length === 0,
    );
    expect(unnamed.map(([name]) => name)).toEqual([]);
  });
});

describe('a profile is refused, and the wrong field named,', () => {
  const camera = {
    label: 'Back Camera',
    facingMode: 'environment',
    frame: { width: 1080, height: 1920 },
    capabilities: {},
  };
  const right = {
    phone: 'A phone',
    source: 'assumed',
    system: 'ios',
    screen: 'portrait',
    cameras: [camera],
    listsCapabilities: false,
    misbehaves: [],
    expected: { rear: 'Back Camera', front: null, zoom: null },
  };
  const withCamera = (change: object) => ({ ...right, cameras: [{ ...camera, ...change }] });
  const thatDoes = (misbehaviour: object) => ({ ...right, misbehaves: [misbehaviour] });

  it('a right profile is accepted as it is', () => {
    expect(parseProfile('right', right)).toEqual(right);
  });

  it.each<readonly [reason: string, field: string, value: object]>([
    ['with an unknown field', 'serialNumber', { ...right, serialNumber: '1' }],
    ['without its source', 'source', { ...right, source: undefined }],
    ['of an unknown system', 'system', { ...right, system: 'iPadOS' }],
    ['without a camera', 'cameras', { ...right, cameras: [] }],
    ['with an unknown field of a camera', 'cameras.0.name', withCamera({ name: 'x' })],
    ['with frames of no size', 'cameras.0.frame.width', withCamera({ frame: { width: 0, height: 1 } })],
    ['with the id of a device', 'cameras.0.capabilities', withCamera({ capabilities: { deviceId: 'a' } })],
    ['with the id of a group', 'cameras.0.settings', withCamera({ settings: { groupId: '' } })],
    [
      'with an id in the list',
      'cameras.0.listedCapabilities',
      withCamera({ listedCapabilities: { deviceId: '' } }),
    ],
    [
      'with an unknown event',
      'cameras.0.events.0.event',
      withCamera({ events: [{ event: 'pause', atMs: 0 }] }),
    ],
    ['that does what is not known', 'misbehaves.0.does', thatDoes({ does: 'explodes' })],
    ['that does what needs a time, without one', 'misbehaves.0.forMs', thatDoes({ does: 'mutesAtStart' })],
    [
      'that does something, with an unknown field',
      'misbehaves.0.forMs',
      thatDoes({ does: 'neverAnswers', forMs: 1 }),
    ],
    [
      'whose failing camera it does not have',
      'misbehaves.0.label',
      thatDoes({ does: 'failsToOpen', label: 'x' }),
    ],
    ['whose default it does not have', 'byDefault.user', { ...right, byDefault: { user: 'x' } }],
    [
      'whose best camera it does not have',
      'expected.rear',
      { ...right, expected: { ...right.expected, rear: 'x' } },
    ],
    [
      'whose order has a camera that it does not have',
      'expected.order.1',
      { ...right, expected: { ...right.expected, order: ['Back Camera', 'x'] } },
    ],
  ])('%s (%s)', (_reason, field, value) => {
    const named = new RegExp(`^${field.replaceAll('.', String.raw`\.`)}: `, 'm');
    expect(() => parseProfile('wrong', value)).toThrow(named);
  });

  it('a profile is refused with each of several wrong fields', () => {
    const value = { ...right, system: 'x', screen: 'y' };
    expect(() => parseProfile('wrong', value)).toThrow(/^system: .*\nscreen: /m);
  });
});
