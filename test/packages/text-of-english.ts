import { enGb } from '../../packages/ui/src/i18n/en-gb.ts';

/** A text that only the script of the English texts contains. */
export const textOfEnglish = enGb.capture.preview.question.idCard;
