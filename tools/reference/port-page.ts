import { parseSync } from 'vite';

/** A node of the syntax tree (ESTree with TypeScript), as far as a page uses it. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly declaration?: Node | null;
  readonly declarations?: readonly { readonly id: Node }[];
  readonly id?: Node;
  readonly name?: string;
  readonly body?: Node | readonly Node[];
  readonly extends?: readonly Node[];
}

type Comments = readonly { readonly start: number; readonly end: number }[];

/** A file of the sources. */
export interface Source {
  /** From the root of the repository. */
  readonly path: string;
  readonly text: string;
}

/**
 * The reference page of a port: each exported declaration with its docstring; of an interface, each member with its own.
 * @param port a file of `packages/core/src/ports`.
 * @param adapters where its implementations are looked for.
 * @returns MDX.
 */
export function portPage(port: Source, adapters: readonly Source[]): string {
  const title = titleOf(port);
  const { program, comments } = parseSync(port.path, port.text);
  const page = new Page(port.text, comments);
  const declared = (program.body as readonly Node[]).flatMap((statement) => page.declaration(statement));
  const names = declared.map(({ name }) => name);
  const implementations = adapters.filter(({ text }) =>
    names.some((name) => new RegExp(`\\bimplements ${name}\\b`).test(text)),
  );
  return [
    `import { Meta } from '@storybook/addon-docs/blocks';`,
    `<Meta title="Ports/${title}" />`,
    `# ${title}`,
    `Made of the docstrings of \`${port.path}\`; \`@recto/core\` exports everything on this page.`,
    ...(implementations.length === 0
      ? []
      : [`Implemented in:\n\n${implementations.map(({ path }) => `- \`${path}\``).join('\n')}`]),
    ...declared.map(({ markdown }) => markdown),
  ].join('\n\n');
}

/** `Photo vault` for `photo-vault.ts`. */
function titleOf({ path }: Source): string {
  const words = /([\w-]+)\.ts$/.exec(path)![1]!.replaceAll('-', ' ');
  return words[0]!.toUpperCase() + words.slice(1);
}

class Page {
  readonly #text: string;
  readonly #comments: Comments;

  constructor(text: string, comments: Comments) {
    this.#text = text;
    this.#comments = comments;
  }

  /** Nothing if the statement exports nothing. */
  declaration(statement: Node): readonly { readonly name: string; readonly markdown: string }[] {
    const { declaration } = statement;
    if (statement.type !== 'ExportNamedDeclaration' || !declaration) return [];
    const name = (declaration.id ?? declaration.declarations![0]!.id).name!;
    const parts = [`## \`${name}\``, prose(this.#docstring(statement.start))];
    const bases = (declaration.extends ?? []).map((base) => `\`${this.#source(base)}\``);
    if (bases.length > 0) parts.push(`It has all that ${bases.join(' and ')} has.`);
    if (declaration.type === 'TSInterfaceDeclaration') {
      const members = (declaration.body as { body: readonly Node[] } & Node).body;
      parts.push(...members.map((member) => this.#member(member)));
    } else {
      parts.push(`\`\`\`ts\n${this.#source(statement)}\n\`\`\``);
    }
    return [{ name, markdown: parts.filter((part) => part !== '').join('\n\n') }];
  }

  #member(member: Node): string {
    const signature = this.#source(member).replace(/;$/, '').replaceAll(/\s+/g, ' ');
    const text = prose(this.#docstring(member.start));
    return `- \`${signature}\`${text === '' ? '' : `\n\n${text.replaceAll(/^(?=.)/gm, '  ')}`}`;
  }

  #source({ start, end }: Node): string {
    return this.#text.slice(start, end);
  }

  /** The content of the docstring that ends just before this position; empty if there is none. */
  #docstring(position: number): string {
    const found = this.#comments.find(
      ({ start, end }) =>
        end <= position &&
        this.#text.slice(end, position).trim() === '' &&
        this.#text.startsWith('/**', start),
    );
    if (found === undefined) return '';
    const lines = this.#text.slice(found.start + '/**'.length, found.end - '*/'.length).split('\n');
    return lines.map((line) => line.trim().replace(/^\* ?/, '')).join('\n');
  }
}

const tagNames: Readonly<Record<string, string>> = { returns: 'Returns', throws: 'Throws' };

/** A docstring as Markdown: its text, then a list of its tags. */
function prose(docstring: string): string {
  const [text = '', ...tags] = docstring.split(/(?:^|\s)@(?=param |returns |throws )/);
  const items = tags.map((tag) => {
    const [, kind, rest] = /^(\w+) ([^]*)$/.exec(tag.trim())!;
    if (kind !== 'param') return `- **${tagNames[kind!]}** ${plain(rest!)}`;
    const [, parameter, meaning] = /^(\S+) ([^]*)$/.exec(rest!)!;
    return `- \`${parameter}\`: ${plain(meaning!)}`;
  });
  return [plain(text), items.join('\n')].filter((part) => part !== '').join('\n\n');
}

/** One paragraph, in which MDX finds no expression and no element outside of code. */
function plain(text: string): string {
  const pieces = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .split(/(`[^`]*`)/);
  return pieces
    .map((piece) => (piece.startsWith('`') ? piece : piece.replaceAll('{', '\\{').replaceAll('<', '&lt;')))
    .join('');
}
