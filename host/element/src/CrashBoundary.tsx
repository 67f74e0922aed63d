import { ChunkLoadError } from '@recto/ui';
import { Component, type ReactNode } from 'react';
import { JourneyError } from './JourneyError.ts';

export interface CrashBoundaryProps {
  /** The screens of a journey. */
  readonly children: ReactNode;
  /** What is shown in place of a screen that crashed. */
  readonly renderFailure: (error: JourneyError, onRetry: () => void) => ReactNode;
  readonly onFailure: (error: JourneyError) => void;
  /** Opens the journey anew. */
  readonly onOpenAgain: () => void;
}

interface CrashBoundaryState {
  /** Null while nothing has crashed. */
  readonly error: JourneyError | null;
  readonly hasRetried: boolean;
}

/**
 * Shows a failure in place of a screen that crashed. "Try again" first renders the screen again, so that a photo that
 * was taken is still there; after another crash, it opens the journey anew. The page is not reloaded: it is not Recto's.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, CrashBoundaryState> {
  override state: CrashBoundaryState = { error: null, hasRetried: false };

  static getDerivedStateFromError(cause: unknown): Pick<CrashBoundaryState, 'error'> {
    const error =
      cause instanceof ChunkLoadError
        ? new JourneyError('unreachable', 'A part of the element could not be loaded.', { cause })
        : new JourneyError('crash', 'A screen crashed.', { cause });
    return { error };
  }

  override componentDidCatch(): void {
    this.props.onFailure(this.state.error!);
  }

  override render(): ReactNode {
    const { error, hasRetried } = this.state;
    if (error === null) return this.props.children;
    const renderAgain = () => this.setState({ error: null, hasRetried: true });
    return this.props.renderFailure(error, hasRetried ? this.props.onOpenAgain : renderAgain);
  }
}
