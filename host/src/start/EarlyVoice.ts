import type { CaptureSnapshot, Language } from '@recto/core';
import { loadAnnouncements, type AnnouncementText } from '@recto/ui/early';
import type { PageScreen } from './PageScreen.ts';

/**
 * Says on a prerendered capture screen what the session says (decision 4.6), until React does. The texts are in the file
 * that React needs, too, so they cost no byte; what is said before they have come is said by React.
 */
export class EarlyVoice {
  readonly #screen: PageScreen;
  #textOf: AnnouncementText | null = null;
  #heard: CaptureSnapshot | null = null;

  /** @param ready resolves when the texts may be loaded: what can be used comes first. */
  constructor(screen: PageScreen, language: Language, ready: Promise<unknown>) {
    this.#screen = screen;
    ready
      .then(() => loadAnnouncements(language))
      .then((textOf) => (this.#textOf = textOf))
      .then(
        () => this.#say(),
        () => undefined, // React loads them, too, and shows that it can't
      );
  }

  /** The session has another snapshot; what the screen shows of it is shown already. */
  hear(snapshot: CaptureSnapshot): void {
    this.#heard = snapshot;
    this.#say();
  }

  #say(): void {
    const { shown } = this.#screen;
    if (this.#textOf === null || this.#heard === null || shown?.fragment.snapshot === undefined) return;
    const { said, state } = this.#heard;
    if (said === null || said.number === shown.said?.number || state.name !== shown.state) return;
    const text = this.#textOf(said.announcement, this.#heard);
    // React takes over with the snapshot of the fragment, and must find its own text.
    const textOfReact = this.#textOf(said.announcement, shown.fragment.snapshot);
    if (text === textOfReact) this.#screen.say(said, text);
  }
}
