import { renderUnicodeCompact } from 'uqr';

export interface Started {
  /** The customer's link, for all documents. */
  readonly link: string;
  /** The links that ask for one document only, each with its name. */
  readonly others: readonly (readonly [document: string, link: string])[];
  /** The address of the operator's page. */
  readonly operator: string;
  readonly lan: boolean;
  /** How many faults were set earlier. */
  readonly faults: number;
}

/**
 * What `npm start` prints once it is ready.
 * @param colour whether the terminal supports colours: the QR code then sets its own, so it can be scanned from dark and light terminals.
 */
export function banner({ link, others, operator, lan, faults }: Started, colour: boolean): string {
  const paragraphs = [
    `${'Customer link'.padEnd(22)}${link}`,
    qrCode(link, colour),
    [
      ...others.map(([document, other]) => `${document} only`.padEnd(22) + other),
      `${'Operator page'.padEnd(22)}${operator}`,
    ].join('\n'),
    ...(faults > 0
      ? [`Faults are still set: ${faults}. Clear them with: npm run sandbox -- faults clear`]
      : []),
    ...(lan ? onPhone : onThisComputer),
    'Press Ctrl+C to stop.',
  ];
  return `\n${paragraphs.join('\n\n')}\n`;
}

/**
 * What `npm start` prints if the app uses another provider, which alone can make a link.
 * @param journeys the address of the page "Journeys", if the sandbox collects the app's events; else null. No other page
 * of the sandbox's operator knows the provider's procedures.
 */
export function ownProviderBanner(origin: string, journeys: string | null): string {
  const paragraphs = [
    `Customer link  ${origin}/TOKEN`,
    ...(journeys === null ? [] : [`Journeys       ${journeys}`]),
    'The app uses the provider of your configuration. For TOKEN, put the token of a procedure that your provider made.',
    'Press Ctrl+C to stop.',
  ];
  return `\n${paragraphs.join('\n\n')}\n`;
}

const onPhone = [
  'Scan the code with a phone on the same network. The phone warns that the certificate is not trusted: it was ' +
    'made on this computer just now. Continue anyway (Android: "Advanced", iPhone: "Show details").',
];

const onThisComputer = [
  'A desktop browser is sent to /mobile. To walk through it here, have the browser emulate a phone: in Chrome or ' +
    'Edge press F12, then Ctrl+Shift+M (on a Mac: Cmd+Option+I, then Cmd+Shift+M), choose a phone, and then open ' +
    'the customer link.',
  'To open it on a real phone: npm start -- --lan',
];

/** A QR code in block characters, two modules high. */
export function qrCode(text: string, colour: boolean): string {
  const lines = renderUnicodeCompact(text, { border: 2 }).split('\n');
  // Bright white on black, whatever the terminal's own colours are.
  return lines.map((line) => (colour ? `\u001B[97;40m${line}\u001B[0m` : line)).join('\n');
}
