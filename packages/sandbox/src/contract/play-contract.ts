import {
  hasPhoto,
  maximumUploadBytes,
  photoNames,
  procedureStatuses,
  requiredPhotos,
  type PhotoName,
  type Procedure,
  type ProcedureStatus,
} from '@recto/core';
import {
  acceptanceProblem,
  ContractClient,
  isCrossOrigin,
  isRefusal,
  isSuccess,
  type ContractRequest,
  type ContractTarget,
} from './contract-client.ts';
import { contractCalls, type ContractCall, type ContractDocument } from './contract-document.ts';
import { ContractReport, numbered, type ContractCheck, type ContractResult } from './contract-report.ts';

/** The images that are sent. */
export interface ContractImages {
  readonly jpeg: Uint8Array<ArrayBuffer>;
  readonly png: Uint8Array<ArrayBuffer>;
  /** The size of the largest file that must be accepted, in bytes; that of §9 unless a test is shorter. */
  readonly largestBytes?: number;
}

/** What the steps need to know of a procedure. */
type Seen = Pick<Procedure, 'status' | 'photos' | 'thumbs'> & Parameters<typeof requiredPhotos>[0];

const text = new TextEncoder().encode('This is not an image.');

/**
 * Plays the eight calls against a provider. It changes the procedure: starts it, replaces its photos, deletes
 * one and finishes it. A refused procedure is reset first; of one that has ended, only the refusals are checked.
 * @returns the result of every check.
 */
export async function playContract(
  target: ContractTarget,
  document: ContractDocument,
  images: ContractImages,
): Promise<readonly ContractResult[]> {
  const report = new ContractReport((call) => isCrossOrigin(target, call));
  const start = await new Play(new ContractClient(target, document, report), report, images).run();
  return report.results(start);
}

class Play {
  readonly #client: ContractClient;
  readonly #report: ContractReport;
  readonly #images: ContractImages;

  constructor(client: ContractClient, report: ContractReport, images: ContractImages) {
    this.#client = client;
    this.#report = report;
    this.#images = images;
  }

  /** @returns the procedure before the first change; null if there was none with a status of §4. */
  async run(): Promise<Seen | null> {
    for (const call of contractCalls) await this.#client.preflight(call);
    const noAccess = await this.#client.authenticate();
    if (noAccess !== null) return this.#stop(noAccess);
    const start = await this.#procedure();
    if (start === null) return null;
    await this.#access();
    if (!procedureStatuses.includes(start.status)) return this.#stop('call 2 gave no status of a procedure');
    let procedure: Seen | null = start;
    if (procedure.status === 'refused') procedure = await this.#reset();
    if (procedure?.status === 'active') procedure = await this.#start();
    if (procedure?.status === 'started') procedure = await this.#photosAndFinish(procedure);
    if (procedure?.status === 'finished' || procedure?.status === 'expired') await this.#afterTheEnd();
    return start;
  }

  #stop(reason: string): null {
    this.#report.stop(reason);
    return null;
  }

  #note(call: ContractCall, check: ContractCheck, holds: boolean, problem: string): void {
    this.#report.note(call, check, holds ? null : problem);
  }

  /** Call 2. @returns null if it gave no procedure. */
  async #procedure(): Promise<Seen | null> {
    const response = await this.#accepted('readProcedure');
    if (!isSuccess(response)) return this.#stop(acceptanceProblem('readProcedure', response)!);
    const data = (response.body as { data?: Partial<Seen> | null } | null)?.data ?? null;
    if (data === null) return this.#stop('call 2 gave no procedure');
    return { ...data, photos: data.photos ?? {}, thumbs: data.thumbs ?? {} } as Seen;
  }

  /** Makes a call that the status allows. */
  async #accepted(call: ContractCall, request: ContractRequest = {}): ReturnType<ContractClient['call']> {
    const response = await this.#client.call(call, request);
    this.#report.note(call, 'accepted', acceptanceProblem(call, response));
    return response;
  }

  async #access(): Promise<void> {
    const { status } = await this.#client.call('readProcedure', { accessToken: 'not-an-access-token' });
    this.#note('readProcedure', 'accessToken', status === 401, found(status));
    const unknown = await this.#client.call('readProcedure', { procedureToken: 'not-a-procedure-token' });
    this.#note('readProcedure', 'unknownToken', isRefusal(unknown), found(unknown.status));
  }

  async #reset(): Promise<Seen | null> {
    await this.#accepted('reset');
    const after = await this.#procedure();
    this.#noteStatus('reset', 'transition', 'active', after);
    return after;
  }

  /** Before and at the start. */
  async #start(): Promise<Seen | null> {
    await this.#isRefused('savePhoto', 'wrongStatus', () => this.#save('idCardRecto', this.#images.jpeg));
    await this.#isRefused('uploadPhoto', 'wrongStatus', () => this.#upload('idCardRecto', this.#images.jpeg));
    await this.#isRefused('setFinished', 'wrongStatus', () => this.#client.call('setFinished'));
    await this.#isRefused('reset', 'wrongStatus', () => this.#client.call('reset'));
    await this.#accepted('setStarted');
    const after = await this.#procedure();
    this.#noteStatus('setStarted', 'transition', 'started', after);
    return after;
  }

  async #photosAndFinish(procedure: Seen): Promise<Seen | null> {
    const required = requiredPhotos(procedure);
    const [first = photoNames[0], second = first] = required;
    await this.#isRefused('setStarted', 'wrongStatus', () => this.#client.call('setStarted'));
    await this.#takenPhoto(first);
    await this.#pickedFile(second);
    await this.#deletion(first, required.includes(first));
    for (const name of required) await this.#acceptedPhoto(name);
    await this.#accepted('setFinished');
    const after = await this.#procedure();
    this.#noteStatus('setFinished', 'transition', 'finished', after);
    return after;
  }

  /** Call 6. */
  async #takenPhoto(name: PhotoName): Promise<void> {
    const response = await this.#acceptedPhoto(name);
    await this.#noteListed('savePhoto', name);
    const address = (response.body as { data?: { displayUrl?: unknown } } | null)?.data?.displayUrl;
    if (typeof address === 'string') {
      this.#report.note('savePhoto', 'thumb', await this.#client.imageProblem(address));
    } else if (isSuccess(response)) {
      this.#report.note('savePhoto', 'thumb', 'call 6 gave no address');
    }
    const again = await this.#save(name, this.#images.jpeg);
    this.#note('savePhoto', 'photoReplaced', isSuccess(again), found(again.status));
    await this.#isRefused('savePhoto', 'notAnImage', () => this.#save(name, text));
    await this.#isRefused('savePhoto', 'unknownPhoto', () => this.#save('notAPhoto', this.#images.jpeg));
  }

  /** Call 7. */
  async #pickedFile(name: PhotoName): Promise<void> {
    const response = await this.#upload(name, this.#images.png);
    this.#report.note('uploadPhoto', 'accepted', acceptanceProblem('uploadPhoto', response));
    this.#note('uploadPhoto', 'png', isSuccess(response), found(response.status));
    await this.#noteListed('uploadPhoto', name);
    await this.#isRefused('uploadPhoto', 'notAnImage', () => this.#upload(name, text));
    const { largestBytes = maximumUploadBytes } = this.#images;
    const largest = new Uint8Array(largestBytes);
    largest.set(this.#images.jpeg);
    const { status, body } = await this.#upload(name, largest);
    this.#note('uploadPhoto', 'largest', isSuccess({ status, body }), found(status));
    const tooLarge = new Uint8Array(largestBytes + 1);
    tooLarge.set(this.#images.jpeg);
    await this.#isRefused('uploadPhoto', 'tooLarge', () => this.#upload(name, tooLarge));
  }

  /** Call 8, and call 4 while a photo is missing. */
  async #deletion(name: PhotoName, isRequired: boolean): Promise<void> {
    await this.#accepted('deletePhoto', { imageName: name });
    const after = await this.#procedure();
    this.#note('deletePhoto', 'photoGone', after !== null && !hasPhoto(after as Procedure, name), 'it does');
    const again = await this.#client.call('deletePhoto', { imageName: name });
    this.#note('deletePhoto', 'repeated', isSuccess(again), found(again.status));
    await this.#isRefused('deletePhoto', 'unknownPhoto', () =>
      this.#client.call('deletePhoto', { imageName: 'notAPhoto' }),
    );
    if (!isRequired) return;
    await this.#isRefused('setFinished', 'missingPhoto', () => this.#client.call('setFinished'));
  }

  async #afterTheEnd(): Promise<void> {
    const name = photoNames[0];
    await this.#isRefused('setStarted', 'wrongStatus', () => this.#client.call('setStarted'));
    await this.#isRefused('setFinished', 'wrongStatus', () => this.#client.call('setFinished'));
    await this.#isRefused('reset', 'wrongStatus', () => this.#client.call('reset'));
    await this.#isRefused('savePhoto', 'wrongStatus', () => this.#save(name, this.#images.jpeg));
    await this.#isRefused('uploadPhoto', 'wrongStatus', () => this.#upload(name, this.#images.jpeg));
    await this.#isRefused('deletePhoto', 'wrongStatus', () =>
      this.#client.call('deletePhoto', { imageName: name }),
    );
  }

  /** Notes whether a call is refused and changes nothing that call 2 shows. */
  async #isRefused(
    call: ContractCall,
    check: ContractCheck,
    make: () => ReturnType<ContractClient['call']>,
  ): Promise<void> {
    const before = await this.#procedure();
    const response = await make();
    const after = await this.#procedure();
    this.#note(call, check, isRefusal(response), found(response.status));
    this.#note(call, check, isSame(before, after), 'it was refused, but the procedure has changed');
  }

  async #noteListed(call: ContractCall, name: PhotoName): Promise<void> {
    const after = await this.#procedure();
    this.#note(call, 'photoListed', after !== null && hasPhoto(after as Procedure, name), 'it does not');
  }

  #noteStatus(call: ContractCall, check: ContractCheck, wanted: ProcedureStatus, seen: Seen | null): void {
    const isReached = seen?.status === wanted;
    this.#note(call, check, isReached, `call 2 does not say ${wanted}`);
    if (!isReached) this.#stop(`${numbered(call)} did not make the procedure ${wanted}`);
  }

  /** Call 6 with a photo that must be accepted. */
  async #acceptedPhoto(name: PhotoName): ReturnType<ContractClient['call']> {
    const response = await this.#save(name, this.#images.jpeg);
    this.#report.note('savePhoto', 'accepted', acceptanceProblem('savePhoto', response));
    return response;
  }

  #save(imageName: string, bytes: Uint8Array): ReturnType<ContractClient['call']> {
    const base64 = Buffer.from(bytes).toString('base64');
    return this.#client.call('savePhoto', { json: { imageName, base64 } });
  }

  #upload(imageName: string, bytes: Uint8Array<ArrayBuffer>): ReturnType<ContractClient['call']> {
    const form = new FormData();
    form.append('imageName', imageName);
    const isPng = bytes === this.#images.png;
    const type = isPng ? 'image/png' : 'image/jpeg';
    form.append('file', new Blob([bytes], { type }), isPng ? 'photo.png' : 'photo.jpeg');
    return this.#client.call('uploadPhoto', { form });
  }
}

function found(status: number): string {
  return status === 0 ? 'there was no response' : `the status is ${status}`;
}

/** Whether two procedures have the same status and the same photos. */
function isSame(one: Seen | null, other: Seen | null): boolean {
  if (one === null || other === null) return one === other;
  const had = (seen: Seen) => photoNames.map((name) => hasPhoto(seen as Procedure, name));
  return one.status === other.status && had(one).join() === had(other).join();
}
