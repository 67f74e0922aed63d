/** `npm run build:ports`: writes the reference pages of core's ports. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { pagesFolder, portPages } from './port-pages.ts';

rmSync(pagesFolder, { recursive: true, force: true });
mkdirSync(pagesFolder, { recursive: true });
for (const [file, text] of await portPages()) writeFileSync(`${pagesFolder}/${file}`, text);
