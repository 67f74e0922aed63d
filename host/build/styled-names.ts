import { join, relative } from 'node:path';
import { transformWithOxc, type Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/**
 * Names each styled component by its file and its place in it, so that the classes of a prerendered screen are those that
 * the browser makes; otherwise they are counted as components are evaluated. Also takes white space out of the styles. The file's
 * path counts from the repository's root, so that a build is the same wherever it runs.
 */
export function styledNames(): Plugin {
  return {
    name: 'recto-styled-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/ui\/src\/.*\.tsx?$/, code: /'styled-components'/ },
      handler: (code, id) =>
        transformWithOxc(code, relative(root, id), {
          lang: 'tsx',
          jsx: 'preserve',
          plugins: { styledComponents: { displayName: false, fileName: false } },
        }),
    },
  };
}
