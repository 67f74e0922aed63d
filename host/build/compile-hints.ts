import type { Plugin } from 'vite';
import { chunks, type Chunk } from './chunks.ts';

const compileAll = '//# allFunctionsCalledOnLoad\n';

/**
 * What a chunk's file begins with: for a chunk that most visits need, the line that asks Chromium (136 and newer) to
 * compile all functions while the file arrives, in another thread. Without it, each function is compiled when it is first
 * called, in the main thread (decision 12.13). Other browsers take it for a comment.
 * @returns the line, or an empty text.
 */
export function compileHintOf({ requested }: Pick<Chunk, 'requested'>): string {
  return requested === 'used' ? '' : compileAll;
}

/** Writes the line into the files. Only before all else it has an effect, and Vite puts a list of its own there. */
export function compileHints(): Plugin {
  const hintOf = (name: string) => {
    const planned = chunks.find((chunk) => chunk.name === name);
    return planned === undefined ? '' : compileHintOf(planned);
  };
  return {
    name: 'recto-compile-hints',
    apply: 'build',
    // The file is named by the hash of its content.
    augmentChunkHash: ({ name }) => hintOf(name),
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = hintOf(file.name) + file.code;
        }
      },
    },
  };
}
