import type { CameraCapabilities } from '../../../packages/adapters/src/browser/camera/lens/camera-capabilities.ts';

/**
 * What the rear cameras of phones can do, as their browsers report it to the page, with where each fact is known
 * from. None of these phones was in our hands: what no public source shows is marked as assumed.
 */
export interface LensProfile {
  readonly phone: string;
  /** Of the camera that Recto opens. */
  readonly label: string;
  readonly capabilities: CameraCapabilities;
  /** The shortest distance at which the main lens is sharp, in metres, also if the browser does not report it. */
  readonly nearest: number;
  /** The zoom that Recto should set on card steps; null for none. */
  readonly zoom: number | null;
  readonly source: string;
}

const webKitRange =
  'WebKit’s AVVideoCaptureSource.mm: triple and dual wide cameras count from 0.5, and the zoom ends at 2 (17.0) or 10 (since WebKit#26680, 2024); no focus mode';
const reportedToApps = (issue: string) =>
  `the device report in margelo/react-native-vision-camera#${issue} (zoom range, nearest focus, torch); Chromium passes them on, its step of 0.1 and the focus modes are assumed`;
const wwdc = 'nearest focus from Apple’s talk “What’s new in camera capture” (2021)';

const androidModes = ['manual', 'single-shot', 'continuous'];
const android = (min: number, max: number, nearest: number): CameraCapabilities => ({
  zoom: { min, max, step: 0.1 },
  focusDistance: { min: nearest, max: 1000 },
  focusMode: androidModes,
  torch: true,
});

export const lensProfiles: readonly LensProfile[] = [
  {
    phone: 'iPhone X, iOS 16: no zoom for pages',
    label: 'Back Dual Camera',
    capabilities: { focusDistance: { min: 0.1 } },
    nearest: 0.1,
    zoom: null,
    source: `WebKit has \`zoom\` since 17 (WebKit#11363); ${wwdc}`,
  },
  {
    phone: 'iPhone SE, iOS 17.0: one lens',
    label: 'Back Camera',
    capabilities: { zoom: { min: 1, max: 4 }, torch: true },
    nearest: 0.1,
    zoom: 1.8,
    source: `${webKitRange}; the nearest focus is assumed`,
  },
  {
    phone: 'iPhone 12 Pro, iOS 17.0',
    label: 'Back Triple Camera',
    capabilities: { zoom: { min: 0.5, max: 2 }, torch: true },
    nearest: 0.12,
    zoom: 1.8,
    source: `${webKitRange}; ${wwdc}`,
  },
  {
    phone: 'iPhone 12 Pro Max, iOS 18',
    label: 'Back Triple Camera',
    capabilities: { zoom: { min: 0.5, max: 10 }, focusDistance: { min: 0.15 }, torch: true },
    nearest: 0.15,
    zoom: 1.8,
    source: `${webKitRange}; ${wwdc}`,
  },
  {
    phone: 'iPhone 13 Pro, iOS 18',
    label: 'Back Triple Camera',
    capabilities: { zoom: { min: 0.5, max: 10 }, torch: true },
    nearest: 0.15,
    zoom: 1.8,
    source: `${webKitRange}; nearest focus from the camera readings of the makers of Halide`,
  },
  {
    phone: 'iPhone 14 Pro, iOS 18',
    label: 'Back Triple Camera',
    capabilities: { zoom: { min: 0.5, max: 10 }, torch: true },
    nearest: 0.2,
    zoom: 1.8,
    source: `${webKitRange}; nearest focus from the camera readings of the makers of Halide`,
  },
  {
    phone: 'an iPhone Pro whose main lens alone is open and sharp from 24 cm',
    label: 'Back Camera',
    capabilities: { zoom: { min: 1, max: 10 }, focusDistance: { min: 0.24 }, torch: true },
    nearest: 0.24,
    zoom: 2,
    source: `${webKitRange}; mebjas/html5-qrcode#679 and serratus/quagga2#396 report that such phones are blurred closer; the distance is assumed`,
  },
  {
    phone: 'iPhone 15, iOS 18, after a switch to the ultra-wide lens',
    label: 'Back Ultra Wide Camera',
    capabilities: { zoom: { min: 1, max: 10 }, torch: true },
    nearest: 0.1,
    zoom: 3.6,
    source: `${webKitRange}; the nearest focus is assumed`,
  },
  {
    phone: 'iPhone 13 Pro, iOS 18, after a switch to the telephoto lens',
    label: 'Back Telephoto Camera',
    capabilities: { zoom: { min: 1, max: 10 }, torch: true },
    nearest: 0.4,
    zoom: null,
    source: `${webKitRange}; the nearest focus of earlier telephoto lenses from the same talk of Apple`,
  },
  {
    phone: 'Samsung Galaxy S21, Chrome',
    label: 'camera2 0, facing back',
    capabilities: android(1, 8, 0.07),
    nearest: 0.07,
    zoom: 1.8,
    source: reportedToApps('2720'),
  },
  {
    phone: 'Samsung Galaxy S22, Chrome: joined with its ultra-wide lens',
    label: 'camera2 0, facing back',
    capabilities: android(0.6, 10, 0.1),
    nearest: 0.1,
    zoom: 1.8,
    source: 'flutter/flutter#146427 (smallest zoom 0.6); the rest is assumed',
  },
  {
    phone: 'a Pixel Pro, Chrome: four lenses joined',
    label: 'camera2 0, facing back',
    capabilities: { ...android(0.6704, 20, 0.105), zoom: { min: 0.6704, max: 20 } },
    nearest: 0.105,
    zoom: 1.8,
    source: `${reportedToApps('3027')}; which Pixel it is is assumed`,
  },
  {
    phone: 'Motorola Edge 50 Fusion, Chrome',
    label: 'camera2 0, facing back',
    capabilities: android(1, 10, 0.1),
    nearest: 0.1,
    zoom: 1.8,
    source: reportedToApps('3554'),
  },
  {
    phone: 'Xiaomi Redmi Note 10, Chrome',
    label: 'camera2 0, facing back',
    capabilities: android(1, 10, 0.1),
    nearest: 0.1,
    zoom: 1.8,
    source: reportedToApps('3288'),
  },
  {
    phone: 'an old phone that counts in percent, Chrome',
    label: 'camera2 0, facing back',
    capabilities: { zoom: { min: 100, max: 400, step: 1 }, torch: true },
    nearest: 0.1,
    zoom: 180,
    source: 'w3c/mediacapture-image#98 (100 to 500); the rest is assumed',
  },
  {
    phone: 'a phone with little zoom, Chrome',
    label: 'camera2 0, facing back',
    capabilities: { zoom: { min: 1, max: 1.5, step: 0.1 }, focusMode: ['continuous'] },
    nearest: 0.1,
    zoom: 1.5,
    source: 'assumed',
  },
  {
    phone: 'any phone, Android WebView',
    label: 'camera2 0, facing back',
    capabilities: { focusMode: androidModes, torch: true },
    nearest: 0.1,
    zoom: null,
    source: 'twilio/twilio-video.js#1312: no zoom in a WebView on a phone that has it in Chrome',
  },
  {
    phone: 'any phone, Firefox',
    label: 'Facing back:0',
    capabilities: {},
    nearest: 0.1,
    zoom: null,
    source: 'MDN’s compatibility tables: Firefox has none of these constraints',
  },
];
