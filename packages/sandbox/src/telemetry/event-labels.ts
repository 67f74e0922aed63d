import type { AppEvent, BrowserProduct, CameraCause, FactsOf, RefusalCode, System } from '@recto/core';

/** How the page "Journeys" names what `docs/events.md` calls by its code. */

const browserNames: Readonly<Record<BrowserProduct, string>> = {
  samsung: 'Samsung Internet',
  edge: 'Edge',
  opera: 'Opera',
  otherOpera: 'Opera GX or Touch',
  firefox: 'Firefox',
  firefoxIos: 'Firefox',
  chrome: 'Chrome',
  chromeIos: 'Chrome',
  safari: 'Safari',
  safariIos: 'Safari',
  other: 'Other',
};
const systemNames: Readonly<Record<System, string>> = {
  ios: 'iOS',
  android: 'Android',
  harmony: 'HarmonyOS',
  windowsPhone: 'Windows Phone',
  blackberry: 'BlackBerry',
  webos: 'webOS',
  other: 'other',
};

/** Browser and system, such as `Chrome, Android`. Another value, which only a forged event has, is shown as it is. */
export function browserName({ browser, system }: Pick<AppEvent, 'browser' | 'system'>): string {
  return `${nameIn(browserNames, browser)}, ${nameIn(systemNames, system)}`;
}

/** Only own members count: a forged event may have the name of a member that every object has, such as `constructor`. */
function nameIn(names: Readonly<Record<string, string>>, name: string): string {
  return Object.hasOwn(names, name) ? names[name]! : name;
}

/** The hints that ask for something. */
export const hintNames: Readonly<Record<FactsOf<'guidanceEnded'>['hint'], string>> = {
  tooDark: 'More light',
  noDocument: 'Place the document in the frame',
  noFace: 'Place your face in the frame',
  cutOff: 'Part of the document is outside',
  tooFar: 'Closer',
  tooClose: 'Farther away',
  tilted: 'Hold the phone parallel',
  turned: 'Straighten the document',
  offCentre: 'Centre it',
  covered: 'Move your fingers away',
  severalFaces: 'Only one face',
  faceCovered: 'Take off what covers the face',
  holdStill: 'Hold still',
  holdFarther: 'Farther away, for sharpness',
  glare: 'Avoid the reflection',
  sameSide: 'Already photographed',
  turnOver: 'Turn the card over',
  faceInsteadOfDocument: 'A face in place of the document',
  documentInsteadOfFace: 'A document in place of the face',
  fillFrame: 'Take it when it fills the frame',
  sideways: 'The camera’s picture lies on its side',
  takeByButton: 'Take it with the button',
};

export const warningNames: Readonly<Record<FactsOf<'photoWarned'>['warning'], string>> = {
  faceInsteadOfDocument: 'A face in place of the document',
  documentInsteadOfFace: 'A document in place of the face',
  noDocument: 'No document',
  noFace: 'No face',
  severalFaces: 'Several faces',
  cutOff: 'Cut off',
  blurred: 'Blurred',
  covered: 'Covered',
  unreadableLines: 'Machine-readable lines not readable',
  glare: 'Glare',
  tooDark: 'Too dark',
  tooSmall: 'Too small',
  faceCovered: 'Face covered',
  identityCardInsteadOfLicence: 'Identity card in place of the licence',
  backInsteadOfFront: 'Back in place of the front',
  sameSide: 'The same side twice',
};

/** Why a photo was refused; the operator page names it in the same way. */
export const reasonLabels: Readonly<Record<RefusalCode, string>> = {
  blurred: 'Blurred',
  glare: 'Glare',
  cutOff: 'Cut off',
  covered: 'Covered',
  wrongSide: 'Wrong side',
  wrongDocument: 'Wrong document',
  expiredDocument: 'Expired document',
  notSamePerson: 'Not the same person',
  other: 'Another reason',
};

/** Another value, which only a forged event has, is shown as it is. */
export function reasonName(reason: string): string {
  return nameIn(reasonLabels, reason);
}

const cameraProblems: Readonly<Record<CameraCause, string>> = {
  deniedHere: 'refused to the site',
  deniedBySystem: 'refused by the phone’s settings',
  insecure: 'the page is not on HTTPS',
  blockedByPolicy: 'a policy of the page blocks it',
  inAppBrowser: 'the link was opened in another app',
  unsupportedBrowser: 'the browser has none',
  inUse: 'in use by another app',
  none: 'the phone has none',
  unfit: 'none is usable',
  noAnswer: 'the browser does not respond',
  noPicture: 'black picture',
  alteredPhotos: 'the browser alters photos',
  lost: 'stopped',
};

const fileProblems = {
  imageSize: 'larger than 20 MB',
  imageExtension: 'not a JPEG or PNG',
  fileUnreadable: 'can’t be read',
} as const;

/** What went wrong, in words; null if nothing did. */
export function problemName(event: AppEvent): string | null {
  switch (event.name) {
    case 'cameraFailed':
      return `Camera: ${nameIn(cameraProblems, event.cause)}`;
    case 'fileRefused':
      return `File refused: ${fileProblems[event.why]}`;
    case 'photoRefused':
      return 'Photo refused by the provider';
    case 'photoKept':
      return 'Photo waits for the network';
    case 'linkRefused':
      return event.why === 'refused' ? 'Link refused' : 'Provider not reached when the link was opened';
    case 'partNotLoaded':
      return 'A part of the app did not load';
    case 'crashed':
      return `Crash: ${event.kind}`;
    default:
      return null;
  }
}
