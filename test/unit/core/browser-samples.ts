import type { DeviceFacts } from '@recto/core';

/** User agents with the same result. */
export interface BrowserSample {
  /**
   * Camera view or picker (§5), or the camera view only with the rule `engine` (decision 2.1); what the steps of advice depend on (the system, the
   * browser, the app around it); mobile device or desktop (§6).
   */
  readonly expected: string;
  /** What the device reports besides its user agent; five touch points by default. */
  readonly facts?: Partial<DeviceFacts>;
  readonly userAgents: readonly string[];
}

/**
 * By rule. Most are real user agents from public device databases and vendors' documentation;
 * some follow a known form with another version.
 */
export const browserSamples: Readonly<Record<string, readonly BrowserSample[]>> = {
  'a browser that §5 names: its own version decides': [
    {
      expected: 'camera, android chrome, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
      ],
    },
    {
      expected: 'picker, android chrome, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/97.0.0.0 Mobile Safari/537.36',
      ],
    },
    {
      expected: 'camera, android samsung, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36',
      ],
    },
    {
      expected: 'picker, android samsung, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 9; SAMSUNG SM-T860) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/12.0 Chrome/79.0.3945.136 Safari/537.36',
      ],
    },
    {
      expected: 'camera, android firefox, mobile',
      userAgents: ['Mozilla/5.0 (Android 13; Mobile; rv:109.0) Gecko/115.0 Firefox/115.0'],
    },
    {
      expected: 'picker, android firefox, mobile',
      userAgents: ['Mozilla/5.0 (Android 11; Mobile; rv:96.0) Gecko/96.0 Firefox/96.0'],
    },
    {
      expected: 'camera, android opera, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36 OPR/98.0.0.0',
      ],
    },
    {
      expected: 'picker, android opera, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 13; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.0.0 Mobile Safari/537.36 OPR/82.4.4342.79513',
      ],
    },
    {
      expected: 'camera, ios chrome, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/135.0.7049.53 Mobile/15E148 Safari/604.1',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Version/11.1.1 Safari/605.1.15',
      ],
    },
    {
      expected: 'picker, ios chrome, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 15_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/96.0.4664.53 Mobile/15E148 Safari/604.1',
      ],
    },
    {
      expected: 'camera, ios safari, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 12_5_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      ],
    },
    {
      expected: 'picker, ios safari, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 9_3_5 like Mac OS X) AppleWebKit/601.1.46 (KHTML, like Gecko) Version/9.0 Mobile/13G36 Safari/601.1',
      ],
    },
  ],
  'a browser that names itself as another: its engine decides, if the operator wants that': [
    {
      expected: 'camera by engine, android other, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; arm_64; Android 14; WP50) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/124.0.6367.26 YaBrowser/24.6.6.26.00 SA/3 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 11; C38 Build/RP1A.201005.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/110.0.5481.154 YaBrowser/19.6.0.45 (lite) Safari/537.36',
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.6312.118 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.13.5-gn',
        'Mozilla/5.0 (Linux; U; Android 14; ru-ru; Xiaomi 14T Pro Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.10.1.4-gn',
        'Mozilla/5.0 (Linux; U; Android 16; zh-CN; 25060RK16C Build/BP2A.250605.031.A3) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.80 Quark/7.16.7.917 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 12; GFY-LX1; HMSCore 6.14.0.322; GMSCore 0.3.6.244735) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 12; HarmonyOS; ADY-AL10; HMSCore 6.14.0.322) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.5735.196 HuaweiBrowser/15.0.7.301 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 15; LOG-AN10) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/116.0.5845.114 HonorBrowser/3.0.7.305 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 15; V2426A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 VivoBrowser/23.1.30.0',
        'Mozilla/5.0 (Linux; U; Android 15; en-us; PKC110 Build/AP3A.240617.008) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/115.0.5790.168 Mobile Safari/537.36 HeyTapBrowser/40.9.0.1',
        'Mozilla/5.0 (Linux; U; Android 14; zh-cn; V2417A Build/UP1A.231005.007) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/15.5 Mobile Safari/537.36 COVC/047303',
        'Mozilla/5.0 (Linux; U; Android 10; en-US; SM-A750F Build/QP1A.190711.020) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/100.0.4896.58 UCBrowser/13.7.8.1322 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; U; Android 15; zh-CN; MZ-MEIZU 21 Build/MRA58K) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/105.0.5195.136 MZBrowser/12.7.0 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 14; en; Infinix X6720B Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/103.0.5060.129 HiBrowser/v2.24.1.3 UWS/ Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 11) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile DuckDuckGo/5 Safari/537.36',
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36 Ddg/17.5',
        'Mozilla/5.0 (Linux; Android 11; KFRAPWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/106.6.3 like Chrome/106.0.5249.208 Safari/537.36',
        'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Mobile Safari/537.36 AlohaBrowser/5.10.4',
        'Mozilla/5.0 (Linux; Android 11; SM-G991B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Mobile Safari/537.36 Brave/132.0',
        'Mozilla/5.0 (Linux; Android 11; FP4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.4951.41 Mobile Safari/537.36 (Ecosia android@101.0.4951.41)',
        'Mozilla/5.0 (Linux; Android 14; Aligator_S6600 Build/U01005) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/132.0.6834.163 Mobile Safari/537.36 SznProhlizec/10.9.0a',
        'Mozilla/5.0 (Linux; Android 14; XQ-DE44) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/106.0.0.0 RakutenBrowser/8.11.0 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 15; 25057RN09I) AppleWebKit/537.36 (KHTML, like Gecko) JioSphere/6.0.2 Chrome/136.0.7103.125 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Focus/1.0.8 Chrome/123.0.6312.118 Mobile Safari/537.36',
      ],
    },
    {
      expected: 'picker, android other, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; arm_64; Android 9; moto e(6) plus) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.4430.216 YaApp_Android/21.56.1 YaSearchBrowser/21.56.1 BroPP/1.0 SA/3 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; U; Android 12; ru-ru; Xiaomi Civi Build/SKQ1.211006.001) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/89.0.4389.116 Mobile Safari/537.36 XiaoMi/MiuiBrowser/12.16.2-gn',
        'Mozilla/5.0 (Linux; Android 9; VOG-L29 Build/HUAWEIVOG-L29) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/70.0.3538.64 HuaweiBrowser/10.0.1.332 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; U; Android 9; zh-cn; ivvi M40 Build/PPR1.180610.011) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/89.0.4389.72 MQQBrowser/12.0 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 9) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/77.0.3865.92 Mobile Safari/537.36 DuckDuckGo/5',
        'Mozilla/5.0 (Linux; Android 9; KFMAWI) AppleWebKit/537.36 (KHTML, like Gecko) Silk/80.5.3 like Chrome/80.0.3987.162 Safari/537.36',
        'Mozilla/5.0 (Linux; U; Android 9; ru-ru; TECNO CC9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.71 Mobile Safari/537.36 PHX/8.4',
        'Mozilla/5.0 (Linux; U; Android 4.0.3; de-ch; HTC Sensation Build/IML74K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
      ],
    },
    {
      expected: 'camera by engine, ios other, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 YaBrowser/24.4.5.383.10 SA/3 Mobile/15E148 Safari/604.1',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 16_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/20A362 Quark/5.8.9.1457 Mobile',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1 Ddg/17.5',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15 Ddg/17.5',
        'Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Brave/1 Mobile/15E148 Safari/604.1',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 15_2 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) AvastSecureBrowser/3.18.3 Mobile/15E148',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G93 Safari/604.1 Puffin/8.0.2LP',
      ],
    },
    {
      expected: 'camera by engine, android opera, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 15; V2454A Build/AP3A.240905.015) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.7151.61 Mobile Safari/537.36 OPX/2.8',
        'Mozilla/5.0 (Linux; Android 10; Lenovo XT2081-4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/101.0.4951.61 Mobile Safari/537.36 OPT/2.9',
      ],
    },
    {
      expected: 'camera by engine, ios opera, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1 OPT/4.7.0',
      ],
    },
    {
      expected: 'camera by engine, android edge, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 11; Model 6s) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/127.0.0.0 Mobile Safari/537.36 EdgA/127.0.0.0',
      ],
    },
    {
      expected: 'picker, android edge, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 9; Gionee_Star) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/81.0.4098.7231 Mobile Safari/537.36 EdgA/18.8748',
      ],
    },
    {
      expected: 'camera by engine, ios edge, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 EdgiOS/120.0.2210.126 Mobile/15E148 Safari/605.1.15',
      ],
    },
    {
      expected: 'camera by engine, ios firefox, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Mobile/15E148 Safari/605.1.15',
      ],
    },
    {
      expected: 'picker, ios firefox, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 14_8 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/113.1 Mobile/15E148 Safari/605.1.15',
      ],
    },
    {
      expected: 'picker, ios other, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 10_2_1 like Mac OS X) AppleWebKit/602.4.6 (KHTML, like Gecko) Mobile/14D27 (Ecosia ios@3.0.1.533)',
      ],
    },
  ],
  'an in-app browser has no camera view': [
    {
      expected: 'picker, android other facebook, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 16; CPH2747 Build/BP2A.250605.015) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/147.0.7727.108 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/558.0.0.70.72;IABMV/1;]',
      ],
    },
    {
      expected: 'picker, ios other facebook, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/21G93 [FBAN/FBIOS;FBAV/479.1.0.33.109;FBDV/iPhone15,2;FBSN/iOS;FBSV/17.6.1]',
      ],
    },
    {
      expected: 'picker, android other linkedin, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 15; SM-A146P Build/AP3A.240905.015.A2; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.207 Mobile Safari/537.36 [LinkedInApp]/2.200.63',
      ],
    },
    {
      expected: 'picker, android other line, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 14; CPH2639 Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/127.0.6533.66 Mobile Safari/537.36 Line/14.12.2/IAB',
      ],
    },
    {
      expected: 'picker, ios other unknown, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 15_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/15.1 Mobile/15E148 Safari/605.1 NAVER(inapp; search; 1000; 11.8.10; 13)',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Safari/604.1 KAKAOTALK/10.7.1 (INAPP)',
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
      ],
    },
    {
      expected: 'picker, android other unknown, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 14; 2411DRN47C Build/UKQ1.240523.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 SP-engine/3.24.0 baiduboxapp/13.83.0.10 (Baidu; P1 14) NABar/1.0',
        'Mozilla/5.0 (Linux; U; Android 12; zh-cn; SM-G9980 Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/6.2 TBS/046247 Mobile Safari/537.36 V1_AND_SQ_8.9.68 QQ/8.9.68.11450 NetType/WIFI',
        'Mozilla/5.0 (Linux; Android 12; SM-G973F Build/SP1A.210812.016) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/103.0.5060.129 Mobile Safari/537.36',
        'Mozilla/5.0 (Linux; Android 15; 25098RA98G Build/AQ3A.250226.002; ) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/145.0.7632.79 Mobile Safari/537.36 BingSapphire/32.7.440115006',
      ],
    },
    {
      expected: 'picker, android other wechat, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 12; SM-G9980 Build/SP1A.210812.016; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/107.0.5304.141 Mobile Safari/537.36 XWEB/5023 MMWEBSDK/20221012 MicroMessenger/8.0.30.2260',
      ],
    },
    {
      expected: 'picker, ios other tiktok, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 BytedanceWebview/d8a21c6 trill_34.9.0 JsSdk/2.0 NetType/4G Channel/App Store',
      ],
    },
  ],
  // Decision 10.8.
  'the operator’s own app opens the camera in its web view, and says so; its engine decides': [
    {
      expected: 'camera, android other, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 14; Pixel 8 Build/AP2A.240905.003; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/128.0.6613.127 Mobile Safari/537.36 RectoWebView/1',
      ],
    },
    {
      expected: 'picker, android other, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 9; SM-G950F Build/PPR1.180610.011; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 RectoWebView/1',
      ],
    },
    {
      expected: 'camera, ios other, mobile',
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 RectoWebView/1',
      ],
    },
  ],
  'an app on the home screen is Safari': [
    {
      expected: 'camera, ios safari, mobile',
      facts: { isHomeScreenApp: true },
      userAgents: [
        'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) ',
      ],
    },
  ],
  'a phone that requests desktop pages is a mobile device': [
    {
      expected: 'camera, android chrome, mobile',
      facts: { hasCoarsePointer: true },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera, android chrome, mobile',
      facts: { hasCoarsePointer: false, platform: 'Android' },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera, android samsung, mobile',
      facts: { hasCoarsePointer: true },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera by engine, android other, mobile',
      facts: { hasCoarsePointer: true },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/123.0.0.0 Safari/537.36 AlohaBrowser/5.10.2',
      ],
    },
    {
      expected: 'camera, android firefox, mobile',
      facts: { hasCoarsePointer: true },
      userAgents: ['Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    },
  ],
  'a computer is not a mobile device, even with a touch screen': [
    {
      expected: 'camera, other chrome, desktop',
      facts: { hasCoarsePointer: false },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera, other chrome, desktop',
      facts: { hasCoarsePointer: true, maxTouchPoints: 0 },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera, other chrome, desktop',
      facts: { hasCoarsePointer: false, platform: 'Linux' },
      userAgents: [
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera, other chrome, desktop',
      facts: { hasCoarsePointer: true },
      userAgents: [
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
        'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      ],
    },
    {
      expected: 'camera, other safari, desktop',
      facts: { maxTouchPoints: 0 },
      userAgents: [
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15',
      ],
    },
    {
      expected: 'camera by engine, other other, desktop',
      facts: { hasCoarsePointer: true },
      userAgents: [
        'Mozilla/5.0 (PC; OpenHarmony 6.1; Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 ArkWeb/6.1.0.100 HuaweiBrowser/6.1.3.321',
      ],
    },
  ],
  'other systems': [
    {
      expected: 'camera by engine, other other, mobile',
      userAgents: [
        'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
        'Mozilla/5.0 (Phone; OpenHarmony 5.0; HarmonyOS 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
        'Mozilla/5.0 (Tablet; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1',
      ],
    },
    {
      expected: 'picker, other other, mobile',
      userAgents: [
        'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Nokia 925) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
        'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.1.0.4633 Mobile Safari/537.10+',
      ],
    },
    {
      expected: 'picker, other edge, mobile',
      userAgents: [
        'Mozilla/5.0 (Windows Phone 10.0; Android 8.1; Microsoft; Lumia 950 XL Dual SIM) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/69.0.3497.100 Mobile Safari/537.36 Edge/18.17763',
      ],
    },
    {
      expected: 'camera, android chrome, mobile',
      userAgents: [
        'Mozilla/5.0 (Linux; Android 11; HiPad Pro) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/100.0.4896.127 Safari/537.36',
      ],
    },
    {
      expected: 'picker, android other, mobile',
      userAgents: ['Opera/9.80 (Android; Opera Mini/36.2.2254/191.249; U; en) Presto/2.12.423 Version/12.16'],
    },
  ],
};
