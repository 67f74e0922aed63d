import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configuredOrigins } from '../../../packages/sandbox/src/deployment/configured-origins.ts';
import {
  headerFormats,
  headersFor,
  type HeaderFormat,
} from '../../../packages/sandbox/src/deployment/header-formats.ts';

const page = readFileSync(join(import.meta.dirname, '../../../stories/about/5-deployment.mdx'), 'utf8');
const configuration = {
  authEndpointUrl: '/relay',
  idEndpointUrl: 'https://provider.example.org',
  clientId: 'recto-web',
};

test.each(Object.keys(headerFormats) as HeaderFormat[])(
  'the deployment page shows the current headers for %s',
  (format) => {
    const block = new RegExp(`\`\`\`${format} headers\\n([^\`]+)\\n\`\`\``).exec(page)?.[1];
    expect(block).toBe(headersFor(format, configuredOrigins(configuration, [])));
  },
);

test('the deployment page shows the nginx configuration that the container uses', () => {
  const block = /```nginx\n([^`]+)```/.exec(page)?.[1];
  expect(block).toBe(readFileSync(join(import.meta.dirname, '../../../deploy/nginx.conf'), 'utf8'));
});
