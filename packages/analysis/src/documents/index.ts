export { DocumentAnalyser } from './analyse-document.ts';
export { checkDocumentPhoto } from './check-photo.ts';
export { patchPlaces, patchSide } from './blur.ts';
