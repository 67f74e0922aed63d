import type {
  AdviceStep,
  CameraCause,
  ChildScreen,
  DocumentName,
  FacingMode,
  FailingCall,
  FormatAdvice,
  PhotoName,
  ProcedureStatus,
  RefusalCode,
  TileState,
  ToastCode,
  ToastKind,
} from '@recto/core';

/**
 * The texts that core's codes require: a new member of one of core's unions does not compile until
 * `fr-fr.ts` has a text for it, nor does a text for a code that no longer exists.
 */
export interface RequiredTexts extends TextsByGroup<ToastCode> {
  readonly documentTitle: Record<
    Exclude<ChildScreen, 'status'> | EndedStatus | 'mobile' | 'notFound',
    string
  >;
  readonly documents: ByForm<'title' | 'hint', DocumentName>;
  readonly photos: ByForm<'title' | 'side' | 'name', PhotoName>;
  readonly capture: Group & {
    readonly instruction: Record<PhotoName, string>;
    readonly preview: Group & { readonly question: Record<DocumentName, string> };
    readonly cameraError: Group &
      ByForm<'title' | 'text', CameraCause> & { readonly step: Record<AdviceStep, string> };
    readonly announce: Group & { readonly switched: Record<FacingMode, string> };
  };
  readonly confirm: Group & {
    readonly takeNext: Record<PhotoName, string>;
    readonly tile: Group & { readonly state: Record<TileState['name'] | 'kept', string> };
  };
  readonly status: Group & Record<EndedStatus, Group>;
  readonly refusal: Group & Record<RefusalCode, string>;
  readonly formatAdvice: Record<FormatAdvice, string>;
  readonly toasts: Group & { readonly kind: Record<Exclude<ToastKind, 'success'>, string> };
  readonly [screen: string]: Group;
}

/** The statuses that the status screen shows (§4). */
type EndedStatus = Exclude<ProcedureStatus, 'active' | 'started'>;

type Group = { readonly [key: string]: unknown };

type ByForm<Form extends string, Code extends string> = Readonly<Record<Form, Record<Code, string>>>;

/** `Errors.imageSize` is the key `imageSize` of the group `Errors`. */
type TextsByGroup<Code extends string> = {
  readonly [Member in Code as Member extends `${infer Name}.${string}` ? Name : never]: {
    readonly [Each in Member as Each extends `${string}.${infer Key}` ? Key : never]: TextOf<Each>;
  };
};

/** An internal error has a text for each call that can fail (§8). */
type TextOf<Code extends string> = Code extends 'Errors.internalError' ? Record<FailingCall, string> : string;
