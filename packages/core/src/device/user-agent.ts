import type { DevicePort } from '../ports/device.ts';

/** The properties of a device that are parsed. One that is left out is unknown. */
export type DeviceFacts = Pick<DevicePort, 'userAgent' | 'maxTouchPoints'> &
  Partial<Pick<DevicePort, 'hasCoarsePointer' | 'platform' | 'isHomeScreenApp'>>;

/** `other` has no camera API that Recto can use: Internet Explorer, EdgeHTML, Presto. */
export type Engine = 'chromium' | 'gecko' | 'webkit' | 'other';

/** Browsers, as far as the table of §5 and the camera advice distinguish them. */
export type BrowserProduct =
  | 'samsung'
  | 'edge'
  | 'opera'
  /** Opera GX, Opera Touch and Opera on iOS, whose version numbers differ from Opera's. */
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

/** Apps with an in-app browser that the user agent names. */
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
  /** Another app, such as one for mail. */
  'unknown',
] as const;
export type InAppBrowser = (typeof inAppBrowsers)[number];

/** What is known about a browser. Versions are major versions; null if they are unknown. */
export interface UserAgent {
  readonly engine: { readonly name: Engine; readonly version: number | null };
  readonly browser: { readonly product: BrowserProduct; readonly version: number | null };
  readonly system: { readonly name: System; readonly version: number | null };
  /** The app in whose in-app browser the page is open; null in a real browser. */
  readonly app: InAppBrowser | null;
  /** Whether the page was opened from iOS's home screen. Safari shows no address bar there. */
  readonly isHomeScreenApp: boolean;
  /** Opened in the operator's own native app, which gives its web view the camera and says so (decision 10.8). */
  readonly isOwnApp: boolean;
}

/**
 * Parses the user agent. No other code reads that string: all that depends on the browser (§5, §6, the
 * camera advice) is a function of the result, in the files beside this one.
 */
export function parseUserAgent(device: DeviceFacts): UserAgent {
  const system = systemOf(device);
  const engine = engineOf(device.userAgent, system);
  const app = appOf(device, system.name);
  const browser = app === null ? browserOf(device, system.name, engine) : unknownBrowser;
  const isHomeScreenApp = system.name === 'ios' && device.isHomeScreenApp === true;
  return { engine, browser, system, app, isHomeScreenApp, isOwnApp: ownApp.test(device.userAgent) };
}

/** In this order: Windows Phone also names Android and the iPhone, and Android copies of iPhones name both. */
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
  const name = systems.find(([pattern]) => pattern.test(userAgent))?.[1] ?? systemOfDesktopMode(device);
  if (name === 'ios') return { name, version: numberIn(/ OS (\d+)_/, userAgent) ?? ipadVersion(userAgent) };
  return { name, version: name === 'android' ? numberIn(/Android (\d+)/i, userAgent) : null };
}

/** The user agent of a phone or tablet that requests desktop sites is that of a computer. */
function systemOfDesktopMode({ userAgent, maxTouchPoints, hasCoarsePointer, platform }: DeviceFacts): System {
  if (platform === 'Android') return 'android';
  if (maxTouchPoints <= 1) return 'other';
  // No Mac has a touch screen (decision 2.3), and no browser on an iPad names Chrome's engine.
  if (/Macintosh/.test(userAgent)) return /Chrome\//.test(userAgent) ? 'android' : 'ios';
  // A laptop with a touch screen has a fine pointer. `hover` is not used: some phones report it.
  return hasCoarsePointer === true && /\(X11; Linux /.test(userAgent) ? 'android' : 'other';
}

/** The first iPadOS whose user agent is that of a Macintosh. */
const firstDesktopClassIpad = 13;

/** With the user agent of a Macintosh, an iPad's only version is Safari's. */
function ipadVersion(userAgent: string): number | null {
  const version = numberIn(/Version\/(\d+)/, userAgent);
  return version !== null && version >= firstDesktopClassIpad ? version : null;
}

function engineOf(userAgent: string, system: UserAgent['system']): UserAgent['engine'] {
  const safari = numberIn(/Version\/(\d+)/, userAgent);
  if (system.name === 'ios') {
    // Every browser on iOS uses the system's WebKit. From iOS 26 on only Safari's version gives its version.
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

/** What an operator's native app adds to the user agent of its web view, if that opens the camera (decision 10.8). */
const ownApp = /\bRectoWebView\//;

/** Browsers that use the system's web view, and so look like an in-app browser. */
const webViewBrowsers =
  /Browser\/|\b(?:DuckDuckGo|Ddg|Focus|Klar|Quark|Puffin|Brave|PHX|SznProhlizec|OP[RTX]|OPiOS)\/|\bEcosia\b/i;

/**
 * Android marks a web view with `wv`, and with a `Version/4.0` that Chrome does not have. On iOS a web view
 * lacks the `Safari/` of browsers; so does an app on the home screen, which is Safari nevertheless.
 */
function appOf({ userAgent, isHomeScreenApp }: DeviceFacts, system: System): InAppBrowser | null {
  const app = apps.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
  if (app !== null || ownApp.test(userAgent) || webViewBrowsers.test(userAgent)) return app;
  const isWebView =
    system === 'ios'
      ? isHomeScreenApp !== true && !/Safari\//.test(userAgent)
      : /; wv\)|Version\/4\.0 Chrome\//.test(userAgent);
  return isWebView ? 'unknown' : null;
}

const unknownBrowser: UserAgent['browser'] = { product: 'other', version: null };

/** Browsers with a name of their own. In this order: their user agents also contain names of later ones. */
const products: readonly (readonly [pattern: RegExp, product: BrowserProduct])[] = [
  [/SamsungBrowser\/(\d+)/, 'samsung'],
  [/\b(?:EdgA?|Edge|EdgiOS)\/(\d+)/, 'edge'],
  [/\bOPR\/(\d+)/, 'opera'],
  [/\b(?:OPT|OPX|OPiOS)\/(\d+)/, 'otherOpera'],
  // At the end: a browser that is made from Firefox adds its own name.
  [/\bFirefox\/(\d+)\S*$/, 'firefox'],
  [/\bFxiOS\/(\d+)/, 'firefoxIos'],
  [/\bCriOS\/(\d+)/, 'chromeIos'],
];

/** The tokens of Chrome and Safari after the comment. With any other token it is another browser. */
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

/** The number in the pattern's first group; null if the pattern does not match. */
function numberIn(pattern: RegExp, text: string): number | null {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found);
}
