/** The chunk `session`: the services, the sessions and the camera. It holds neither React nor Inversify. */
export { browserPorts } from '../container/browser-ports.ts';
export { createServices } from '../container/create-services.ts';
