export { FaceAnalyser, facePatchPlaces } from './analyse-face.ts';
export { FaceDetector } from './FaceDetector.ts';
