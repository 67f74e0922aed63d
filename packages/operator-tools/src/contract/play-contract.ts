import {
  hasPhoto,
  maximumUploadBytes,
  photoNames,
  procedureStatuses,
  requiredPhotos,
  sleep,
  systemClock,
  type Clock,
  type PhotoName,
  type Procedure,
  type ProcedureStatus,
} from '@recto/core';
import { CallTimes, TooSlow } from './call-times.ts';
import { ContractClient, type ContractRequest } from './contract-client.ts';
import { hasPreflight, isCrossOrigin, type ContractTarget } from './contract-target.ts';
import { contractCalls, type ContractCall, type ContractDocument } from './contract-document.ts';
import type { ContractImages } from './contract-images.ts';
import { numberOf, type ContractCheck } from './contract-checks.ts';
import { ContractReport, type ContractResult } from './contract-report.ts';
import {
  acceptanceProblem,
  found,
  isRefusal,
  isSuccess,
  isUnreadable,
  refusalProblem,
  type ContractResponse,
} from './contract-response.ts';
import { foreignImages, ignoredValues, listedBecause, type IgnoredValue } from './ignored-values.ts';
import { endedProblem, refusedAndThere, requiredAndThere, type StartingProcedure } from './not-to-try.ts';

/** What the steps need to know of a procedure. */
type Seen = StartingProcedure;

/**
 * How long after a change call 2 is made once more if it did not show the change, in ms.
 * @internal
 */
export const laterMs = 3_000;

/** The body of call 6 that every provider must read, in bytes: the largest image as base64, and a little more. */
const maximumBodyBytes = 28_000_000;

const text = new TextEncoder().encode('This is not an image.');

/** What happens during a check. */
export interface ContractProgress {
  /** Called with the result of each check that was tried, as soon as it is final. */
  readonly onResult: (result: ContractResult) => void;
  /** Called with a sentence about each call that is rather slow. */
  readonly onSlow: (text: string) => void;
  /**
   * Called once for each field that the app ignores or reads differently, and for each origin of images that it must
   * be allowed, with a sentence that names call and field.
   */
  readonly onRemark: (text: string) => void;
  /** Measures how long the calls take, and waits for what may come later. */
  readonly clock: Clock;
  /** Whether call 6 is made with the largest body too; the default is false. */
  readonly sendsLargestBody: boolean;
}

/**
 * Plays the eight calls against a provider. It changes the procedure: starts it, replaces its photos, deletes
 * one and finishes it. A refused procedure is reset first. Of one that has ended, only the refusals are checked, and
 * a check of call 2 fails. It ends early if the provider is too slow for the app.
 * @returns the result of every check, by call.
 */
export async function playContract(
  target: ContractTarget,
  document: ContractDocument,
  images: ContractImages,
  {
    onResult,
    onSlow = () => undefined,
    onRemark = () => undefined,
    clock = systemClock,
    sendsLargestBody = false,
  }: Partial<ContractProgress> = {},
): Promise<readonly ContractResult[]> {
  const report = new ContractReport(
    (call) => isCrossOrigin(target, call),
    (call) => hasPreflight(target, call),
    onResult,
  );
  const remarked = new Set<string>();
  const say = (call: ContractCall, values: readonly IgnoredValue[]) => {
    for (const { subject, remark } of values) {
      if (!remarked.has(subject)) onRemark(`Call ${numberOf(call)}: ${remark}`);
      remarked.add(subject);
    }
  };
  const client = new ContractClient(target, document, report, new CallTimes(onSlow), clock, (value) =>
    say('token', [value]),
  );
  if (!sendsLargestBody) report.leaveOut('savePhoto', 'largestBody', 'needs the option --largest-photo');
  const play = new Play(client, report, images, clock, sendsLargestBody, {
    onProcedure: (data) => say('readProcedure', ignoredValues(data, target)),
    onThumb: (url) => say('savePhoto', foreignImages('data.displayUrl', [url], target)),
  });
  try {
    await play.run();
  } catch (error) {
    if (!(error instanceof TooSlow)) throw error;
    report.stop(error.call, error.problem);
  }
  return report.results(play.start);
}

/** Called with what may be worth a remark. */
interface Watch {
  /** The data of each call 2 that gave a procedure as the document says. */
  readonly onProcedure: (data: unknown) => void;
  /** Where the image of a `displayUrl` of call 6 was found, after redirects. */
  readonly onThumb: (url: URL) => void;
}

class Play {
  readonly #client: ContractClient;
  readonly #report: ContractReport;
  readonly #images: ContractImages;
  readonly #clock: Clock;
  readonly #sendsLargestBody: boolean;
  readonly #watch: Watch;
  #start: Seen | null = null;
  /** Whether call 2 has shown a change late or never, so that what it shows may be older than the last call. */
  #isBehind = false;

  constructor(
    client: ContractClient,
    report: ContractReport,
    images: ContractImages,
    clock: Clock,
    sendsLargestBody: boolean,
    watch: Watch,
  ) {
    this.#client = client;
    this.#report = report;
    this.#images = images;
    this.#clock = clock;
    this.#sendsLargestBody = sendsLargestBody;
    this.#watch = watch;
  }

  /** The procedure before the first change; null if there was none with a status of §4. */
  get start(): Seen | null {
    return this.#start;
  }

  /** @throws TooSlow */
  async run(): Promise<void> {
    const [first, ...others] = contractCalls;
    await this.#client.preflight(first!);
    const noAccess = await this.#client.authenticate();
    this.#report.endCall(first!);
    if (noAccess !== null && this.#report.hasFailed(first!, 'inTime'))
      return this.#report.stop(first!, noAccess);
    for (const call of others) {
      await this.#client.preflight(call);
      this.#report.endStep(call);
    }
    if (noAccess !== null) return this.#report.stop(first!, noAccess);
    this.#start = await this.#procedure();
    if (this.#start === null) return;
    this.#report.note('readProcedure', 'notEnded', endedProblem(this.#start));
    await this.#access();
    let procedure: Seen | null = this.#start;
    if (procedure.status === 'refused') procedure = await this.#reset(procedure);
    if (procedure?.status === 'active') procedure = await this.#begin();
    if (procedure?.status === 'started') procedure = await this.#photosAndFinish(procedure);
    if (procedure?.status === 'finished' || procedure?.status === 'expired') await this.#afterTheEnd();
  }

  #note(call: ContractCall, check: ContractCheck, holds: boolean, problem: string): void {
    this.#report.note(call, check, holds ? null : problem);
  }

  /** Notes what a response shows; one that the app can't read shows nothing else. */
  #noteResponse(call: ContractCall, check: ContractCheck, holds: boolean, response: ContractResponse): void {
    if (!isUnreadable(response)) this.#note(call, check, holds, found(response));
  }

  /** Call 2. @returns null if it gave no procedure with a status of §4. */
  async #procedure(): Promise<Seen | null> {
    const call = 'readProcedure';
    const response = await this.#accepted(call);
    const data = (response.body as { data?: Partial<Seen> | null } | null | undefined)?.data ?? null;
    if (isSuccess(response) && procedureStatuses.some((status) => status === data?.status)) {
      // Of a body that must be mended first, nothing is remarked on.
      if (response.problem === null) this.#watch.onProcedure(data);
      return { ...data, photos: data?.photos ?? {}, thumbs: data?.thumbs ?? {} } as Seen;
    }
    const problem = response.problem ?? acceptanceProblem(call, response);
    this.#report.stop(call, problem ?? 'it gave no procedure');
    return null;
  }

  /**
   * Call 2 after a change, and once more a little later if it does not show the change.
   * @returns what it shows, and what is wrong with that; null if it gave no procedure.
   */
  async #shown(
    isShown: (seen: Seen) => boolean,
    never: (seen: Seen) => string,
  ): Promise<{ readonly seen: Seen; readonly problem: string | null } | null> {
    const atOnce = await this.#procedure();
    if (atOnce === null || isShown(atOnce)) return atOnce && { seen: atOnce, problem: null };
    this.#isBehind = true;
    await sleep(laterMs, undefined, this.#clock);
    const seen = await this.#procedure();
    return seen && { seen, problem: isShown(seen) ? onlyLater : never(seen) };
  }

  /** Makes a call that the status allows. */
  async #accepted(call: ContractCall, request: ContractRequest = {}): Promise<ContractResponse> {
    return this.#noteAccepted(call, await this.#client.call(call, request));
  }

  #noteAccepted(call: ContractCall, response: ContractResponse): ContractResponse {
    if (!isUnreadable(response)) this.#report.note(call, 'accepted', acceptanceProblem(call, response));
    return response;
  }

  async #access(): Promise<void> {
    const call = 'readProcedure';
    const wrong = await this.#client.call(call, { accessToken: 'not-an-access-token' });
    this.#noteResponse(call, 'accessToken', wrong.status === 401, wrong);
    const unknown = await this.#client.call(call, { procedureToken: 'not-a-procedure-token' });
    if (!isUnreadable(unknown)) this.#report.note(call, 'unknownToken', refusalProblem(unknown));
    this.#report.endStep(call);
  }

  async #reset(before: Seen): Promise<Seen | null> {
    const after = await this.#transition('reset', 'active');
    const all = requiredAndThere(before);
    const named = refusedAndThere(before);
    const [first] = all;
    if (after === null || first === undefined) return after;
    const left = (seen: Seen) => named.filter((name) => isThere(seen, name));
    const cleared = await this.#shown(
      (seen) => left(seen).length === 0 && !all.every((name) => isThere(seen, name)),
      (seen) =>
        all.some((name) => !isThere(seen, name))
          ? `call 2 still lists ${left(seen).join(' and ')}, which data.refusals names, so the customer is not asked for it`
          : `call 2 still lists them all (${listedBecause(seen, first)}), so the customer is asked for none and can only send the refused ones again`,
    );
    if (cleared !== null) this.#report.note('reset', 'photosCleared', cleared.problem);
    this.#report.endStep('reset');
    return cleared?.seen ?? null;
  }

  /** Before and at the start. */
  async #begin(): Promise<Seen | null> {
    await this.#isRefused('savePhoto', 'wrongStatus', () => this.#save('idCardRecto', this.#images.jpeg));
    await this.#isRefused('uploadPhoto', 'wrongStatus', () => this.#upload('idCardRecto', this.#images.jpeg));
    await this.#isRefused('setFinished', 'wrongStatus', () => this.#client.call('setFinished'));
    await this.#isRefused('reset', 'wrongStatus', () => this.#client.call('reset'));
    return this.#transition('setStarted', 'started');
  }

  async #photosAndFinish(procedure: Seen): Promise<Seen | null> {
    const required = requiredPhotos(procedure);
    const [first = photoNames[0], second = first] = required;
    await this.#isRefused('setStarted', 'wrongStatus', () => this.#client.call('setStarted'));
    await this.#takenPhoto(first);
    await this.#pickedFile(second);
    await this.#deletion(first, required.includes(first));
    for (const name of required) {
      const before = await this.#procedure();
      const response = await this.#acceptedPhoto(name);
      if (!isSuccess(response)) {
        this.#report.stop('savePhoto', response.problem ?? found(response));
        return null;
      }
      const problem = await this.#noteOthers('savePhoto', name, before);
      await this.#noteReason(name, before);
      if (problem === null) continue;
      this.#report.stop('savePhoto', problem);
      return null;
    }
    return this.#transition('setFinished', 'finished');
  }

  /** Call 6. */
  async #takenPhoto(name: PhotoName): Promise<void> {
    const before = await this.#procedure();
    const response = await this.#acceptedPhoto(name);
    if (isSuccess(response)) {
      await this.#noteListed('savePhoto', name);
      await this.#noteOthers('savePhoto', name, before);
      await this.#noteThumb(response);
      const again = await this.#save(name, this.#images.jpeg);
      this.#noteResponse('savePhoto', 'photoReplaced', isSuccess(again), again);
    }
    await this.#isRefused('savePhoto', 'notAnImage', () => this.#save(name, text));
    await this.#isRefused('savePhoto', 'unknownPhoto', () => this.#save('notAPhoto', this.#images.jpeg));
    if (isSuccess(response) && this.#sendsLargestBody) await this.#largestBody(name);
    this.#report.endStep('savePhoto');
  }

  async #largestBody(name: PhotoName): Promise<void> {
    const { largestBytes = maximumUploadBytes, largestBodyBytes = maximumBodyBytes } = this.#images;
    const response = await this.#save(name, this.#jpegOf(largestBytes), largestBodyBytes);
    this.#noteLargest('savePhoto', 'largestBody', response);
  }

  /** Of a large message, a broken connection is a result too. */
  #noteLargest(call: ContractCall, check: ContractCheck, response: ContractResponse): void {
    const limit =
      response.status === 413 ? ': the server, or a proxy in front of it, has a limit below that' : '';
    const problem = isUnreadable(response) ? response.problem : found(response) + limit;
    if (isSuccess(response) || problem !== null) this.#note(call, check, isSuccess(response), problem ?? '');
  }

  async #noteThumb({ body, problem }: ContractResponse): Promise<void> {
    const address = (body as { data?: { displayUrl?: unknown } | null } | null)?.data?.displayUrl;
    const hasAddress = typeof address === 'string';
    if (!hasAddress && problem !== null) return;
    if (!hasAddress) return this.#report.note('savePhoto', 'thumb', 'data.displayUrl is missing');
    const image = await this.#client.image(address);
    this.#report.note('savePhoto', 'thumb', image.problem);
    if (image.problem === null && image.url !== null) this.#watch.onThumb(image.url);
  }

  /** Call 7. */
  async #pickedFile(name: PhotoName): Promise<void> {
    const call = 'uploadPhoto';
    const before = await this.#procedure();
    const response = this.#noteAccepted(call, await this.#upload(name, this.#images.jpeg));
    if (isSuccess(response)) {
      await this.#noteListed(call, name);
      await this.#noteOthers(call, name, before);
      const png = await this.#upload(name, this.#images.png);
      this.#noteResponse(call, 'png', isSuccess(png), png);
      const { largestBytes = maximumUploadBytes } = this.#images;
      const largest = await this.#upload(name, this.#jpegOf(largestBytes));
      this.#noteLargest(call, 'largest', largest);
      await this.#isRefused(call, 'tooLarge', () => this.#upload(name, this.#jpegOf(largestBytes + 1)));
    }
    await this.#isRefused(call, 'notAnImage', () => this.#upload(name, text));
    this.#report.endStep(call);
  }

  #jpegOf(bytes: number): Uint8Array<ArrayBuffer> {
    const jpeg = new Uint8Array(bytes);
    jpeg.set(this.#images.jpeg);
    return jpeg;
  }

  /** Call 8, and call 4 while a photo is missing. */
  async #deletion(name: PhotoName, isRequired: boolean): Promise<void> {
    const call = 'deletePhoto';
    const before = await this.#procedure();
    const response = await this.#accepted(call, { imageName: name });
    if (isSuccess(response)) {
      const after = await this.#shown(
        (seen) => !isThere(seen, name),
        (seen) => listedBecause(seen, name),
      );
      if (after !== null) this.#report.note(call, 'photoGone', after.problem);
      await this.#noteOthers(call, name, before);
      const again = await this.#client.call(call, { imageName: name });
      this.#noteResponse(call, 'repeated', isSuccess(again), again);
    }
    await this.#isRefused(call, 'unknownPhoto', () => this.#client.call(call, { imageName: 'notAPhoto' }));
    this.#report.endStep(call);
    if (!isRequired) return;
    if (!isSuccess(response)) return this.#report.stop(call, response.problem ?? found(response));
    await this.#isRefused('setFinished', 'missingPhoto', () => this.#client.call('setFinished'));
    this.#report.endStep('setFinished');
  }

  async #afterTheEnd(): Promise<void> {
    const name = photoNames[0];
    for (const call of contractCalls) {
      if (call === 'token' || call === 'readProcedure') continue;
      await this.#isRefused(call, 'wrongStatus', () => this.#made(call, name));
      this.#report.endCall(call);
    }
  }

  /** Makes one of the calls 3 to 8, with this photo if it needs one. */
  #made(call: ContractCall, name: PhotoName): Promise<ContractResponse> {
    if (call === 'savePhoto') return this.#save(name, this.#images.jpeg);
    if (call === 'uploadPhoto') return this.#upload(name, this.#images.jpeg);
    return this.#client.call(call, { imageName: name });
  }

  /** Notes whether a call is refused and changes nothing that call 2 shows. */
  async #isRefused(
    call: ContractCall,
    check: ContractCheck,
    make: () => Promise<ContractResponse>,
  ): Promise<void> {
    const before = await this.#procedure();
    const response = await make();
    const after = await this.#procedure();
    if (before === null || after === null || isUnreadable(response)) return;
    // A call that never succeeds has failed for that already.
    if (!isRefusal(response) && this.#report.hasFailed(call, 'accepted')) return;
    this.#report.note(call, check, refusalProblem(response));
    const isUnchanged = this.#isBehind || isSame(before, after);
    this.#note(call, check, isUnchanged, 'it was refused, but the procedure has changed');
  }

  async #noteListed(call: ContractCall, name: PhotoName): Promise<void> {
    const after = await this.#shown(
      (seen) => isThere(seen, name),
      () => `it does not, ${neither}`,
    );
    if (after !== null) this.#report.note(call, 'photoListed', after.problem);
  }

  /**
   * Compares the photos of other names before and after a call; if there are none, nothing is shown.
   * @returns the problem if a photo was lost.
   */
  async #noteOthers(call: ContractCall, name: PhotoName, before: Seen | null): Promise<string | null> {
    const after = await this.#procedure();
    if (before === null || after === null) return null;
    const others = photoNames.filter((other) => other !== name);
    const lost = others.filter((other) => isThere(before, other) && !isThere(after, other));
    // What comes late may be of an earlier call.
    const gained = this.#isBehind
      ? []
      : others.filter((other) => !isThere(before, other) && isThere(after, other));
    if (!others.some((other) => isThere(before, other) || isThere(after, other))) return null;
    const changes = [
      ...(lost.length === 0 ? [] : [`call 2 no longer lists ${lost.join(' and ')}`]),
      ...(gained.length === 0 ? [] : [`call 2 lists ${gained.join(' and ')} too`]),
    ];
    const problem = changes.length === 0 ? null : `after a call for ${name}, ${changes.join(', and ')}`;
    this.#report.note(call, 'othersKept', problem);
    return lost.length === 0 ? null : problem;
  }

  /** A refused photo that is sent again must lose its reason: after a reload, the new photo would have it. */
  async #noteReason(name: PhotoName, before: Seen | null): Promise<void> {
    if (before?.refusals?.[name] == null) return;
    const after = await this.#shown(
      (seen) => seen.refusals?.[name] == null,
      () => `it does, but data.refusals.${name} is still there, as if the new photo were refused too`,
    );
    if (after !== null) this.#report.note('savePhoto', 'photoListed', after.problem);
  }

  /** A call that changes the status. @returns the procedure after it; null if it does not have the status. */
  async #transition(call: ContractCall, wanted: ProcedureStatus): Promise<Seen | null> {
    const response = await this.#accepted(call);
    const isReached = (seen: Seen) => seen.status === wanted;
    const problem = `the procedure is not ${wanted} afterwards, ${neither}`;
    // A call that was refused rightly changes nothing, also not later.
    const after = isSuccess(response)
      ? await this.#shown(isReached, () => problem)
      : await this.#procedure().then((seen) => seen && { seen, problem: null });
    if (after === null) return null;
    if (isReached(after.seen) || isSuccess(response)) this.#report.note(call, 'transition', after.problem);
    this.#report.endStep(call);
    if (isReached(after.seen)) return after.seen;
    const cause = isSuccess(response) ? problem : (response.problem ?? acceptanceProblem(call, response));
    this.#report.stop(call, cause ?? problem);
    return null;
  }

  /** Call 6 with a photo that must be accepted. */
  async #acceptedPhoto(name: PhotoName): Promise<ContractResponse> {
    return this.#noteAccepted('savePhoto', await this.#save(name, this.#images.jpeg));
  }

  /** @param jsonBytes how long the body is at least. */
  #save(imageName: string, bytes: Uint8Array, jsonBytes = 0): Promise<ContractResponse> {
    const base64 = Buffer.from(bytes).toString('base64');
    return this.#client.call('savePhoto', { json: { imageName, base64 }, jsonBytes });
  }

  #upload(imageName: string, bytes: Uint8Array<ArrayBuffer>): Promise<ContractResponse> {
    const form = new FormData();
    form.append('imageName', imageName);
    const isPng = bytes === this.#images.png;
    const type = isPng ? 'image/png' : 'image/jpeg';
    form.append('file', new Blob([bytes], { type }), isPng ? 'photo.png' : 'photo.jpeg');
    return this.#client.call('uploadPhoto', { form });
  }
}

/** What is wrong with a change that call 2 did not show at once. */
const onlyLater = `not at once, but within ${laterMs / 1000} s: store before you answer`;

/** The end of a sentence about a change that did not come. */
const neither = `also not ${laterMs / 1000} s later`;

function isThere(seen: Seen, name: PhotoName): boolean {
  return hasPhoto(seen as Procedure, name);
}

/** Whether two procedures have the same status and the same photos. */
function isSame(one: Seen | null, other: Seen | null): boolean {
  if (one === null || other === null) return one === other;
  const had = (seen: Seen) => photoNames.map((name) => isThere(seen, name));
  return one.status === other.status && had(one).join() === had(other).join();
}
