import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { npmFolder } from './npm-folder.ts';

/** A page of another library that takes a photo, with as little around it as possible. */
interface Peer {
  readonly name: string;
  readonly packages: readonly string[];
  /** The module of the page. It shows the camera in `#app`, and the photo in an `img`. */
  readonly script: string;
  /** The selector of its shutter. */
  readonly shutter: string;
  /** The selector of the button that sends the photo; null for a library that sends none. */
  readonly send: string | null;
}

/** A peer whose page is built. */
export interface BuiltPeer extends Pick<Peer, 'name' | 'shutter' | 'send'> {
  readonly folder: string;
}

const constraints = `{ facingMode: 'environment', width: { ideal: 1920 }, height: { ideal: 1080 } }`;

/** The first one is the measure of all: its medians are 1. */
const peers: readonly Peer[] = [
  {
    name: 'react-webcam',
    packages: ['react-webcam@7.2.0', 'react@19.3.1', 'react-dom@19.3.1'],
    shutter: '#shutter',
    send: null,
    script: `
      import { createElement as h, useRef, useState } from 'react';
      import { createRoot } from 'react-dom/client';
      import Webcam from 'react-webcam';
      function App() {
        const webcam = useRef(null);
        const [photo, setPhoto] = useState(null);
        const camera = { ref: webcam, audio: false, screenshotFormat: 'image/jpeg', screenshotQuality: 0.7,
          forceScreenshotSourceSize: true, videoConstraints: ${constraints} };
        return h('main', null, h(Webcam, camera), photo && h('img', { src: photo }),
          h('button', { id: 'shutter', onClick: () => setPhoto(webcam.current.getScreenshot()) }, 'Photo'));
      }
      createRoot(document.querySelector('#app')).render(h(App));`,
  },
  {
    name: 'uppy',
    packages: ['@uppy/core@6.0.0', '@uppy/webcam@6.0.0'],
    shutter: '.uppy-Webcam-button--picture',
    send: null,
    script: `
      import Uppy from '@uppy/core';
      import Webcam from '@uppy/webcam';
      const uppy = new Uppy();
      uppy.use(Webcam, { target: '#app', modes: ['picture'], mirror: false, mobileNativeCamera: false,
        preferredImageMimeType: 'image/jpeg', videoConstraints: ${constraints} });
      uppy.on('file-added', ({ data }) => {
        const photo = document.createElement('img');
        photo.src = URL.createObjectURL(data);
        document.body.append(photo);
      });
      uppy.getPlugin('Webcam').start();`,
  },
  {
    name: 'html5-camera-photo',
    packages: ['react-html5-camera-photo@1.5.11', 'react@16.14.0', 'react-dom@16.14.0'],
    shutter: '#outer-circle',
    send: null,
    script: `
      import { createElement as h, useState } from 'react';
      import { render } from 'react-dom';
      import Camera, { FACING_MODES, IMAGE_TYPES } from 'react-html5-camera-photo';
      import 'react-html5-camera-photo/build/css/index.css';
      function App() {
        const [photo, setPhoto] = useState(null);
        return h('main', null,
          h(Camera, { onTakePhoto: setPhoto, idealFacingMode: FACING_MODES.ENVIRONMENT, imageType: IMAGE_TYPES.JPG,
            idealResolution: { width: 1920, height: 1080 }, imageCompression: 0.7, isDisplayStartCameraError: true }),
          photo && h('img', { src: photo }));
      }
      document.head.insertAdjacentHTML('beforeend', '<style>video { position: static !important }</style>');
      render(h(App), document.querySelector('#app'));`,
  },
];

/** Peers that are not measured, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'dynamsoft-camera-enhancer': 'its view showed no camera within 25 s in a page of the bench',
  '@smileid/web-components': 'its document capture showed no camera within 25 s in a page of the bench',
  '@innovatrics/dot-document-auto-capture': 'it installs, but no page with it has been written',
};

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Camera</title>
    <style>
      body { margin: 0 }
      video, img { position: absolute; top: 0; left: 0; width: 390px; height: 390px; object-fit: cover }
      button { position: absolute; top: 500px; left: 100px; width: 80px; height: 80px }
    </style>
  </head>
  <body>
    <div id="app"></div>
    <script type="module" src="/main.js"></script>
  </body>
</html>
`;

/**
 * Installs and builds the peers, each once. One that npm can't install is named on stderr and left out.
 * @param all whether to build all of them; otherwise only the first one.
 */
export async function builtPeers(all: boolean): Promise<readonly BuiltPeer[]> {
  const built: BuiltPeer[] = [];
  if (all) {
    for (const [name, why] of Object.entries(leftOut)) console.error(`Left out: ${name}: ${why}.`);
  }
  for (const { name, packages, script, shutter, send } of all ? peers : peers.slice(0, 1)) {
    const root = npmFolder(name, packages);
    if (root === null) continue;
    const folder = join(root, 'dist');
    writeFileSync(join(root, 'index.html'), page);
    writeFileSync(join(root, 'main.js'), script);
    await build({ root, configFile: false, logLevel: 'error', build: { outDir: folder, emptyOutDir: true } });
    built.push({ name, folder, shutter, send });
  }
  return built;
}
