import type { Shipped } from './shipped.ts';

/** A notice that is not of a package, such as that of the face detector's weights. */
export interface Notice {
  readonly title: string;
  readonly text: string;
}

const line = '-'.repeat(80);

/**
 * The list of the licences of third parties: a line for each, then the texts.
 * @param textsOf the texts that a package brings: its licence, and a notice if it has one.
 */
export function licenceList(
  version: string,
  packages: readonly Shipped[],
  textsOf: (shipped: Shipped) => readonly string[],
  others: readonly Notice[],
): string {
  const titles = packages.map(({ name, version: own, licence }) => `${name} ${own} (${licence})`);
  const notices: readonly Notice[] = [
    ...others,
    ...packages.map((shipped, index) => ({
      title: titles[index]!,
      text: textsOf(shipped).map(tidy).join(`\n\n`) || 'The package brings no text of its licence.',
    })),
  ];
  return [
    `Code, typeface and weights of third parties in Recto ${version}, or installed with its packages.`,
    'The SBOM says which archive contains each. Recto itself: see docs/licence.md.\n',
    ...notices.map(({ title }) => `- ${title}`),
    ...notices.map(({ title, text }) => `\n${line}\n${title}\n${line}\n\n${tidy(text)}`),
    '',
  ].join('\n');
}

const tidy = (text: string) => text.replaceAll('\r\n', '\n').trim();
