import { warning, type Finding } from './finding.ts';
import { placeholderFindings } from './placeholders.ts';

const effect = 'The app sends it as it is, and the authorization server will most likely refuse it.';

/**
 * Names credentials that the app accepts and call 1 fails with, or most likely does. No value is in a finding.
 * @param usable a field's value; undefined if the app refuses it.
 */
export function credentialFindings(
  usable: (name: 'authEndpointUrl' | 'clientId' | 'clientSecret') => unknown,
): readonly Finding[] {
  const secret = usable('clientSecret');
  return [
    ...(['clientId', 'clientSecret'] as const).flatMap((name) => {
      const reason = characterReason(usable(name));
      return [
        ...(reason === null ? [] : [warning(name, `${reason} ${effect}`)]),
        ...placeholderFindings(name, usable(name)),
      ];
    }),
    ...(typeof secret === 'string' && secret !== '' && isPathOfRelay(usable('authEndpointUrl'))
      ? [
          warning(
            'clientSecret',
            'If authEndpointUrl leads to Recto’s relay, leave it out: the relay adds the secret on your server, and ' +
              'refuses every call that has one.',
          ),
        ]
      : []),
  ];
}

/** Letters of any language are allowed: they arrive as they are (decision 5.1). */
function characterReason(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (value !== value.trim()) return 'It begins or ends with a space or a line break.';
  return /[\p{Cc}\p{Cf}]/u.test(value)
    ? 'It has a character in it that can’t be seen, such as a tab or a line break.'
    : null;
}

/** Whether it is the path that `docs/deployment.md` gives the relay, also below the path of an app. */
function isPathOfRelay(address: unknown): boolean {
  return typeof address === 'string' && /^\/(?:.+\/)?relay\/*$/.test(address);
}
