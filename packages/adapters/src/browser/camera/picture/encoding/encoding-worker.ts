import { answerEncoding } from './answer-encoding.ts';

/** The worker that encodes photos, so that the page never waits for it (decision 12.3). */
answerEncoding(self);
