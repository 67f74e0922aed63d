import { describe } from 'vitest';
import { rows } from './doubles/upload-script.ts';

/** When a photo is sent, when again, and what its attempt waits for (decisions 6.1, 6.2, 6.4 and 6.9). */

describe('one attempt', () => {
  rows({
    'a photo is stored, compared with the vault, noted, and sent, all at once':
      'opened: use recto → store recto, lock, list recto attempt, note recto, send recto | recto sending',
    'a photo leaves the queue and the vault when the provider has it; its caller says so, not a toast':
      'calling recto: arrives → answer recto sent, forget recto acknowledged | none',
    'a photo is sent even if the provider has one of its name': 'opened: use recto photo → send recto photo',
    'a photo waits at most a second for the comparison with the vault, and then for nothing else of it':
      'opened: slow list store note, use recto, after 1 s → list recto attempt, note recto, send recto',
    'a photo that an earlier page stored may be at the provider by now: it waits for the vault':
      'reloaded recto: slow list, reports started, after 4 s → nothing',
    // Decision 6.4.
    'a photo is not sent before its attempt is noted': 'opened: slow note, use recto → note recto',
    'a photo waits at most a second for that note':
      'opened: slow note, use recto, after 1 s, quick → note recto, send recto',
    'a photo that is taken back before its attempt is noted is not sent':
      'opened: slow note, use recto, takeBack recto, quick → letEnd recto, answer recto dropped, remove takenBack recto | none',
    // Decision 3.14.
    'a picked file is stored before anything is done with its bytes, and noted when it is ready to be sent':
      'opened: use file → store file, prepare file, note file, send file | file sending 0',
    'a picked file is not made ready while it is being stored':
      'opened: slow store, use file, after 999 ms → no prepare',
    'a picked file waits at most a second until it is stored':
      'opened: slow store, use file, after 1 s → prepare file, note file, send file',
    'a picked file is made ready as soon as it is stored':
      'opened: slow store, use file, quick → prepare file, note file, send file',
    'a picked file shows which part of it has left': 'calling file: part 0.5 → nothing | file sending 0.5',
  });
});

describe('which photo is next', () => {
  rows({
    'photos are sent one at a time, the oldest first':
      'waiting recto verso: online, arrives → send recto, forget recto acknowledged, report sent recto nothing, send verso | verso sending',
    'a photo for which somebody waits goes first':
      'waiting recto verso: online, use file, arrives → send recto, forget recto acknowledged, report sent recto nothing, send file | verso waiting, file sending 0',
    'a photo for which somebody waits ignores the pause':
      'calling recto: fails unreachable, use verso → answer recto waiting, send verso | recto waiting, verso sending',
    'a photo without a response goes behind the others, which are sent after the pause':
      'waiting recto verso file: online, fails unreachable, after 2 s → send recto, send verso | verso sending, file waiting, recto waiting',
    'photos of which none gets a response are sent in turn':
      'waiting recto verso, online: fails unreachable, after 60 s, fails unreachable, after 60 s, fails unreachable, after 60 s → send verso, send recto mayHaveArrived, send verso mayHaveArrived',
    'an error response for a photo does not delay the others':
      'waiting recto verso: online, fails malformed → send recto, report failed recto nothing, send verso | recto failed, verso sending',
    'the lock is asked for again for the next photo':
      'calling recto: arrives, use verso → answer recto sent, forget recto acknowledged, unlock, lock, send verso',
    'a photo is sent only in a started procedure':
      'opened, shows active: use recto → answer recto waiting | recto waiting',
    'a photo is sent only while this tab has the lock, and the lock is given back when no photo is due':
      'opened: slow lock, use recto, quick, arrives → lock, send recto, answer recto sent, forget recto acknowledged, unlock',
  });
});

describe('without a response', () => {
  rows({
    'a photo waits, and the customer continues':
      'calling recto: fails unreachable → wait pause ms 2000 jitter 0.5, answer recto waiting | recto waiting',
    'a photo is not sent before the pause is over':
      'calling recto: fails unreachable, after 1.999 s → answer recto waiting',
    'a photo that is sent again may have arrived':
      'calling recto: fails unreachable, after 2 s → answer recto waiting, send recto mayHaveArrived | recto sending',
    'a response to one photo ends the pause of all':
      'calling recto: fails unreachable, use verso, arrives → answer recto waiting, send verso, answer verso sent, forget verso acknowledged, send recto mayHaveArrived | recto sending',
    'a photo is sent at once when the network is back':
      'calling recto: fails unreachable, online → answer recto waiting, send recto mayHaveArrived',
    'a photo is sent at once when the customer comes back to the page':
      'calling recto: fails unreachable, look → answer recto waiting, send recto mayHaveArrived',
    'a photo is sent at once when another tab has reached the provider':
      'calling recto: fails unreachable, notices → answer recto waiting, send recto mayHaveArrived',
  });

  const pauses = [2, 4, 8, 16, 32, 60, 60];
  rows({
    'the pauses grow up to a minute, and half of each is random':
      `waiting recto, online: ${pauses.map(() => 'fails unreachable, after 60 s').join(', ')} → ` +
      pauses.map((s) => `wait pause ms ${s}000 jitter 0.5, send recto mayHaveArrived`).join(', '),
    'the pauses are short again after a response':
      'waiting recto, online, fails unreachable, after 2 s, fails unreachable, use verso, arrives: fails unreachable → wait pause ms 2000 jitter 0.5',
  });
});

describe('an error response', () => {
  for (const code of ['unavailable', 'refused', 'malformed'])
    rows({
      [`after an error response (${code}), only the customer sends the photo again`]: `calling recto: fails ${code}, online, look, after 60 s → answer recto failed | recto failed`,
    });
  rows({
    'after an error response, a photo is sent again with "Retry", whose caller waits':
      'calling recto, fails malformed: retry recto, arrives → send recto mayHaveArrived, answer recto sent, forget recto acknowledged | none',
    'after a refusal of each try, the photo cannot have arrived':
      'calling recto, fails refused: retry recto → send recto',
    'after a refusal of only the last try, the photo may have arrived':
      'calling recto, fails refused recto mayHaveArrived: retry recto → send recto mayHaveArrived',
    'after an error response that it is too large, a photo stays, says so, and cannot have arrived':
      'calling recto: fails tooLarge → answer recto tooLarge | recto failed Toasts.photoTooLarge',
    'after such an error response, a photo that is sent again has not arrived either':
      'calling recto, fails tooLarge: retry recto → send recto | recto sending',
    '"Retry" ignores a photo that has not failed':
      'waiting recto: retry recto → answer recto dropped | recto waiting',
    '"Retry" ignores a photo that is not there': 'opened: retry recto → answer recto dropped | none',
    'after a defect of the app, the photo stays and its caller gets the error; others are sent':
      'calling recto: fails defect, use verso → raise recto, answer recto failed, send verso | recto failed, verso sending',
    'after a defect of the app for which nobody waits, the error is raised and a toast says so':
      'waiting recto: online, fails defect → send recto, raise, report failed recto nothing',
  });
});

describe('a picked file that could not be sent', () => {
  rows({
    // Decision 3.7.
    'a file that can be read waits, and is sent later':
      'opened: slow prepare, use file, fails unreachable, file readable, quick, after 2 s → check file, answer file waiting, send file | file sending 0',
    'a file that cannot be read, of which no copy was stored, is dropped, and its caller says so':
      'opened: slow store, use file, after 1 s, fails unreachable, file gone → send file, check file, answer file unreadable, forget file unreadable | none',
    'a file that cannot be read and for which nobody waits is dropped with a toast':
      'calling file: leave file disk, fails unreachable, file damaged → answer file waiting, check file, report unreadable file nothing, forget file unreadable | none',
    'a file that cannot be read is sent from the copy of the vault':
      'calling file: fails unreachable, file copied, after 2 s → check file, answer file waiting, wait pause ms 2000 jitter 0.5, send file mayHaveArrived | file sending 0',
    'a file that is sent from the copy may have arrived, even if no attempt could be noted':
      'opened: slow note, use file, after 1 s, fails unreachable, file copied, after 3 s → send file, check file, answer file waiting, send file mayHaveArrived',
    'a file whose copy on the disk cannot be read now fails, and stays there':
      'calling file: fails unreachable, file gone → check file, answer file failed | file failed',
    'a file that could not be made ready has not left':
      'opened, slow prepare, use file, fails unreachable, file readable, quick, after 2 s: fails refused, retry file → report failed file nothing, send file',
    'a file that is taken back while it is checked stays away':
      'calling file: fails unreachable, takeBack file, file copied → check file, answer file dropped, remove takenBack file | none',
  });
});

describe('a call that was given up', () => {
  rows({
    'a newer photo of the name replaces one whose call may still arrive, and is not sent while that lasts':
      'calling recto: use newer → letEnd recto, answer recto dropped | newer waiting',
    'the newer photo is sent when the call has failed':
      'calling recto, use newer: fails unreachable recto → send newer unknown | newer sending',
    'the newer photo is sent when the older one has arrived and was removed from the vault':
      'calling recto, use newer: arrives recto → forget recto acknowledged, send newer unknown | newer sending',
    'photos of other names are sent while a given-up call lasts':
      'calling recto, use newer: use verso → send verso | newer waiting, verso sending',
    'the lock is kept while a given-up call lasts, so that no other tab sends a newer photo':
      'calling recto: takeBack recto → letEnd recto, answer recto dropped, remove takenBack recto, no unlock | none',
    'the lock is given back when the given-up call has ended':
      'calling recto, takeBack recto: fails unreachable recto → unlock',
    'a photo that is taken back while it is sent is not sent again, and has left the vault; one that arrives late is noted':
      'calling recto: takeBack recto, arrives recto, after 60 s → letEnd recto, answer recto dropped, remove takenBack recto, forget recto acknowledged | none',
    'a photo whose call was given up without a network has been sent if the response comes nevertheless':
      'calling recto: offline, arrives recto → letEnd recto, answer recto waiting, forget recto acknowledged, report sent recto nothing | none',
    'a photo whose call was given up may have arrived':
      'calling recto: offline, fails refused recto, online → letEnd recto, answer recto waiting, send recto mayHaveArrived',
    'a photo itself is sent again while its own given-up call lasts':
      'calling recto: offline, online → letEnd recto, answer recto waiting, send recto mayHaveArrived',
    'a late response removes the photo from the vault of its own link, which is closed by now':
      'calling recto: opens another-token, arrives recto → letEnd recto, answer recto dropped, forget recto acknowledged',
  });
});

describe('without a network', () => {
  rows({
    'a photo waits as soon as it is stored':
      'opened: offline, use recto → wait pause ms 60000, answer recto waiting | recto waiting',
    'a photo that is not stored yet keeps its caller waiting':
      'opened: offline, slow store, use recto → nothing | recto waiting',
    'a photo is sent when the network is back': 'waiting recto: online → send recto | recto sending',
    'an attempt is given up, and its photo waits':
      'calling recto: offline → letEnd recto, answer recto waiting | recto waiting',
    'a photo for which somebody waits does not ignore the pause':
      'opened: offline, slow store, use recto, after 59.999 s → wait pause ms 60000',
    'a device that wrongly says so only delays a photo, whose attempt is not shown':
      'waiting recto: after 60 s → send recto | recto waiting',
    'a file of which a part has left is shown even then':
      'waiting file: after 60 s, part 0.5 → send file | file sending 0.5',
  });
});

describe('what comes late', () => {
  rows({
    'the end of an earlier pause does not end a later one':
      'calling recto: fails unreachable, after 1 s, look, fails unreachable, after 1 s → answer recto waiting, send recto mayHaveArrived',
    'the comparison of an attempt that did not wait for it changes nothing':
      'opened: slow list store, use recto, after 1 s, quick → send recto',
    'the second of an earlier attempt does not end the wait of a later one':
      'opened: slow list store, use recto, after 500 ms, takeBack recto, use verso, after 600 ms → letEnd recto, answer recto dropped, remove takenBack recto',
    'the comparisons of an earlier attempt end with it':
      'calling recto: after 3 s, arrives, use verso, after 3 s → answer recto sent, forget recto acknowledged, list verso attempt, send verso',
    'the end of a given-up call does not end the call of another photo':
      'calling recto, takeBack recto, use verso: fails unreachable recto → nothing | verso sending',
    'the limit for a photo in memory does not end the wait for another one':
      'opened, disk memory, use recto: after 1 s, arrives, use verso, after 500 ms → answer recto sent, forget recto acknowledged, send verso',
  });
});
