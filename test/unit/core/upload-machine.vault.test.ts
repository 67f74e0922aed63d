import { describe } from 'vitest';
import { rows } from './doubles/upload-script.ts';

/** What follows from the photos of an earlier page, of other tabs, and of a disk that fails (decisions 6.7 to 6.13). */

describe('photos of an earlier page', () => {
  rows({
    'photos of an earlier page are shown at once, and wait until the provider has reported':
      'loaded: holds recto, shows started, look, after 60 s → read first recto | recto waiting',
    'photos of an earlier page are sent when the provider says that the procedure is started':
      'reloaded recto: reports started, arrives → send recto mayHaveArrived, forget recto acknowledged, report sent recto nothing | none',
    'photos of an earlier page are sent even if the provider has some of their names, which may be others':
      'reloaded recto: reports started recto → send recto mayHaveArrived',
    'photos of an earlier page whose attempt was not noted cannot have arrived':
      'loaded, holds recto unsent, shows started: reports started → send recto',
    // Decision 6.13.
    'a photo that the provider refuses, and already has, is deleted':
      'reloaded recto, reports started: arrives recto alreadyThere → forget recto alreadyThere, report sent recto nothing | none',
    'what the provider has of its name before a photo is sent for the first time is another one':
      'waiting recto: shows started recto, online, fails unreachable, online → send recto photo, send recto photo mayHaveArrived',
    'what the vault answers later does not change that':
      'opened, shows started recto: slow store, use recto, fails unreachable, quick, online → send recto photo, answer recto waiting, send recto photo mayHaveArrived',
    'photos of an earlier page are sent if the vault is read after the provider has reported':
      'loaded: holds recto, slow list, reports started, quick → send recto mayHaveArrived',
    'photos of an earlier page come before those of this one':
      'loaded: holds recto, slow list, shows started, offline, use verso, quick → answer verso waiting | recto waiting, verso waiting',
    'of two photos of one name, the newer one is sent, even if the vault gives the older one late':
      'loaded: holds recto, slow list, shows started, use newer, quick, reports started → send newer unknown | newer sending',
    'a photo that replaces one of an earlier page may replace one that has arrived':
      'reloaded recto: use newer none → store newer unknown, send newer unknown',
    'photos of an earlier page are sent in their order, whatever the order in which the vault lists them':
      'waiting recto verso: slow lock, loses recto, look, opens none, opens a-token → store recto | recto waiting, verso waiting',
    'photos of an earlier page are read again when the link is opened again':
      'reloaded recto, opens none: opens a-token, reports started → send recto mayHaveArrived | recto sending',
    'a photo in memory only is there again when the link is opened again, and waits for its call that was given up':
      'opened, disk memory, use recto: opens none, opens a-token, reports started → letEnd recto, answer recto dropped | recto waiting',
    'another link shows, sends and removes no photo of this one':
      'reloaded recto: opens another-token, reports started → nothing | none',
    'a result of the vault for a link that is closed by now counts no more':
      'loaded: holds recto, slow list, shows started, opens another-token, quick → no read | none',
    'a photo that is read late, for a link that is closed by now, is not shown':
      'loaded: holds recto, slow read, shows started, opens another-token, quick → nothing | none',
    'a photo that cannot be read is not read again at each attempt':
      'opened: holds recto, disk damaged, look, use verso → read look recto, send verso',
    'a photo that could not be read is read again when the customer comes back':
      'opened, holds recto, disk damaged, look: disk disk, look → read look recto, send recto mayHaveArrived',
  });
});

describe('what the vault knows before the provider has reported', () => {
  // Decision 6.13.
  rows({
    'with a photo of a started procedure, the app shows that it is started':
      'loaded: holds recto, shows active → assume isStarted',
    'with a photo that has arrived, the app shows that it is started, and the photo as present':
      'loaded: holds recto, removes recto acknowledged, shows active → assume isStarted recto',
    'with a newer photo of that name, the app does not show the one that has arrived':
      'loaded: holds recto, removes recto acknowledged, holds newer, shows active → assume isStarted',
    'with a photo of a procedure that was not started, the app does not show that it is':
      'loaded: holds recto active, shows active → assume',
    'with another link, the vault says what it knows of that one':
      'opened: opens another-token → assume another-token',
    'after a report, the vault says nothing about the procedure':
      'loaded: holds recto, reports started → send recto mayHaveArrived, no assume',
  });
});

describe('a vault that cannot be read', () => {
  rows({
    'a vault that cannot be read is asked every five seconds for the photos of an earlier page':
      'loaded: holds recto, disk unreadable, reports started, after 9.999 s → list first, list first',
    'a vault that opens late gives its photos, which are sent without a tap':
      'loaded: holds recto, disk unreadable, reports started, after 20 s, disk disk, after 5 s → send recto mayHaveArrived',
    'a vault is no longer asked for a link that is closed by now':
      'loaded, disk unreadable, reports started: opens another-token, after 5 s → list another-token first, list another-token first',
    'a vault that was read is not asked again': 'opened: after 60 s → no list',
    'a photo is sent although the vault cannot be read':
      'loaded: holds recto, disk unreadable, reports started, use verso → send verso',
    // Decision 6.3.
    'a photo that the list lacks since it cannot be read is neither lost nor dropped':
      'waiting recto: disk unreadable, look → send recto, no store | recto waiting',
  });
});

describe('a disk that does not take a photo', () => {
  rows({
    'a photo in memory only is named to its caller when there is no response':
      'opened, disk memory, use recto: fails unreachable → answer recto waitingInMemory | recto waiting',
    'a photo in memory only is named after a second and a half, while it is being sent':
      'opened, disk memory, use recto: after 1.5 s, arrives → answer recto waitingInMemory, forget recto acknowledged, report sent recto nothing',
    'a photo in memory only is not named if the provider responds sooner':
      'opened, disk memory, use recto: after 1.499 s, arrives, after 1 ms → answer recto sent, forget recto acknowledged',
    'a photo on the disk keeps its caller for longer': 'calling recto: after 1.5 s → nothing',
    'a photo in memory only is named without a network':
      'opened: disk memory, offline, use recto → answer recto waitingInMemory',
    'a photo in memory only is named when its caller stops waiting, and only if it stops for such a photo too':
      'opened, disk memory, use recto: leave recto disk, leave recto memory → answer recto waitingInMemory',
    'a photo in memory only is stored again when the customer comes back':
      'waiting, disk memory, use recto: disk disk, look → store recto, send recto | recto waiting',
    'a photo in memory only is not stored again at each attempt':
      'waiting, disk memory, use recto: online, after 20 s → send recto, no store',
  });
});

describe('another tab, or the browser, changes the vault', () => {
  rows({
    'before an attempt, a photo that another tab has sent is gone, and its caller gets `sent`':
      'calling recto, fails malformed: removes recto acknowledged, retry recto → letEnd recto, answer recto sent | none',
    'before an attempt, a photo that another tab has taken back is gone, without a word':
      'waiting recto: removes recto takenBack, online → letEnd recto | none',
    'before an attempt, a photo that another tab has replaced gives way to the newer one, which is sent':
      'waiting recto: holds newer, online → letEnd recto, send newer mayHaveArrived | newer sending',
    'what was read before an attempt does not count for the next one':
      'waiting recto: slow list, online, offline, removes recto acknowledged, online, quick → letEnd recto, letEnd recto | none',
    'before an attempt, photos that another tab has taken are found, and sent':
      'waiting recto: holds verso unsent, online, arrives → send recto, forget recto acknowledged, report sent recto nothing, send verso',
    // Decision 6.7.
    'a call is given up within five seconds after another tab has stored a newer photo, which follows when it has ended':
      'calling recto: after 9 s, holds newer, after 1 s, fails unreachable recto → letEnd recto, answer recto dropped, send newer unknown mayHaveArrived',
    'a newer photo of another tab is not sent while the call with the older one lasts':
      'calling recto: holds newer, after 60 s → letEnd recto, answer recto dropped | newer waiting',
    'a file that is stored slowly gives way to a newer photo of another tab':
      'opened: offline, slow store, use recto, holds newer, look → letEnd recto, answer recto dropped, send newer mayHaveArrived | newer waiting',
    'the customer comes back: what another tab has taken is shown, without a network':
      'waiting recto: holds verso, slow lock, look → read look verso | recto waiting, verso waiting',
    'the customer comes back: what another tab has taken back is gone':
      'waiting recto: removes recto takenBack, look → nothing | none',
    // Decision 6.13.
    'the customer comes back: a photo that the browser has lost is stored again':
      'waiting recto: loses recto, slow lock, look → store recto | recto waiting',
    'a photo that the browser loses while it is sent is stored again as one that may have arrived':
      'calling recto: loses recto, after 5 s → store recto attempted | recto sending',
    // Decision 6.3.
    'a photo that waits in an open page for 24 hours expires there too':
      'waiting recto: slow lock, after 86400 s, look → nothing | none',
    "a result of the vault from before the customer's decision changes nothing of that name":
      'waiting recto: holds verso, slow read, look, takeBack verso, quick → remove takenBack verso, send recto | recto waiting',
    'a result of the vault from before a photo has arrived does not bring it back':
      'calling recto: slow list forget, look, arrives, quick → answer recto sent, forget recto acknowledged | none',
    'a result of the vault from before a photo was used does not count it as lost':
      'opened: slow list, look, use recto, quick → store recto, send recto',
    'a photo that two results of the vault lack is stored again once':
      'waiting recto: loses recto, slow list lock, look, look, quick → store recto, send recto',
    'a photo that another tab has found at the provider is gone, and its caller gets `sent`':
      'calling recto: removes recto providerSays, shows started recto, look → letEnd recto, answer recto sent | none',
    'a photo that another tab removes since the procedure has ended is gone, and its caller gets `dropped`':
      'calling recto: removes recto providerSays, look → letEnd recto, answer recto dropped | none',
    'a photo that is taken back while it is stored stays deleted':
      'opened: slow store, use recto, takeBack recto, quick, look → send recto, letEnd recto, answer recto dropped, remove takenBack recto | none',
    'the deletion of a photo of the provider is noted for other tabs':
      'opened: delete recto → noteDeletion recto',
  });
});
