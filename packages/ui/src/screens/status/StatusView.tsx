import { ExpiredView, type ExpiredViewProps } from './ExpiredView.tsx';
import { FinishedView, type FinishedViewProps } from './FinishedView.tsx';
import { RefusedView, type RefusedViewProps } from './RefusedView.tsx';

/** The props for each status in which a procedure has ended. */
export type StatusViewProps =
  | ({ readonly status: 'finished' } & FinishedViewProps)
  | ({ readonly status: 'refused' } & RefusedViewProps)
  | ({ readonly status: 'expired' } & ExpiredViewProps);

/** The status screen (§2): how the procedure ended, and what to do next. */
export function StatusView(props: StatusViewProps) {
  switch (props.status) {
    case 'finished':
      return <FinishedView receipt={props.receipt} redirectUrl={props.redirectUrl} />;
    case 'refused':
      return (
        <RefusedView
          adminComment={props.adminComment}
          photos={props.photos}
          restarting={props.restarting}
          onRestart={props.onRestart}
        />
      );
    case 'expired':
      return <ExpiredView redirectUrl={props.redirectUrl} />;
  }
}
