/** The screens of a journey, by the names of §2. */
export type JourneyScreen = 'start' | 'capture' | 'confirm' | 'status';
