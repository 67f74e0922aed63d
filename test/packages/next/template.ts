/** What `create-next-app@16.4.3` writes for an app in TypeScript, with all that it recommends. */

export const tsconfig = {
  compilerOptions: {
    target: 'ES2017',
    lib: ['dom', 'dom.iterable', 'esnext'],
    allowJs: true,
    skipLibCheck: true,
    strict: true,
    noEmit: true,
    esModuleInterop: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    resolveJsonModule: true,
    isolatedModules: true,
    jsx: 'react-jsx',
    incremental: true,
    plugins: [{ name: 'next' }],
    paths: { '@/*': ['./*'] },
  },
  include: [
    'next-env.d.ts',
    '**/*.ts',
    '**/*.tsx',
    '.next/types/**/*.ts',
    '.next/dev/types/**/*.ts',
    '**/*.mts',
  ],
  exclude: ['node_modules'],
};

/**
 * Its `next.config.ts`.
 * @param root the folder with `node_modules`; the template does not name it, since it is the app's own there.
 */
export const nextConfig = (root: string) => `import type { NextConfig } from "next";

const nextConfig: NextConfig = {
  cacheComponents: true,
  partialPrefetching: true,
  turbopack: { root: ${JSON.stringify(root)} },
};

export default nextConfig;
`;
