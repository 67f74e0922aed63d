/** What is loaded when the camera's first picture is live. */
export { AutomaticPhotos } from './automatic-photos.ts';
export { PhotoReview } from './photo-review.ts';
export { ViewfinderGuide } from './viewfinder-guide.ts';
