/** The chunk `shared-texts`: what each language needs, and what chooses the words before React is there. */
export { announcementText } from './announcement-text.ts';
/** @internal It belongs to this chunk. */
export { failureTexts } from '../../i18n/failure-texts.ts';
