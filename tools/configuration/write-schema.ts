import { writeFileSync } from 'node:fs';
import { schemaFile, schemaText } from './schema.ts';

// The program behind `npm run build:config-schema`.
writeFileSync(schemaFile, schemaText());
