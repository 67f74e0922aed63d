import { Button, Notice } from '@recto/ui';
import { useEffect, useRef, useState } from 'react';
import { DetailList } from './DetailList.tsx';

export interface CopyAsProfileProps {
  /** What is known of this phone now, as a profile. */
  readonly profile: () => object;
  /** @returns false if the browser does not allow it. */
  readonly copyText: (text: string) => Promise<boolean>;
}

const explained = {
  'In it': 'each camera of this phone, what it reports, and what happened since it was opened',
  'Left out':
    'ids of devices and groups, USB and serial numbers, names of owners; of the user agent all but system and browser',
  'Before you send it':
    'press “Next camera” and copy again, so that each camera is in it; write the model and the full version of the system into “phone”',
  'Where to': 'a file in packages/testing/src/phones/profiles, see “A phone” in CONTRIBUTING',
};

/** Copies what this phone says of its cameras, so that it becomes a test (CONTRIBUTING, "A phone"). */
export function CopyAsProfile({ profile, copyText }: CopyAsProfileProps) {
  const [text, setText] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);

  const copy = async () => {
    const next = `${JSON.stringify(profile(), null, 2)}\n`;
    // At once, since browsers copy only while they handle the tap.
    const done = copyText(next);
    setText(next);
    setCopied(await done);
  };

  return (
    <>
      <Button action="copy-link" variant="secondary" onClick={() => void copy()}>
        Copy as profile
      </Button>
      {text !== null && (
        <>
          <Notice
            tone={copied ? 'success' : 'warn'}
            title={copied ? 'Copied' : 'This browser does not copy: take the text below'}
          >
            <DetailList details={explained} />
          </Notice>
          <ProfileText text={text} isSelected={!copied} />
        </>
      )}
    </>
  );
}

function ProfileText({ text, isSelected }: { readonly text: string; readonly isSelected: boolean }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isSelected) field.current?.select();
  }, [text, isSelected]);
  return (
    <textarea
      ref={field}
      readOnly
      aria-label="The profile of this phone"
      rows={12}
      value={text}
      style={{ width: '100%', fontFamily: 'monospace' }}
    />
  );
}
