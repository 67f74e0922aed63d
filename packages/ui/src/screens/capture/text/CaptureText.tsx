import type { CaptureTrouble, PhotoName, PhotoOutcome, RefusedPhoto } from '@recto/core';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { VisuallyHidden } from '../../../components/VisuallyHidden.tsx';
import { color, space, viewfinder, weight } from '../../../theme/tokens.ts';
import { Hint, TextArea, TextScroller } from '../layout/capture-layout.tsx';
import { CameraAppLine } from './CameraAppLine.tsx';
import { CaptureHeading } from './CaptureHeading.tsx';
import { CommentLine } from './CommentLine.tsx';
import { NewsLine } from './NewsLine.tsx';
import { TroubleLine } from './TroubleLine.tsx';
import { useScrollable } from './use-scrollable.ts';

export interface CaptureTextProps {
  readonly photo: PhotoName;
  /** What became of the photo before this one. */
  readonly previous?: PhotoOutcome | undefined;
  /** What went wrong with a photo; null for nothing. */
  readonly trouble?: CaptureTrouble | null;
  readonly onMend?: () => void;
  /** Why the photo is taken again, in the administrator's words; null for no reason. */
  readonly adminComment?: string | null;
  /** Why this photo is taken again, in place of that; undefined for no reason. */
  readonly refused?: RefusedPhoto | undefined;
  /** What is happening to the photo, or what is known of it; read before its name. None while framing. */
  readonly doing?: string;
  /** Whether that is not known yet: the heading gets the focus when it is. */
  readonly waits?: boolean;
  /** Whether the heading is only that to screen readers, so that what is known next is heard soon. */
  readonly isBrief?: boolean;
  /** How that is shown below the heading, if at all. */
  readonly shownDoing?: ReactNode;
  /** The picture gives way if the text is too long, as with large text: an error must be seen as a whole. */
  readonly isWholeNeeded?: boolean;
  /** The id of the step ("Photo 2 of 5"), which describes the heading; undefined if that is not worth a word. */
  readonly stepId?: string;
  /** What to do now, or what is happening: what is read first after the heading. */
  readonly children?: ReactNode;
  /** What is not read with the heading. */
  readonly more?: ReactNode;
  /** Opens the phone's camera app; null where it is not offered. */
  readonly onCameraApp?: (() => void) | null;
  /** A hint below the text, which the text gives way to; null for none. */
  readonly hint?: ReactNode;
  /** Whether the text is not seen beside the hint: one thing is said at a time. */
  readonly hintIsAll?: boolean;
}

/**
 * The text above the square, the same in every state: the photo's name as heading, which does not change
 * while that photo is taken, checked and sent, and below it what the state has to say. Screen readers hear the
 * state in the heading, which receives the focus.
 */
export function CaptureText(props: CaptureTextProps) {
  const { photo, previous, adminComment = null, doing, waits, isBrief = false, shownDoing, stepId } = props;
  const { children, more, hint = null, hintIsAll = false } = props;
  const { trouble = null, onMend, onCameraApp = null, isWholeNeeded = false, refused } = props;
  const { t } = useTranslation();
  const newsId = useId();
  const textId = useId();
  const commentId = useId();
  const cameraAppId = useId();
  const headingId = useId();
  const comment = refused ?? adminComment;
  // That of all photos is read once, not before each of them.
  const isNew = refused !== undefined || (adminComment !== null && previous === undefined);
  const hasText = children !== undefined;
  // What to do comes first: what is said of the picture may interrupt the rest.
  const described = [
    ...(hasText ? [textId] : []),
    ...(onCameraApp === null ? [] : [cameraAppId]),
    newsId,
    ...(isNew ? [commentId] : []),
    ...(stepId === undefined ? [] : [stepId]),
  ];
  const { scroller, isScrollable, needsRoom } = useScrollable(hint === null, isWholeNeeded);
  return (
    <TextArea>
      <CaptureHeading id={headingId} describedBy={described.join(' ')} waits={waits}>
        {doing !== undefined && (
          <VisuallyHidden>
            <span>{doing}</span>
            {!isBrief && <span> – </span>}
          </VisuallyHidden>
        )}
        <span aria-hidden={isBrief || undefined}>{t(`photos.title.${photo}`)}</span>
      </CaptureHeading>
      <TextScroller
        ref={scroller}
        data-needs-room={needsRoom || undefined}
        // Without it, the end of a long text could not be read with the keyboard.
        {...(isScrollable && { tabIndex: 0, role: 'group', 'aria-labelledby': headingId })}
      >
        <NewsLine id={newsId} previous={previous} />
        {trouble !== null && (
          <TroubleLine
            trouble={trouble}
            current={photo}
            onMend={() => {
              // The line goes, and its button with it.
              scroller.current?.parentElement?.querySelector('h1')?.focus({ preventScroll: true });
              onMend?.();
            }}
          />
        )}
        {comment !== null && <CommentLine id={commentId} comment={comment} />}
        <Hint $stepsBack={hint !== null} $isHidden={hintIsAll}>
          {shownDoing !== undefined && <Doing aria-hidden="true">{shownDoing}</Doing>}
          {hasText && <span id={textId}>{children}</span>}
          {/* After a comment there is room for one sentence; a hint says the other. */}
          {more !== undefined && onCameraApp === null && (comment === null || doing !== undefined) && (
            <span>{more}</span>
          )}
        </Hint>
        {onCameraApp !== null && <CameraAppLine id={cameraAppId} onOpen={onCameraApp} />}
      </TextScroller>
      {hint}
    </TextArea>
  );
}

/** The heading says it to screen readers. */
const Doing = styled.strong`
  display: block;
  color: ${viewfinder.ink};
  font-weight: ${weight.bold};
  svg {
    display: inline;
    margin-inline-end: ${space.x1};
    color: ${color.warnInk};
    vertical-align: text-bottom;
  }
`;
