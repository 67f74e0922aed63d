import type { DevicePort } from '../ports/device.ts';

/** What the parse reads of a device. A fact that is left out is unknown. */
export type DeviceFacts = Pick<DevicePort, 'userAgent' | 'maxTouchPoints'> &
  Partial<Pick<DevicePort, 'hasCoarsePointer' | 'platform' | 'isHomeScreenApp'>>;

/** `other` has no camera API that Recto can use: Internet Explorer, the first Edge, Presto. */
export type Engine = 'chromium' | 'gecko' | 'webkit' | 'other';

/** Browsers, as finely as the tables of §5 and of the advice tell them apart. */
export type BrowserProduct =
  | 'samsung'
  | 'edge'
  | 'opera'
  /** Opera GX, Opera Touch and Opera on iOS: they count their versions differently from Opera. */
  | 'otherOpera'
  | 'firefox'
  | 'firefoxIos'
  | 'chrome'
  | 'chromeIos'
  | 'safari'
  | 'safariIos'
  | 'other';

export type System =
  | 'ios'
  | 'android'
  /** A phone or tablet without Android; HarmonyOS computers are `other`. */
  | 'harmony'
  | 'windowsPhone'
  | 'blackberry'
  | 'webos'
  | 'other';

/** The apps that open a link inside themselves, by how they name themselves in the user agent. */
export const inAppBrowsers = [
  'messenger',
  'facebook',
  'instagram',
  'whatsapp',
  'linkedin',
  'snapchat',
  'tiktok',
  'telegram',
  'pinterest',
  'x',
  'line',
  'wechat',
  'google',
  /** Some other app, such as one for mail. */
  'unknown',
] as const;
export type InAppBrowser = (typeof inAppBrowsers)[number];

/** All that is known of a browser. Versions are major versions; null where the device does not say. */
export interface UserAgent {
  readonly engine: { readonly name: Engine; readonly version: number | null };
  readonly browser: { readonly product: BrowserProduct; readonly version: number | null };
  readonly system: { readonly name: System; readonly version: number | null };
  /** The app inside which the page was opened; null in a browser of its own. */
  readonly app: InAppBrowser | null;
}

/**
 * The only place that reads the user agent string. Everything that depends on the browser (§5, §6, the
 * advice about the camera) reads the result.
 */
export function parseUserAgent(device: DeviceFacts): UserAgent {
  const system = systemOf(device);
  const engine = engineOf(device.userAgent, system);
  const app = appOf(device, system.name);
  const browser = app === null ? browserOf(device, system.name, engine) : unknownBrowser;
  return { engine, browser, system, app };
}

/** In this order: Windows Phone also names Android and the iPhone, and copies of iPhones run Android. */
const systems: readonly (readonly [pattern: RegExp, system: System])[] = [
  [/Windows Phone/i, 'windowsPhone'],
  [/Android/i, 'android'],
  [/iPhone|iPad|iPod/i, 'ios'],
  [/\((?:PC|2in1);/, 'other'],
  [/\b(?:HarmonyOS|OpenHarmony)\b|\bArkWeb\//, 'harmony'],
  [/BlackBerry|\bBB10\b/i, 'blackberry'],
  [/webOS/i, 'webos'],
];

function systemOf(device: DeviceFacts): UserAgent['system'] {
  const { userAgent } = device;
  const name = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? systemInDisguise(device);
  if (name === 'ios') return { name, version: numberIn(/ OS (\d+)_/, userAgent) ?? ipadVersion(userAgent) };
  return { name, version: name === 'android' ? numberIn(/Android (\d+)/i, userAgent) : null };
}

/** Phones and tablets that ask for a page's desktop version call themselves computers. */
function systemInDisguise({ userAgent, maxTouchPoints, hasCoarsePointer, platform }: DeviceFacts): System {
  if (platform === 'Android') return 'android';
  if (maxTouchPoints <= 1) return 'other';
  // No Mac has a touch screen (decisions, "iPadOS"), and no browser on an iPad names Chrome's engine.
  if (/Macintosh/.test(userAgent)) return /Chrome\//.test(userAgent) ? 'android' : 'ios';
  // A laptop with a touch screen has a fine pointer. `hover` is not asked: some phones claim it.
  return hasCoarsePointer === true && /\(X11; Linux /.test(userAgent) ? 'android' : 'other';
}

/** The first iPadOS that calls itself a Macintosh. */
const firstDesktopClassIpad = 13;

/** An iPad that calls itself a Macintosh tells its version only in Safari's. */
function ipadVersion(userAgent: string): number | null {
  const version = numberIn(/Version\/(\d+)/, userAgent);
  return version !== null && version >= firstDesktopClassIpad ? version : null;
}

function engineOf(userAgent: string, system: UserAgent['system']): UserAgent['engine'] {
  const safari = numberIn(/Version\/(\d+)/, userAgent);
  if (system.name === 'ios') {
    // Every browser on iOS runs the system's WebKit. From iOS 26 on only Safari's version tells which.
    const known = system.version === null ? null : Math.max(system.version, safari ?? 0);
    return { name: 'webkit', version: known };
  }
  if (/\bEdge\/|Trident|MSIE/.test(userAgent)) return { name: 'other', version: null };
  const chromium = numberIn(/Chrome\/(\d+)/, userAgent);
  if (chromium !== null) return { name: 'chromium', version: chromium };
  const gecko = numberIn(/\bGecko\/\S+ Firefox\/(\d+)/, userAgent);
  if (gecko !== null) return { name: 'gecko', version: gecko };
  return /AppleWebKit\//.test(userAgent)
    ? { name: 'webkit', version: safari }
    : { name: 'other', version: null };
}

const apps: readonly (readonly [pattern: RegExp, app: InAppBrowser])[] = [
  [/FBAN\/Messenger|FB_IAB\/MESSENGER|FB_IAB\/Orca/i, 'messenger'],
  [/\bFB(?:AN|AV|_IAB)\//, 'facebook'],
  [/\bInstagram /, 'instagram'],
  [/\bWhatsApp\//, 'whatsapp'],
  [/\bLinkedInApp\b/, 'linkedin'],
  [/\bSnapchat\//, 'snapchat'],
  [/\b(?:musical_ly|BytedanceWebview|TikTok)/, 'tiktok'],
  [/\bTelegram-Android\//, 'telegram'],
  [/\bPinterest\b/, 'pinterest'],
  [/\bTwitter for |\bTwitterAndroid\b/, 'x'],
  [/\bLine\//, 'line'],
  [/\bMicroMessenger\//, 'wechat'],
  [/\bGSA\//, 'google'],
  // Naver, KakaoTalk, Alibaba's apps, Baidu, QQ and what Tencent's web view is built into, Weibo.
  [/\bNAVER\(|KAKAOTALK|\bAliApp\(|\bbaiduboxapp\/|\bQQ\/|\bTBS\/|__weibo__/, 'unknown'],
];

/** Browsers of their own that are built on the system's web view and so look like the inside of an app. */
const webViewBrowsers =
  /Browser\/|\b(?:DuckDuckGo|Ddg|Focus|Klar|Quark|Puffin|Brave|PHX|SznProhlizec|OP[RTX]|OPiOS)\/|\bEcosia\b/i;

/**
 * Android marks a web view with `wv`, and with a `Version/4.0` that Chrome lacks. On iOS it lacks the
 * `Safari/` that browsers carry; so does an app on the home screen, which is Safari all the same.
 */
function appOf({ userAgent, isHomeScreenApp }: DeviceFacts, system: System): InAppBrowser | null {
  const app = apps.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  if (app !== null || webViewBrowsers.test(userAgent)) return app;
  const isWebView =
    system === 'ios'
      ? isHomeScreenApp !== true && !/Safari\//.test(userAgent)
      : /; wv\)|Version\/4\.0 Chrome\//.test(userAgent);
  return isWebView ? 'unknown' : null;
}

const unknownBrowser: UserAgent['browser'] = { product: 'other', version: null };

/** Browsers that name themselves. In this order: each of them also carries the name of a later one. */
const products: readonly (readonly [pattern: RegExp, product: BrowserProduct])[] = [
  [/SamsungBrowser\/(\d+)/, 'samsung'],
  [/\b(?:EdgA?|Edge|EdgiOS)\/(\d+)/, 'edge'],
  [/\bOPR\/(\d+)/, 'opera'],
  [/\b(?:OPT|OPX|OPiOS)\/(\d+)/, 'otherOpera'],
  [/\bFirefox\/(\d+)/, 'firefox'],
  [/\bFxiOS\/(\d+)/, 'firefoxIos'],
  [/\bCriOS\/(\d+)/, 'chromeIos'],
];

/** What Chrome and Safari say after the comment. Whoever says more is another browser. */
const plainTokens = /\b(?:Version|(?:Headless)?Chrome|Mobile|Safari)(?:\/\S+)?/g;

function browserOf(
  { userAgent, isHomeScreenApp }: DeviceFacts,
  system: System,
  engine: UserAgent['engine'],
): UserAgent['browser'] {
  if (system === 'ios' && isHomeScreenApp === true) {
    return { product: 'safariIos', version: engine.version ?? firstDesktopClassIpad };
  }
  for (const [pattern, product] of products) {
    const version = numberIn(pattern, userAgent);
    if (version !== null) return { product, version };
  }
  const more = userAgent.replace(/^.*?like Gecko\)/, '').replace(plainTokens, '');
  if (more.trim() !== '') return unknownBrowser;
  if (engine.name === 'chromium') return { product: 'chrome', version: engine.version };
  const safari = numberIn(/Version\/(\d+)\S* (?:Mobile\/\S+ )?Safari\//, userAgent);
  if (safari === null) return unknownBrowser;
  if (system === 'ios') return { product: 'safariIos', version: safari };
  return /Macintosh/.test(userAgent) ? { product: 'safari', version: safari } : unknownBrowser;
}

/** The number that the pattern's first group finds; null where it finds none. */
function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
