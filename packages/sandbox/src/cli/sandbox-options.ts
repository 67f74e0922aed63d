import { callNames, documents, languages } from '@recto/core';
import { faultKinds } from '../faults/fault.ts';
import { documentLabels } from '../document-labels.ts';
import {
  flag,
  help,
  usageText,
  value,
  type CommandLine,
  type Options,
} from '@recto/operator-tools/command-line';

type DocumentOption = (typeof documentLabels)[keyof typeof documentLabels]['option'];

/** An option for each document, such as `--id-card`. */
const documentOptions = Object.fromEntries(
  documents.map(({ name }) => {
    const { option, asksFor } = documentLabels[name];
    return [option, flag(`ask for ${asksFor}`, `create --${option}`)];
  }),
) as Record<DocumentOption, ReturnType<typeof flag>>;

const createOptions = {
  ...documentOptions,
  language: value('LANGUAGE', 'its language', 'create --language de-de'),
  name: value('NAME', 'the customer’s last name', 'create --name Muster'),
  redirect: value('URL', 'where the customer continues afterwards', 'create --redirect https://example.com/'),
} satisfies Options;

const photosOptions = {
  out: value('FOLDER', 'target folder; replaces idCardRecto.jpg …', 'photos 3fGk29 --out /tmp/photos'),
} satisfies Options;

const refuseOptions = {
  comment: value('TEXT', 'what the customer reads', 'refuse 3fGk29 --comment "Too dark"'),
} satisfies Options;

const faultOptions = {
  call: value('CALL', 'which call', 'faults add --call savePhoto --kind successFalse'),
  kind: value('KIND', 'what goes wrong', 'faults add --call setStarted --kind dropAfter'),
  times: value('N', 'how many times; always by default', 'faults add --call token --kind empty --times 2'),
  status: value('N', 'of kind status: 400 to 599', 'faults add --call token --kind status --status 503'),
  'retry-after': value(
    'SECONDS',
    'of kind status: the Retry-After header',
    'faults add --call token --kind status --status 503 --retry-after 2',
  ),
  ms: value('N', 'of kind delay: how long', 'faults add --call savePhoto --kind delay --ms 3000'),
} satisfies Options;

const commonOptions = {
  data: value('DIR', 'the state folder, .sandbox by default', 'list --data /tmp/recto'),
  help: help('--help'),
} satisfies Options;

/** The options of `npm run sandbox`, of all its commands. */
export const sandboxOptions = {
  ...createOptions,
  ...photosOptions,
  ...refuseOptions,
  ...faultOptions,
  ...commonOptions,
};

export type SandboxValues = CommandLine<typeof sandboxOptions>['values'];

/** What `npm run sandbox -- --help` prints. */
export const sandboxUsage = `${usageText('npm run sandbox -- COMMAND [OPTIONS]', {
  'Commands, each with an example': [
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
  'Options of create': createOptions,
  'Options of photos': photosOptions,
  'Options of refuse': refuseOptions,
  'Options of faults add': faultOptions,
  'Options of every command': commonOptions,
})}

LANGUAGE is one of: ${languages.join(', ')}; or one that your texts add, such as pt-pt
CALL is one of: ${callNames.join(', ')}
KIND is one of: ${faultKinds.join(', ')}`;
