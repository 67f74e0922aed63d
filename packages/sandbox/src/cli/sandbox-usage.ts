import { documents, languages } from '@recto/core';
import { faultKinds } from '../faults/fault.ts';
import { documentLabels } from '../operator/document-labels.ts';
import { callNames } from '../provider/call-names.ts';
import { usageText, type UsageLine } from './usage.ts';

/** What `npm run sandbox -- --help` prints. */
export const sandboxUsage = `${usageText('npm run sandbox -- COMMAND [OPTIONS]', [
  {
    title: 'Commands, each with an example',
    lines: [
      ['list', 'lists the procedures, one per line', 'list'],
      ['create', 'creates a procedure; prints its link and QR code', 'create --id-card --name Muster'],
      ['show TOKEN', 'prints a procedure, its photos and its link', 'show 3fGk29'],
      ['photos TOKEN', 'saves its photos to files', 'photos 3fGk29 --out /tmp/photos'],
      ['refuse TOKEN', 'refuses a procedure', 'refuse 3fGk29 --comment "Too dark"'],
      ['expire TOKEN', 'marks a procedure as expired', 'expire 3fGk29'],
      ['faults', 'lists the faults that are set', 'faults'],
      ['faults add', 'adds a fault', 'faults add --call token --kind empty'],
      ['faults clear', 'removes all faults', 'faults clear'],
    ],
  },
  {
    title: 'Options of create',
    lines: [
      ...documents.map(({ name }): UsageLine => {
        const { option, asksFor } = documentLabels[name];
        return [`--${option}`, `ask for ${asksFor}`, `create --${option}`];
      }),
      ['--language LANGUAGE', 'its language', 'create --language de-de'],
      ['--name NAME', 'the customer’s last name', 'create --name Muster'],
      ['--redirect URL', 'where the customer continues afterwards', 'create --redirect https://example.com/'],
    ],
  },
  {
    title: 'Options of photos',
    lines: [['--out FOLDER', 'target folder; replaces idCardRecto.jpg …', 'photos 3fGk29 --out /tmp/photos']],
  },
  {
    title: 'Options of refuse',
    lines: [['--comment TEXT', 'what the customer reads', 'refuse 3fGk29 --comment "Too dark"']],
  },
  {
    title: 'Options of faults add',
    lines: [
      ['--call CALL', 'which call', 'faults add --call savePhoto --kind successFalse'],
      ['--kind KIND', 'what goes wrong', 'faults add --call setStarted --kind dropAfter'],
      ['--times N', 'how many times; always by default', 'faults add --call token --kind empty --times 2'],
      ['--status N', 'of kind status: 400 to 599', 'faults add --call token --kind status --status 503'],
      [
        '--retry-after SECONDS',
        'of kind status: the Retry-After header',
        'faults add --call token --kind status --status 503 --retry-after 2',
      ],
      ['--ms N', 'of kind delay: how long', 'faults add --call savePhoto --kind delay --ms 3000'],
    ],
  },
  {
    title: 'Options of every command',
    lines: [
      ['--data DIR', 'the state folder, .sandbox by default', 'list --data /tmp/recto'],
      ['--help, -h', 'this text', '--help'],
    ],
  },
])}

LANGUAGE is one of: ${languages.join(', ')}; or one that your texts add, such as pt-pt
CALL is one of: ${callNames.join(', ')}
KIND is one of: ${faultKinds.join(', ')}`;
