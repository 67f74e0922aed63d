/** Each environment variable, its meaning, and an example. */
const variables: readonly (readonly [name: string, meaning: string, example: string])[] = [
  ['RELAY_AUTH_ENDPOINT_URL', 'the real auth address of call 1; HTTPS', 'https://auth.example.org'],
  ['RELAY_CLIENT_ID', 'the app’s clientId', 'recto-web'],
  ['RELAY_CLIENT_SECRET_FILE', 'a file with the client’s secret', '/run/secrets/recto'],
  ['RELAY_CLIENT_SECRET', 'or the secret itself', ''],
  ['RELAY_APP_ORIGIN', 'origins of the app’s pages, with commas between', 'https://documents.example.org'],
  ['RELAY_CLIENT_AUTHENTICATION', 'both (default), basic or body', 'both'],
  ['RELAY_BEHIND_PROXY', 'yes if your own proxy sets X-Forwarded-For', 'yes'],
  ['RELAY_LIMIT_PER_ADDRESS', 'calls in a minute, of one address', '60'],
  ['RELAY_LIMIT', 'calls in a minute, in all', '600'],
  ['RELAY_HOST', 'where it listens', '127.0.0.1'],
  ['RELAY_PORT', 'where it listens; 0 for any free port', '8787'],
];

const widths = ([0, 1] as const).map(
  (column) => Math.max(...variables.map((line) => line[column].length)) + 2,
);

/** What `npm run relay -- --help` prints. */
export const usage = `Usage: VARIABLE=VALUE … npm run relay

The relay adds the client's secret to call 1. It takes its settings from these variables:

${variables
  .map(([name, meaning, example]) =>
    `  ${name.padEnd(widths[0]!)}${meaning.padEnd(widths[1]!)}${example}`.trimEnd(),
  )
  .join('\n')}

Required: RELAY_AUTH_ENDPOINT_URL, RELAY_CLIENT_ID, RELAY_APP_ORIGIN, and the secret or its file.
--help, -h: this text.`;
