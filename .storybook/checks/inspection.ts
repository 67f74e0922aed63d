import { fibersIn } from './fibers.ts';
import { looseTexts } from './loose-texts.ts';
import { settled } from './settled.ts';
import { layoutProblemsInEachCell, showCell } from './sheet-cells.ts';
import { componentNames, componentsShown } from './shown-components.ts';
import { forgetRoutes, routesKnown, routesShown } from './shown-routes.ts';
import { keysShown, textKeys } from './shown-texts.ts';

/** Names of texts, of components of `packages/ui`, and of routes of the host. */
export interface Catalogue {
  readonly texts: readonly string[];
  readonly components: readonly string[];
  readonly routes: readonly string[];
}

/** What one story has shown since it began, however briefly. */
interface Shown extends Catalogue {
  /** Texts that a browser's translation breaks. */
  readonly looseTexts: readonly string[];
}

/** What the test run reads from the preview, through `globalThis.rectoInspection`. */
interface Inspection {
  readonly layoutProblems: typeof layoutProblemsInEachCell;
  readonly showCell: typeof showCell;
  readonly settled: typeof settled;
  /** What the current story has shown. Ends its record. */
  endRecord(): Shown;
  /** What there is to show. */
  everything(): Catalogue;
}

declare global {
  var rectoInspection: Inspection | undefined;
}

let story = '';
const words = new Set<string>();
const texts = new Set<string>();
const components = new Set<string>();
const loose = new Set<string>();

const observer = new MutationObserver(look);

/** Records what the page shows at each change. Each story starts a new record. */
export function watchStory(id: string): void {
  if (story === id) return;
  story = id;
  for (const seen of [words, texts, components, loose]) seen.clear();
  forgetRoutes();
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}

function endRecord(): Shown {
  look();
  observer.disconnect();
  return {
    texts: [...texts],
    components: [...components],
    routes: routesShown(),
    looseTexts: [...loose],
  };
}

globalThis.rectoInspection = {
  layoutProblems: layoutProblemsInEachCell,
  showCell,
  settled,
  endRecord,
  everything: () => ({ texts: textKeys, components: componentNames, routes: routesKnown() }),
};

function look(): void {
  for (const key of keysShown(document, words)) texts.add(key);
  const fibers = fibersIn(document.querySelector('#storybook-root'));
  for (const name of componentsShown(fibers)) components.add(name);
  for (const text of looseTexts(fibers)) loose.add(text);
}
