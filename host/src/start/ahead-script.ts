import { requestAhead } from './ahead.ts';
import { pageFiles } from './page-files.ts';

/** The script in the page itself (`host/build/ahead-script.ts`). */
window.rectoAhead = requestAhead(window, pageFiles(document)?.base ?? '');
