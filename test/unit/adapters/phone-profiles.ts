/**
 * Cameras as phones list them, in that order, with where each fact is known from. `rear` and `front` are
 * the ones that Recto should open. None of these phones was in our hands: what no public source shows is
 * marked as assumed.
 */
export interface PhoneProfile {
  readonly phone: string;
  readonly labels: readonly string[];
  readonly rear: string;
  readonly front: string;
  /** Public threads and repositories, or why it is assumed. */
  readonly source: string;
}

const appleNames =
  'AVFoundation’s localised names, as dumped in margelo/react-native-vision-camera#1784 (dual wide) and #2065 (triple)';
const labelLists =
  'labels listed by language in Microblink’s in-browser SDK (camera utilities) and gruhn/vue-qrcode-reader (known bad choices)';

export const phoneProfiles: readonly PhoneProfile[] = [
  {
    phone: 'iPhone SE: one lens',
    labels: ['Front Camera', 'Back Camera'],
    rear: 'Back Camera',
    front: 'Front Camera',
    source: appleNames,
  },
  {
    phone: 'iPhone X: main and telephoto, joined',
    labels: [
      'Front TrueDepth Camera',
      'Front Camera',
      'Back Telephoto Camera',
      'Back Camera',
      'Back Dual Camera',
    ],
    rear: 'Back Dual Camera',
    front: 'Front TrueDepth Camera',
    source: `${appleNames}; the order is assumed`,
  },
  {
    phone: 'iPhone 11: main and ultra-wide, joined',
    labels: ['Front Camera', 'Back Dual Wide Camera', 'Back Ultra Wide Camera', 'Back Camera'],
    rear: 'Back Dual Wide Camera',
    front: 'Front Camera',
    source: appleNames,
  },
  {
    phone: 'iPhone 15 Pro: three lenses, joined in every way',
    labels: [
      'Front Camera',
      'Back Triple Camera',
      'Back Dual Wide Camera',
      'Back Ultra Wide Camera',
      'Back Dual Camera',
      'Back Camera',
      'Back Telephoto Camera',
    ],
    rear: 'Back Triple Camera',
    front: 'Front Camera',
    source: `${appleNames}; the order is assumed`,
  },
  {
    phone: 'an iPhone with an ultra-wide front camera',
    labels: ['Front Ultra Wide Camera', 'Front Camera', 'Back Dual Wide Camera', 'Back Camera'],
    rear: 'Back Dual Wide Camera',
    front: 'Front Camera',
    source:
      'gruhn/vue-qrcode-reader names `Front Ultra Wide Camera`; that both front ones are listed is assumed',
  },
  {
    phone: 'an iPhone in French',
    labels: [
      'Caméra avant',
      'Caméra arrière ultra grand angle',
      'Caméra arrière',
      'Double caméra grand angle arrière',
    ],
    rear: 'Double caméra grand angle arrière',
    front: 'Caméra avant',
    source: `${labelLists}; the ultra-wide one is assumed`,
  },
  {
    phone: 'an iPhone in French, under an older name',
    labels: ['Caméra avant', 'Caméra arrière', 'Double appareil photo grand angle arrière'],
    rear: 'Double appareil photo grand angle arrière',
    front: 'Caméra avant',
    source: labelLists,
  },
  {
    phone: 'an iPhone Pro in German',
    labels: [
      'Frontkamera',
      'Rückseitige Telefotokamera',
      'Rückseitige Ultra-Weitwinkelkamera',
      'Rückkamera',
      'Rückseitige Dual-Weitwinkelkamera',
      'Rückseitige Triple-Kamera',
    ],
    rear: 'Rückseitige Triple-Kamera',
    front: 'Frontkamera',
    source: `${labelLists}; zxing-js/ngx-scanner#268 for \`Rückkamera\` (iOS 12.4.6)`,
  },
  {
    phone: 'an iPhone Pro in German, under names that are assumed',
    labels: ['Frontkamera', 'Rückseitige Telekamera', 'Rückkamera', 'Rückseitige Dreifachkamera'],
    rear: 'Rückseitige Dreifachkamera',
    front: 'Frontkamera',
    source: 'assumed',
  },
  {
    phone: 'an iPhone 17 Pro in Spanish',
    labels: [
      'Cámara frontal',
      'Cámara trasera con ultra gran angular',
      'Cámara trasera',
      'Cámara trasera dual con gran angular',
    ],
    rear: 'Cámara trasera dual con gran angular',
    front: 'Cámara frontal',
    source: `${labelLists}; a public field report of an iPhone 17 Pro that opened \`Cámara trasera con ultra gran angular\``,
  },
  {
    phone: 'an iPhone in Italian',
    labels: [
      'Fotocamera (anteriore)',
      'Fotocamera (posteriore)',
      'Fotocamera doppia con grandangolo (posteriore)',
    ],
    rear: 'Fotocamera doppia con grandangolo (posteriore)',
    front: 'Fotocamera (anteriore)',
    source: `${labelLists}; the front one is assumed`,
  },
  {
    phone: 'an iPhone in Dutch',
    labels: [
      'Camera aan voorzijde',
      'Ultrabrede camera aan voorzijde',
      'Ultrabrede camera aan achterzijde',
      'Camera aan achterzijde',
    ],
    rear: 'Camera aan achterzijde',
    front: 'Camera aan voorzijde',
    source: `${labelLists}; the plain front one and the rear ultra-wide one are assumed from their pairs`,
  },
  {
    phone: 'Samsung Galaxy S10, which lists the ultra-wide lens first',
    labels: [
      'camera2 2, facing back',
      'camera2 3, facing front',
      'camera2 1, facing front',
      'camera2 0, facing back',
    ],
    rear: 'camera2 0, facing back',
    front: 'camera2 1, facing front',
    source: 'public deny-lists of web scanners hold `camera2 2, facing back`; the order is assumed',
  },
  {
    phone: 'Samsung Galaxy S22, whose third camera of the list is the ultra-wide one',
    labels: [
      'camera2 1, facing front',
      'camera2 3, facing front',
      'camera2 2, facing back',
      'camera2 4, facing back',
      'camera2 0, facing back',
    ],
    rear: 'camera2 0, facing back',
    front: 'camera2 1, facing front',
    source:
      'zxing-js/library#603 (the third one is the wide-angle lens); the numbers of the others are assumed',
  },
  {
    phone: 'Samsung Galaxy S25, where the lowest number is the main lens',
    labels: ['camera2 1, facing front', 'camera2 2, facing back', 'camera2 0, facing back'],
    rear: 'camera2 0, facing back',
    front: 'camera2 1, facing front',
    source: 'public code for the S25 that says so; the order is assumed',
  },
  {
    phone: 'a phone with more than ten cameras',
    labels: ['camera2 10, facing back', 'camera2 2, facing back', 'camera2 1, facing front'],
    rear: 'camera2 2, facing back',
    front: 'camera2 1, facing front',
    source: 'assumed, for the order of numbers',
  },
  {
    phone: 'a tablet with an infrared camera for faces',
    labels: ['Surface IR Camera Front', 'Surface Camera Front', 'Surface Camera Rear', 'OBS Virtual Camera'],
    rear: 'Surface Camera Rear',
    front: 'Surface Camera Front',
    source: 'assumed; gruhn/vue-qrcode-reader leaves infrared and virtual cameras out as well',
  },
];
