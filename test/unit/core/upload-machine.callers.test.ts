import { describe } from 'vitest';
import { rows } from './doubles/upload-script.ts';

/** What the caller of a photo is told, and which toasts say the rest (decisions 2.14, 6.2 and 8.6). */

describe('a caller', () => {
  rows({
    'a caller that stops waiting continues at once with a stored photo, which is sent in the background':
      'calling recto: leave recto disk memory, arrives → answer recto waiting, forget recto acknowledged, report sent recto nothing',
    'a caller that stops waiting for a photo that is not stored yet continues as soon as it is':
      'opened, slow store, use recto, leave recto disk: quick → answer recto waiting',
    'a caller is answered once':
      'calling recto: fails unreachable, takeBack recto, leave recto disk → answer recto waiting, remove takenBack recto',
    'a caller that retries without a network continues at once':
      'calling recto, fails malformed, offline: retry recto → answer recto waiting | recto waiting',
    'before a link is open, a photo is dropped':
      'opened: opens none, use recto → answer recto dropped | none',
  });
});

describe('what may be at the provider', () => {
  rows({
    'a photo replaces one that may have arrived since its attempt began':
      'calling recto: fails unreachable, takeBack recto, use newer → answer recto waiting, remove takenBack recto, store newer unknown, send newer unknown',
    'a photo replaces none that may have arrived if the one before was acknowledged':
      'calling recto: fails unreachable, online, arrives, use newer → answer recto waiting, send recto mayHaveArrived, forget recto acknowledged, report sent recto nothing, store newer, send newer',
    'a photo replaces one that another tab may have sent':
      'opened: holds recto, look, use newer → send recto mayHaveArrived, letEnd recto, store newer unknown',
    'a photo that is stored before the provider has reported may replace one that is not known':
      'opened: use recto unknown → store recto unknown, send recto unknown',
  });
});

describe('a toast', () => {
  rows({
    'while the tiles are shown, a toast says only of the last photo that it was sent':
      'waiting recto verso, tiles, online: arrives, arrives → forget recto acknowledged, withdraw recto, send verso, forget verso acknowledged, report sent verso tile',
    'while the tiles are shown, a photo that has failed does not count: the last one that was sent is said':
      'waiting recto verso, tiles, online, fails malformed: arrives → forget verso acknowledged, report sent verso tile',
    'while the steps are shown, no toast says that a photo was sent, and what was said of it is over':
      'waiting recto, steps, online: arrives → forget recto acknowledged, withdraw recto',
    'a failure for which nobody waits is said, with nothing on the screen':
      'waiting recto, online: fails malformed → report failed recto nothing',
    'a failure for which nobody waits is said, in a tile as well':
      'waiting recto, online, steps, tiles: fails tooLarge → report tooLarge recto tile',
    'a failure for which nobody waits is said, in the steps as well':
      'waiting recto, online, steps: fails malformed → report failed recto steps',
    'the toasts of failures are over when the tiles show them, and when the tiles disappear nothing is said':
      'waiting recto, online, fails malformed: tiles, tiles hidden → withdraw recto',
    'what was said of a photo is over when it is sent again, or taken back':
      'waiting recto, online, fails malformed: retry recto, takeBack recto → withdraw recto, send recto mayHaveArrived, letEnd recto, answer recto dropped, withdraw recto, remove takenBack recto',
    'no toast says that a photo is gone since another tab has sent it':
      'waiting recto: removes recto acknowledged, online → letEnd recto | none',
  });
});
