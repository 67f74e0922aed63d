import { readingLimitMs } from '../model/upload-rules.ts';
import type { PhotoName } from '../model/photos.ts';
import { hasPhoto, type Procedure, type Thumb } from '../model/procedure.ts';
import type { PhotoFacts, PhotoUpload } from '../ports/photo-vault.ts';
import {
  RepositoryError,
  type ProcedureRepository,
  type UploadOptions,
} from '../ports/procedure-repository.ts';
import type { ProcedureStore } from '../procedure/procedure-store.ts';
import { withTimeout } from '../time/with-timeout.ts';

/** What is known about earlier attempts to deliver a photo. */
export interface DeliveryHistory {
  readonly providerHad: PhotoFacts['providerHad'];
  /** Whether an attempt with this photo may have reached the provider. */
  readonly mayHaveArrived: boolean;
}

/**
 * How a delivery succeeded. `acknowledged`: by the response of the call. `alreadyThere`: the provider
 * refused the photo because it has it; the response of an earlier call was lost.
 */
export type Delivery = 'acknowledged' | 'alreadyThere';

export interface DeliverParts {
  readonly repository: ProcedureRepository;
  readonly store: ProcedureStore;
}

export interface RemovalParts {
  /** Loads the code that only picked files need. By default its module, which is tried once. */
  readonly loadRemoval?: () => Promise<LocationRemoval>;
}

/** The code that only picked files need. */
export interface LocationRemoval {
  /** @throws DOMException if the file can't be read. */
  readonly withoutLocation: (file: Blob) => Promise<Blob>;
}

/** Loads what removes the location of a picked file. An app that retries its parts passes this on with its retries. */
export const loadRemoval = (): Promise<LocationRemoval> => import('./without-location.ts');

/** A photo as it is sent: of a picked file, what `readyToSend` has made of it. */
export type ReadyUpload =
  | Extract<PhotoUpload, { source: 'taken' }>
  | { readonly source: 'cleaned'; readonly photo: PhotoName; readonly file: Blob };

/**
 * Makes a photo ready to be delivered, before a byte of it leaves. A picked file goes without the place where it was
 * taken (decision 3.14). That is done here, not in the repository, so that it holds for every one, also an operator's own.
 * @throws RepositoryError `unreachable` if the code for it can't be loaded, or the file can't be read, or not within
 * 10 s, as in a cloud. The abort reason when the signal was aborted.
 */
export async function readyToSend(
  { loadRemoval: load = loadRemoval }: RemovalParts,
  upload: PhotoUpload,
  signal?: AbortSignal,
): Promise<ReadyUpload> {
  if (upload.source === 'taken') return upload;
  const { photo, file } = upload;
  const removing = load().then(
    ({ withoutLocation }) => withoutLocation(file).catch(nullIfUnreadable),
    () => null,
  );
  const cleaned = await withTimeout(readingLimitMs, removing, { signal, otherwise: null });
  if (cleaned === null) throw new RepositoryError('unreachable');
  return { source: 'cleaned', photo, file: cleaned };
}

function nullIfUnreadable(error: unknown): null {
  if (!(error instanceof DOMException)) throw error;
  return null;
}

/**
 * Delivers a photo to the provider: call 6 for a taken one, call 7 for a picked file (§7). If the provider
 * refuses it, call 2 shows whether the photo has arrived with an earlier attempt.
 * @throws RepositoryError; the abort reason when the signal was aborted.
 */
export async function deliver(
  parts: DeliverParts,
  upload: ReadyUpload,
  history: DeliveryHistory,
  options: UploadOptions,
): Promise<Delivery> {
  const { store } = parts;
  const { entry } = store.getSnapshot();
  if (entry === null) throw new Error('There is no procedure: the link was not verified.');
  const { token } = entry;
  try {
    store.recordThumb(token, upload.photo, await send(parts.repository, token, upload, options));
    return 'acknowledged';
  } catch (error) {
    if (!(error instanceof RepositoryError) || error.code !== 'refused') throw error;
    if (options.signal?.aborted) throw error;
    const mayHaveArrived = history.mayHaveArrived || error.mayHaveArrived;
    const isKnown = await store.readAgain(token);
    const now = store.getSnapshot().entry;
    if (!isKnown || now?.token !== token) throw error;
    if (!hasArrived(upload, { ...history, mayHaveArrived }, now.procedure)) throw error;
    return 'alreadyThere';
  }
}

function send(
  repository: ProcedureRepository,
  token: string,
  upload: ReadyUpload,
  options: UploadOptions,
): Promise<Thumb> {
  const { photo } = upload;
  return upload.source === 'taken'
    ? repository.savePhoto(token, photo, upload.image, options)
    : repository.uploadPhoto(token, photo, upload.file, options);
}

/**
 * Whether a refused photo has arrived with an earlier attempt: one may have reached the provider, which
 * had no photo of this name before and has one now. A photo that is not refused is simply sent again,
 * which replaces the first copy; a wrong "it has arrived" would lose the photo.
 * @param now the response of call 2 after the refusal.
 */
function hasArrived(
  { photo }: Pick<ReadyUpload, 'photo'>,
  { providerHad, mayHaveArrived }: DeliveryHistory,
  now: Procedure,
): boolean {
  return mayHaveArrived && providerHad === 'none' && hasPhoto(now, photo);
}

/**
 * Whether the device can still read a picked file: it may have been moved, or be in a cloud. A call with
 * an unreadable file fails like one without a response, and would do so at every attempt.
 */
export async function canBeRead(file: Blob): Promise<boolean> {
  try {
    await withTimeout(readingLimitMs, file.slice(0, 1).arrayBuffer());
    return true;
  } catch {
    return false;
  }
}
