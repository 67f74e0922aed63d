import type { NotStarted } from '@recto/core';
import { describe } from 'vitest';
import { rows } from './doubles/upload-script.ts';

/** What the end of a procedure does to its photos (decisions 6.8, 6.10 and 6.13). */

const notStarted = ['finished', 'refused', 'expired', 'active'] as const satisfies NotStarted[];

describe('local storage or another tab says that the procedure is not started', () => {
  // Decision 6.13.
  for (const status of notStarted)
    rows({
      [`a stored status (${status}) deletes no photo of an earlier page, which is sent after a report`]: `loaded: holds recto, opens a-token ${status}, reports started → send recto mayHaveArrived`,
      [`another tab's status (${status}) deletes no photo; none is sent, and no caller waits`]: `calling recto: shows ${status}, look, after 60 s, use verso → answer recto waiting, answer verso waiting | recto sending, verso waiting`,
    });
  rows({
    'an attempt that has not left is given up, as long as the procedure is shown as not started':
      'opened: slow note, use recto, shows active → answer recto waiting, letEnd recto | recto waiting',
    'a photo that has waited meanwhile is sent when the procedure is shown as started again':
      'opened, shows active, use recto: shows started → send recto',
    'what was said of photos and the camera is withdrawn':
      'opened: shows finished → withdraw camera recto verso driverLicenseRecto driverLicenseVerso file',
  });
});

describe('the provider reports that the procedure is not started', () => {
  // Decision 6.13.
  for (const status of notStarted)
    rows({
      [`one report (${status}) deletes nothing, and nothing is sent`]: `reloaded recto: reports ${status}, online, after 29.999 s → mark | recto waiting`,
      [`a second report (${status}), for which the provider is asked after 30 s, deletes what was there at the first`]: `reloaded recto, reports ${status}: after 30 s, reports ${status} → ask, remove providerSays ${status} before 2 | none`,
    });
  rows({
    'one report ends the attempt that is running, and no screen waits for its photo':
      'calling recto: reports active → answer recto dropped, letEnd recto | recto waiting',
    'one report keeps a photo that is in memory only':
      'waiting, disk memory, use recto: reports active, online, reports started → send recto',
    'a second report within 30 s confirms nothing':
      'reloaded recto, reports active: after 29.999 s, reports active → nothing | recto waiting',
    'the same report, which comes again with news of a photo, confirms nothing':
      'reloaded recto, reports active: after 30 s, shows active verso → ask | recto waiting',
    'a second report may come late; then the provider is not asked again':
      'reloaded recto, reports active: after 35 s, reports active, after 300 s → ask, remove providerSays active before 2 | none',
    'the provider is asked again until there is a response':
      'reloaded recto, reports active: after 30 s, silent, after 30 s, silent, after 30 s, reports active → ask, ask, ask, remove providerSays active before 2',
    'the provider is not asked again if no photo waits, nor has arrived':
      'opened: reports finished, after 300 s → nothing',
    'the provider is asked again if a photo has arrived, which the notes must not show as present for ever':
      'calling recto, arrives: reports refused, after 30 s → ask',
    'the provider is asked again if the vault cannot say whether a photo waits':
      'opened: disk unreadable, reports refused, after 30 s → ask',
    'that the provider does not say how a closed link stands makes it asked for no other':
      'reloaded recto, reports active, opens another-token, disk unreadable, reports active, after 30 s: silent 1, after 300 s → nothing',
    'the provider is not asked again once another link is open':
      'reloaded recto, reports active: opens another-token active, after 30 s → list another-token first',
    'a report that it is started in between shows that the first one was old: the photo is sent':
      'reloaded recto, reports active: after 30 s, reports started → ask, send recto mayHaveArrived',
    'a report counts no more once another tab has started the procedure: two more have to be 30 s apart':
      'reloaded recto, reports active, after 30 s: shows started, reports active, reports active → send recto mayHaveArrived, letEnd recto | recto waiting',
    'the 30 s of a report that counts no more do not count for the next one':
      'reloaded recto, reports active: after 10 s, shows started, after 1 s, reports active, after 20 s → send recto mayHaveArrived, letEnd recto',
    'a photo can be used once another tab has started the procedure, whatever the last report was':
      'opened, reports active, shows started: use recto → send recto',
    'a second report leaves a photo that was stored since the first one':
      'reloaded recto, reports active: holds verso, after 30 s, reports active, reports started → ask, remove providerSays active before 2, send verso mayHaveArrived',
    'a second report deletes nothing if the vault could not mark the moment of the first one':
      'reloaded recto: slow mark, reports active, after 30 s, reports active → ask, remove providerSays active before 0',
    "an acknowledgement of this page's own call deletes at once what was there when it was made":
      'calling recto: acknowledges finished → letEnd recto, answer recto dropped, remove providerSays finished askedAt 1 | none',
    'a report after an acknowledgement is the first of two':
      'calling recto, acknowledges finished: after 1 s, reports finished → mark',
    'a mark for a link that is closed by now does not count for the next one':
      'opened, slow mark, reports active, opens another-token, reports active: quick, after 30 s, reports active → remove providerSays another-token active before 2',
    'a photo that is read after the end is not shown':
      'opened: holds recto, slow read, look, reports finished, quick → nothing | none',
    'a photo that is used after such a report is dropped':
      'opened: reports finished, use recto → answer recto dropped | none',
    'photos are not read while they only wait for their removal':
      'loaded: holds recto, reports finished, look → no read | none',
    'photos that were stored since the end are found when the procedure is started again':
      'opened: reports refused, holds recto, reports started → send recto mayHaveArrived',
    'a photo that was stored before an old report is sent when the procedure is started':
      'loaded, shows started, use recto: reports active, reports started → answer recto dropped, letEnd recto, send recto mayHaveArrived',
  });
});

// Decision 6.10.
describe('before call 4', () => {
  rows({
    'the vault is read once more': 'opened: submit → list submit, answer submit true',
    'the queue has what another window has stored, before the answer':
      'opened: holds recto, slow read, submit → read submit recto',
    'the queue sends what another window has stored':
      'opened: holds recto, slow read, submit, quick → answer submit true, send recto mayHaveArrived | recto sending',
    'the answer waits for calls that were given up':
      'calling recto, takeBack recto: submit, after 60 s → nothing',
    'the answer comes when these calls have ended':
      'calling recto, takeBack recto: submit, fails unreachable recto → list submit, answer submit true',
    'a vault that cannot be read is asked every half second':
      'opened: disk unreadable, submit, after 2 s, disk disk, after 500 ms → answer submit true',
    'a vault that cannot be read is asked for five seconds':
      'opened: disk unreadable, submit, after 4.999 s → nothing',
    'after five seconds, the answer is that photos may be missing':
      'opened: disk unreadable, submit, after 5 s → answer submit false',
    'a vault that never responds is waited for as long':
      'opened: slow list, submit, after 5 s → answer submit false',
    'a second caller takes the place of the first':
      'opened: slow list, submit, submit, quick → answer submit false, answer submit true',
    'what was read for the first caller does not count for the second':
      'opened: slow list, submit, holds verso unsent, submit, quick → answer submit false, read submit verso, answer submit true, send verso',
    'the half seconds of the first caller do not count for the second':
      'opened, disk unreadable, submit, after 400 ms: submit, after 200 ms → answer submit false, list submit',
    'the five seconds of the first caller do not count for the second':
      'opened, disk unreadable, submit, after 4 s: submit, after 1 s → answer submit false',
    'a link that is closed meanwhile keeps nobody waiting':
      'opened: slow list, submit, opens none → answer submit true',
  });
});

describe('a disposed queue', () => {
  rows({
    'a disposed queue ends its attempt, and its callers continue':
      'calling recto: slow list, submit, dispose → letEnd recto, answer recto waiting, answer submit false | recto waiting',
    'a disposed queue sends nothing, shows nothing, and drops what it gets':
      'waiting recto, dispose: online, look, after 60 s, use verso, retry recto, submit → answer verso dropped, answer recto dropped, answer submit false | recto waiting',
    'a disposed queue keeps the lock until its calls have ended: other tabs wait for them':
      'calling recto: dispose, arrives recto → letEnd recto, answer recto waiting, unlock',
    'a disposed queue gives back a lock that it gets late':
      'opened: slow lock, use recto, dispose, quick → lock, answer recto waiting, unlock',
  });
});
