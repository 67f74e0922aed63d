import {
  cameraAppOffer,
  noGuidance,
  SnapshotStore,
  type CaptureSnapshot,
  type CaptureState,
  type PhotoName,
  type PhotoVerdict,
} from '@recto/core';
import { expect, test } from 'vitest';
import { imageOf } from '../../support/procedures.ts';

const photo = 'idCardRecto';
const family = { platform: 'android', browser: 'chrome', hasAppsInSettings: false } as const;
const image = imageOf('taken');
const file = new Blob(['picked']);

const framing = (of: PhotoName = photo): CaptureState => ({ name: 'capture', photo: of });
const failed = (): CaptureState => ({
  name: 'error',
  type: 'cameraAccess',
  photo,
  diagnosis: { cause: 'inUse', family, persistent: false },
});
const preview = (shown: typeof image | Blob = image, of: PhotoName = photo): CaptureState => ({
  name: 'preview',
  photo: of,
  image: shown,
  replaces: null,
});
const upload = (shown: typeof image | Blob = image): CaptureState => ({
  name: 'upload',
  photo,
  image: shown,
  slow: false,
});
const warning: PhotoVerdict = {
  name: 'warning',
  code: 'glare',
  severity: 'doubtful',
  places: [],
  worst: null,
  dpi: null,
  document: undefined,
  twin: null,
};

/** A customer after this many restarts of the page; `go` shows states one after the other, with what is known of a photo. */
function customerAfter(reloads = 0) {
  const snapshotOf = (state: CaptureState, verdict: PhotoVerdict) =>
    ({ state, guidance: { ...noGuidance, verdict } }) as CaptureSnapshot;
  const capture = new SnapshotStore(snapshotOf(framing(), { name: 'none' }));
  const offer = cameraAppOffer({ capture, device: { reloads } });
  return {
    go: (states: readonly CaptureState[], verdict: PhotoVerdict = { name: 'none' }) => {
      for (const state of states) capture.set(snapshotOf(state, verdict));
    },
    isOffered: () => offer.getSnapshot(),
  };
}

// Decision 3.18.
test('the camera app is offered once the camera has failed three times', () => {
  const customer = customerAfter();
  for (const isOffered of [false, false, true]) {
    customer.go([framing(), failed()]);
    expect(customer.isOffered()).toBe(isOffered);
  }
  customer.go([framing()]);
  expect(customer.isOffered()).toBe(true);
});

test('what the app tries by itself while the error is shown does not count', () => {
  const customer = customerAfter();
  const first = failed();
  const retrying = { ...first, retrying: true } as CaptureState;
  customer.go([framing(), first, retrying, { ...first }, retrying, { ...first }, retrying, { ...first }]);
  expect(customer.isOffered()).toBe(false);
});

test('restarts of the page count once the camera has failed again', () => {
  const customer = customerAfter(2);
  expect(customer.isOffered()).toBe(false);
  customer.go([failed()]);
  expect(customer.isOffered()).toBe(true);
});

test('three photos that were used in spite of a warning count; photos without one, and files, do not', () => {
  const customer = customerAfter();
  for (let times = 0; times < 4; times += 1) {
    customer.go([framing(), preview(), upload()], { name: 'fine', isChecked: true, dpi: null });
    customer.go([framing(), preview(file), upload(file)], warning);
  }
  customer.go([framing()]);
  expect(customer.isOffered()).toBe(false);
  for (const isOffered of [false, false, true]) {
    customer.go([framing(), preview(), upload()], warning);
    customer.go([framing()]);
    expect(customer.isOffered()).toBe(isOffered);
  }
});

test('a photo that was taken here all the same gets no second offer; the next photo gets one', () => {
  const customer = customerAfter(2);
  customer.go([failed(), framing(), preview()]);
  expect(customer.isOffered()).toBe(false);
  customer.go([framing()]);
  expect(customer.isOffered()).toBe(false);
  customer.go([framing('idCardVerso')]);
  expect(customer.isOffered()).toBe(true);
});

test('after a picture of the camera app, a retake offers it again', () => {
  const customer = customerAfter(2);
  customer.go([failed(), preview(file), framing()]);
  expect(customer.isOffered()).toBe(true);
});
