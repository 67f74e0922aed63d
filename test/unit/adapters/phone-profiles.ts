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

/** The rear cameras of an iPhone 11 in other languages: language, main lens, dual-wide camera. */
export const rearLabels: readonly (readonly [language: string, plain: string, dualWide: string])[] = [
  ['Arabic', 'الكاميرا الخلفية', 'كاميرا خلفية مزدوجة عريضة'],
  ['Bulgarian', 'Задна камера', 'Задна двойна широкоъгълна камера'],
  ['Catalan', 'Càmera posterior', 'Càmera dual posterior amb gran angular'],
  ['Chinese (Hong Kong)', '後置鏡頭', '後置雙廣角鏡頭相機'],
  ['Chinese (simplified)', '后置镜头', '后置双广角镜头'],
  ['Chinese (Taiwan)', '後置相機', '後置雙廣角相機'],
  ['Croatian', 'Stražnja kamera', 'Stražnja dvostruka široka kamera'],
  ['Czech', 'Zadní fotoaparát', 'Zadní duální širokoúhlý fotoaparát'],
  ['English', 'Back Camera', 'Back Dual Wide Camera'],
  ['Finnish', 'Takakamera', 'Laajakulmainen kaksoistakakamera'],
  ['French', 'Caméra arrière', 'Double caméra grand angle arrière'],
  ['French, older', 'Caméra arrière', 'Double appareil photo grand angle arrière'],
  ['German', 'Rückkamera', 'Rückseitige Dual-Weitwinkelkamera'],
  ['Greek', 'Πίσω κάμερα', 'Πίσω διπλή ευρεία κάμερα'],
  ['Hebrew', 'מצלמה אחורית', 'מצלמה כפולה רחבה אחורית'],
  ['Hindi', 'बैक कैमरा', 'बैक ड्युअल वाइड कैमरा'],
  ['Hungarian', 'Hátsó kamera', 'Hátsó, kettős, széles látószögű kamera'],
  ['Indonesian', 'Kamera Belakang', 'Dwikamera Lebar Belakang'],
  ['Italian', 'Fotocamera (posteriore)', 'Fotocamera doppia con grandangolo (posteriore)'],
  ['Japanese', '背面カメラ', '背面デュアル広角カメラ'],
  ['Kazakh', 'Артқы камера', 'Артқы қос кең бұрышты камера'],
  ['Korean', '후면 카메라', '후면 듀얼 와이드 카메라'],
  ['Malay', 'Kamera Belakang', 'Kamera Lebar Belakang Ganda'],
  ['Norwegian', 'Kamera bak', 'Dobbelt vidvinkelkamera bak'],
  ['Polish', 'Tylny aparat', 'Tylny dwuobiektywowy aparat szerokokątny'],
  ['Portuguese', 'Câmara traseira', 'Câmara grande angular dupla traseira'],
  ['Portuguese (Brazil)', 'Câmera Traseira', 'Câmera Dupla Grande-Angular Traseira'],
  ['Romanian', 'Cameră spate', 'Cameră dublă cu obiectiv superangular spate'],
  ['Russian', 'Задняя камера', 'Задняя двойная широкоугольная камера'],
  ['Slovak', 'Zadná kamera', 'Zadná duálna širokouhlá kamera'],
  ['Spanish', 'Cámara trasera', 'Cámara trasera dual con gran angular'],
  ['Spanish (Latin America)', 'Cámara trasera', 'Cámara amplia posterior doble'],
  ['Swedish', 'Kamera på baksidan', 'Dubbel vidvinkelkamera på baksidan'],
  ['Thai', 'กล้องด้านหลัง', 'กล้องคู่ด้านหลังมุมกว้าง'],
  ['Turkish', 'Arka Kamera', 'Çift Geniş Kamera Arka Yüzü'],
  ['Ukrainian', 'Задня камера', 'Задня здвоєна ширококутна камера'],
  ['Vietnamese', 'Camera mặt sau', 'Camera kép rộng mặt sau'],
];

/** Front cameras, by the words that Microblink's SDK lists for each language. */
export const frontLabels: readonly string[] = [
  'Front Camera',
  'Kamera på framsidan',
  'Etukamera',
  'Передняя камера',
  'Přední fotoaparát',
  'Predná kamera',
  'Cameră față',
  'Elülső kamera',
  'الكاميرا الأمامية',
  'מצלמה קדמית',
  'Ön Kamera',
  '前置镜头',
  '前面カメラ',
  '전면 카메라',
  'กล้องด้านหน้า',
  'Kamera Depan',
  'फ्रंट कैमरा',
  'Μπροστινή κάμερα',
];

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
    phone: 'an iPhone in Japanese',
    labels: ['前面カメラ', '背面デュアル広角カメラ', '背面超広角カメラ', '背面カメラ'],
    rear: '背面デュアル広角カメラ',
    front: '前面カメラ',
    source: 'listed in this order in the comments of a public QR code reader; labels as in the list above',
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
