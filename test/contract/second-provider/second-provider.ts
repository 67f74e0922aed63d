import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Defect } from './defects.ts';

/**
 * A provider that was written from `docs/provider/openapi.yaml` alone: none of Recto's code, plain HTTP. It
 * proves that the document says enough, and, with a defect, that `npm run contract` finds it.
 */

const names = ['idCardRecto', 'idCardVerso', 'driverLicenseRecto', 'driverLicenseVerso', 'clientPicture'];
const flags = { idCardRequired: true, driverLicenseRequired: false, driverPictureRequired: true };
const id = '/documents/v2';
const tokenPath = '/login/oauth2/token';

type Flags = Readonly<Record<keyof typeof flags, boolean>>;

interface Kept {
  status: string;
  readonly flags: Flags;
  readonly photos: Map<string, Buffer>;
  /** Why single photos were refused. */
  readonly refusals: Map<string, { readonly code: string; readonly comment?: string }>;
  /** What call 2 gives for the first time after a change, if that is to come later. */
  before: Pick<Kept, 'status' | 'photos'> | null;
}

/** The JPEG of one pixel in the examples of the document. */
const pixel = Buffer.from(
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAABf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AXf/Z',
  'base64',
);

/** What a call responds with: a status, and perhaps a body. */
interface Reply {
  readonly status: number;
  readonly body?: unknown;
}

export interface SecondProvider {
  readonly authEndpointUrl: string;
  readonly idEndpointUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Makes a procedure, for the ID card and the selfie by default; a refused one has its photos, and a reason for the back of the ID card. @returns its token. */
  create(status: string, required?: Flags): string;
  /** What it has of a procedure: the status, and each photo by its name. */
  get(token: string): { readonly status: string; readonly photos: ReadonlyMap<string, Buffer> };
  close(): Promise<void>;
}

interface Settings {
  /** The largest image that it accepts, in bytes. */
  readonly largest?: number;
  /** Waits before each response, if its defect is to be slow. */
  readonly wait?: () => unknown;
  /** For how many calls an access token is valid. */
  readonly uses?: number;
  /** How often call 1 gives an access token, before it answers 429. */
  readonly tokens?: number;
  /** Where call 1 must have the client's secret. If it is in the form, call 1 needs no preflight request, and gets 405. */
  readonly secretIn?: 'header' | 'form';
  /** Whether thumbs are on another origin, by their address or by a redirect. */
  readonly thumbsElsewhere?: 'linked' | 'redirected' | null;
  /** Fields of a procedure, in place of those that it has. */
  readonly fields?: object;
}

/** How long a slow one takes for each response, in ms. */
export const slowMs = 12_000;

/** How often it waits for a photo if that is to be slow: longer than the app does, which gives a photo more time. */
export const waitsForPhoto = 6;

const html = '<!doctype html><title>Please log in</title>';

/** @param defect what it does wrong; null for nothing. */
export async function openSecondProvider(
  defect: Defect | null,
  {
    largest = 20 * 1024 * 1024,
    wait = () => setTimeout(slowMs),
    uses = Infinity,
    tokens = Infinity,
    secretIn = 'header',
    thumbsElsewhere = null,
    fields = {},
  }: Settings = {},
): Promise<SecondProvider> {
  const procedures = new Map<string, Kept>();
  const client = { clientId: 'second', clientSecret: 'a secret: & more' };
  const accessToken = 'second-access-token';
  const has = (wanted: Defect) => defect === wanted;
  let origin = '';
  const usesOfToken = has('accessTokenForOneCall') ? 1 : uses;
  let usesLeft = usesOfToken;
  let tokensLeft = tokens;

  const server = createServer((request, response) => {
    void handle(request, response).catch(() => response.destroy());
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url!, 'http://second').pathname;
    const from = request.headers.origin;
    if (from !== undefined && !has('noOrigin')) {
      response.setHeader('vary', 'Origin');
      response.setHeader('access-control-allow-origin', has('otherOrigin') ? 'https://other.example' : from);
    }
    if (!has('retryAfterHidden')) response.setHeader('access-control-expose-headers', 'retry-after');
    const isPreflight = request.method === 'OPTIONS';
    if (has('slow') || (has('slowAfterPreflight') && !isPreflight)) await wait();
    if (isPreflight && path === tokenPath && secretIn === 'form') return void response.writeHead(405).end();
    if (isPreflight) return preflight(response);
    if (path.startsWith('/thumbs/')) return thumb(request, path, response);
    if (has('closesAtLargest') && Number(request.headers['content-length']) > largest) {
      return void request.socket.destroy();
    }
    const body = await readAll(request);
    const isPhoto = path.endsWith('/photo');
    if (has('slowPhotos') && isPhoto) for (let waits = 0; waits < waitsForPhoto; waits += 1) await wait();
    const isBadGateway = has('htmlBadGateway') && isPhoto;
    if (has('htmlLogin') || isBadGateway) {
      return void response.writeHead(isBadGateway ? 502 : 200, { 'content-type': 'text/html' }).end(html);
    }
    if (has('redirect') && path.endsWith('/set-started')) {
      return void response.writeHead(307, { location: `${path}/` }).end();
    }
    const reply = await refusing(path, call(request, path, body));
    if (has('emptyBodies') && reply.status === 200) {
      return void response.writeHead(200, { 'content-type': 'application/json' }).end();
    }
    if (has('unknownTokenIsPage') && path.endsWith('/procedures/token') && reply.status === 404) {
      return void response.writeHead(404, { 'content-type': 'text/html' }).end(html);
    }
    if (has('noOriginOnSuccess') && reply.status < 300) response.removeHeader('access-control-allow-origin');
    if (has('noOriginOnRefusal') && reply.status >= 400) response.removeHeader('access-control-allow-origin');
    if (reply.body === undefined) return void response.writeHead(reply.status).end();
    const isProcedure = reply.status === 200 && path.endsWith('/procedures/token');
    if (isProcedure) return sendProcedure(JSON.stringify(reply.body), response);
    response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
  }

  function sendProcedure(json: string, response: ServerResponse): void {
    const body = Buffer.from(json, has('latin1') ? 'latin1' : 'utf8');
    const isOther = has('otherCharset') || has('latin1');
    response.setHeader('content-type', `application/json${isOther ? '; charset=iso-8859-1' : ''}`);
    if (has('bodyNotGzip')) response.setHeader('content-encoding', 'gzip');
    const isCut = has('bodyCut') || has('bodyShort');
    if (!isCut) return void response.end(body);
    if (has('bodyShort')) response.setHeader('content-length', body.length);
    response.write(body.subarray(0, body.length - 20), () => response.socket?.end());
  }

  function preflight(response: ServerResponse): void {
    if (has('preflightNeedsToken')) return void response.writeHead(401).end();
    if (has('noPreflightOrigin')) response.removeHeader('access-control-allow-origin');
    const headers = has('wildcardHeaders') ? '*' : 'authorization, x-api-key, content-type';
    const allowed = has('noApiKeyHeader') ? 'authorization, content-type' : headers;
    response.setHeader(
      'access-control-allow-methods',
      has('onlySimpleMethods') ? 'GET, POST' : 'POST, PATCH, DELETE',
    );
    response.setHeader('access-control-allow-headers', allowed);
    response.writeHead(204).end();
  }

  /** Changes the status of a refusal of calls 3 to 8, if that is the defect. */
  async function refusing(path: string, coming: Promise<Reply>): Promise<Reply> {
    const reply = await coming;
    const isLater = path.startsWith(id) && !path.endsWith('/token');
    return has('refusesWithUnauthorized') && isLater && reply.status >= 400 ? no(401) : reply;
  }

  async function thumb(request: IncomingMessage, path: string, response: ServerResponse): Promise<void> {
    if (thumbsElsewhere === 'redirected' && `http://${request.headers.host}` === origin) {
      return void response.writeHead(302, { location: elsewhere() + path }).end();
    }
    if (has('thumbTooSlow')) for (let waits = 0; waits < 2; waits += 1) await wait();
    const [, , token = '', name = ''] = path.split('/');
    const bytes = procedures.get(token)?.photos.get(name);
    if (bytes === undefined || has('thumbLost')) return void response.writeHead(404).end();
    if (has('thumbNeedsCredentials')) return void response.writeHead(401).end();
    const policy = has('thumbOfOwnOriginOnly') ? 'same-origin' : 'cross-origin';
    const type = bytes[0] === 0xff ? 'image/jpeg' : 'image/png';
    const sent = has('thumbTooLong') ? Buffer.concat([bytes, Buffer.alloc(64 * 1024 * 1024)]) : bytes;
    response.writeHead(200, { 'content-type': type, 'cross-origin-resource-policy': policy }).end(sent);
  }

  async function call(request: IncomingMessage, path: string, body: Buffer): Promise<Reply> {
    if (path === tokenPath) return issue(request, body);
    const authorization = request.headers.authorization;
    if (authorization !== `Bearer ${accessToken}` || has('refusesEachAccessToken'))
      return no(has('forbiddenInsteadOfUnauthorized') ? 403 : 401);
    if (usesLeft <= 0) return no(401);
    usesLeft -= 1;
    const token = String(request.headers['x-api-key']);
    const procedure = procedures.get(token);
    if (procedure === undefined) {
      return no(has('unknownTokenFails') ? 500 : has('unknownTokenUnauthorized') ? 401 : 404);
    }
    switch (`${request.method} ${path.replace(id, '')}`) {
      case 'POST /procedures/token':
        return yes(published(token, procedure));
      case 'PATCH /procedures/set-started':
        return move(procedure, 'active', 'started', has('startDoesNothing'));
      case 'PATCH /procedures/set-finished': {
        const isMissing = requiredNames(procedure).some((name) => !procedure.photos.has(name));
        if (procedure.status === 'started' && isMissing && !has('finishesIncomplete')) return no(409);
        return move(procedure, 'started', 'finished', has('finishDoesNothing'));
      }
      case 'PATCH /procedures/reset': {
        const reply = move(procedure, 'refused', 'active', has('resetDoesNothing'));
        if (reply.status < 300 && !has('resetKeepsPhotos')) {
          for (const name of names) {
            const isKept = has('resetKeepsRefusedPhoto') && procedure.refusals.has(name);
            if (!isKept) procedure.photos.delete(name);
          }
        }
        return reply;
      }
      case 'POST /procedures/photo': {
        if (has('largestWithoutBase64') && body.length > largest + 1_000) return no(413);
        const { imageName, base64 } = JSON.parse(String(body)) as { imageName: string; base64: string };
        return keep(token, procedure, imageName, Buffer.from(base64, 'base64'), 'photo');
      }
      case 'POST /procedures/upload': {
        const type = String(request.headers['content-type']);
        const form = await new Response(new Uint8Array(body), {
          headers: { 'content-type': type },
        }).formData();
        const bytes = Buffer.from(await (form.get('file') as File).arrayBuffer());
        return keep(token, procedure, form.get('imageName') as string, bytes, 'upload');
      }
      default:
        return remove(request, path, procedure);
    }
  }

  function issue(request: IncomingMessage, body: Buffer): Reply {
    const form = new URLSearchParams(String(body));
    const encoded = (text: string) => new URLSearchParams({ text }).toString().slice('text='.length);
    const pair = `${encoded(client.clientId)}:${encoded(client.clientSecret)}`;
    const isBasic = request.headers.authorization === `Basic ${Buffer.from(pair).toString('base64')}`;
    const isForm =
      request.headers.authorization === undefined &&
      form.get('client_id') === client.clientId &&
      form.get('client_secret') === client.clientSecret;
    const isClient = secretIn === 'form' ? isForm : isBasic;
    if (form.get('grant_type') !== 'client_credentials' || !isClient) return no(401);
    if (tokensLeft <= 0) return no(429);
    tokensLeft -= 1;
    usesLeft = usesOfToken;
    if (has('noAccessToken')) return { status: 200, body: { token: accessToken } };
    if (has('lifetimeIsText')) return { status: 200, body: { access_token: accessToken, expires_in: '1 h' } };
    const lifetime = has('accessTokenEndsAtOnce') ? 0 : 600;
    return { status: 200, body: { access_token: accessToken, expires_in: lifetime } };
  }

  function published(token: string, procedure: Kept): unknown {
    const { status: kept, photos } = procedure.before ?? procedure;
    procedure.before = null;
    const { flags: required, refusals } = procedure;
    const lastname = has('lostCharacter') ? 'M\uFFFDller' : has('latin1') ? 'Müller' : 'Rossi';
    const status = has('alwaysExpired') ? 'expired' : kept;
    const each = (value: (name: string) => unknown, none: false | null = null) =>
      Object.fromEntries(names.map((name) => [name, photos.has(name) ? value(name) : none]));
    return {
      ...(has('noStatus') ? {} : { status: has('unknownStatus') ? status.toUpperCase() : status }),
      language: 'it-it',
      ...required,
      ...(has('flagIsText') ? { idCardRequired: 'true' } : {}),
      photos: has('photosNotListed') ? {} : each(() => true, has('falseForNoPhoto') ? false : null),
      thumbs: has('photosNotListed') ? {} : each((name) => ({ displayUrl: address(token, name) })),
      ...(refusals.size === 0 ? {} : { refusals: Object.fromEntries(refusals) }),
      redirectUrl: 'https://second.example/thanks',
      appointment: { customer: { lastname: has('nameIsAnObject') ? { last: lastname } : lastname } },
      ...fields,
    };
  }

  function move(procedure: Kept, before: string, after: string, doesNothing: boolean): Reply {
    const isAllowed = procedure.status === before || has('everyStatusAllowed');
    if (isAllowed && has('startsLater') && after === 'started') remember(procedure);
    if ((isAllowed || has('changesDespiteRefusal')) && !doesNothing) procedure.status = after;
    if (isAllowed && after === 'started' && has('startsWithRefusal')) return no(418);
    return isAllowed ? { status: 204 } : no(409);
  }

  function keep(token: string, procedure: Kept, name: string, bytes: Buffer, by: 'photo' | 'upload'): Reply {
    if (procedure.status !== 'started' && !has('photosAnyTime')) return no(409);
    if (!names.includes(name) && !has('anyName')) return no(404);
    if (bytes.length > (has('largestTooSmall') ? largest / 2 : largest) && !has('noLargest')) return no(413);
    const isJpeg = bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]));
    const isPng = bytes.subarray(1, 4).equals(Buffer.from('PNG')) && !has('noPng');
    if (!isJpeg && !isPng && !has('anyContent')) return no(415);
    if (by === 'photo' && procedure.photos.has(name) && has('noReplacing')) return no(409);
    if (has('photosListedLater')) remember(procedure);
    if (has(by === 'photo' ? 'photoReplacesAll' : 'uploadReplacesAll')) procedure.photos.clear();
    procedure.photos.set(name, bytes);
    if (!has('reasonStays')) procedure.refusals.delete(name);
    if (by === 'photo' && has('noThumb')) return { status: 200, body: { success: true } };
    if (by === 'photo' && has('thumbAddressEmpty')) return yes({ displayUrl: '' });
    return has('thumbIsAList') ? yes([address(token, name)]) : yes({ displayUrl: address(token, name) });
  }

  function remove(request: IncomingMessage, path: string, procedure: Kept): Reply {
    const name = path.replace(`${id}/procedures/photo/`, '');
    if (request.method !== 'DELETE' || !names.includes(name)) {
      return has('anyName') ? { status: 204 } : no(404);
    }
    if (procedure.status !== 'started') return no(409);
    if (!procedure.photos.has(name) && has('deletesOnce')) return no(404);
    if (!has('deletesNothing')) procedure.photos.delete(name);
    if (has('deletesAll')) procedure.photos.clear();
    return has('successIsText') ? { status: 200, body: { success: 'true' } } : { status: 204 };
  }

  const elsewhere = () => origin.replace('127.0.0.1', 'localhost');
  const thumbsAt = () => (thumbsElsewhere === 'linked' ? elsewhere() : origin);
  const address = (token: string, name: string) =>
    `${has('thumbOverHttp') ? 'http://vm:5301' : thumbsAt()}/thumbs/${token}/${name}`;

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    ...client,
    authEndpointUrl: `${origin}/login`,
    idEndpointUrl: `${origin}${id}`,
    create: (status, required = flags) => {
      const token = `second-token-${procedures.size + 1}`;
      const kept: Kept = { status, flags: required, photos: new Map(), refusals: new Map(), before: null };
      if (status === 'refused') for (const name of requiredNames(kept)) kept.photos.set(name, pixel);
      const isRefused = status === 'refused' || (has('reasonStays') && status === 'active');
      if (isRefused && required.idCardRequired) kept.refusals.set('idCardVerso', { code: 'blurred' });
      procedures.set(token, kept);
      return token;
    },
    get: (token) => procedures.get(token)!,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Lets the next call 2 give what it would give now. */
function remember(procedure: Kept): void {
  procedure.before = { status: procedure.status, photos: new Map(procedure.photos) };
}

function requiredNames({ flags: required }: Kept): readonly string[] {
  return [
    ...(required.idCardRequired ? ['idCardRecto', 'idCardVerso'] : []),
    ...(required.driverLicenseRequired ? ['driverLicenseRecto', 'driverLicenseVerso'] : []),
    ...(required.driverPictureRequired ? ['clientPicture'] : []),
  ];
}

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const yes = (data: unknown): Reply => ({ status: 200, body: { success: true, data } });
const no = (status: number): Reply => ({ status, body: { success: false } });
