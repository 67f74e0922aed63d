import type { ReactNode } from 'react';
import { LanguageSwitcher, type LanguageChoice } from '../../components/LanguageSwitcher.tsx';
import { Page } from '../../components/layout/Page.tsx';
import { ConnectionContext, type Connection } from '../connection.ts';
import { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice.tsx';
import { ShellFooter } from './ShellFooter.tsx';

export interface ProcedureShellProps {
  readonly languageChoice: LanguageChoice;
  /** The version in package.json, such as `1.4.0`. */
  readonly version: string;
  readonly connection: Connection;
  /** As of `ConnectionNoticeProps`. */
  readonly photosWait: ConnectionNoticeProps['photosWait'];
  /** The toast area. It must be mounted before the first toast, or that would not be announced. */
  readonly toasts: ReactNode;
  /** Which screen it is: each has a footer of its own, so that it does not move from where another screen had it. */
  readonly screen?: string;
  /** The screen. */
  readonly children: ReactNode;
}

/**
 * The parent shell of a procedure's screens (§2), with the language switcher (decision 1.4). The capture
 * screen covers all of it except the toasts.
 */
export function ProcedureShell(props: ProcedureShellProps) {
  const { version, connection, photosWait, languageChoice, toasts, screen, children } = props;
  return (
    <>
      {toasts}
      <Page
        headerEnd={<LanguageSwitcher {...languageChoice} />}
        notice={<ConnectionNotice connection={connection} photosWait={photosWait} />}
        footer={<ShellFooter key={screen} version={version} />}
      >
        <ConnectionContext.Provider value={connection}>{children}</ConnectionContext.Provider>
      </Page>
    </>
  );
}
