import { answerRequests } from './answer-requests.ts';

/** The worker in which pictures are analysed, so that the page never waits for it (decision 4.1). */
answerRequests(self);
