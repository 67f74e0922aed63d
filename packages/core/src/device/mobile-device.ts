import { parseUserAgent, type DeviceFacts, type System } from './user-agent.ts';

/**
 * The mobile table (§6): systems whose devices may use the flow. HarmonyOS stands for the Android that
 * the same phones ran before.
 */
const isMobileSystem: Readonly<Record<System, boolean>> = {
  android: true,
  harmony: true,
  ios: true,
  webos: true,
  blackberry: true,
  windowsPhone: true,
  other: false,
};

/** Whether this is a mobile device (§6), also where it calls itself a computer (decisions, "iPadOS"). */
export function isMobile(device: DeviceFacts): boolean {
  return isMobileSystem[parseUserAgent(device).system.name];
}

/** Whether this device runs iOS or iPadOS, whatever it calls itself. */
export function isIos(device: DeviceFacts): boolean {
  return parseUserAgent(device).system.name === 'ios';
}
