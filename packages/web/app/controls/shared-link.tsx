import { useEffect, useState } from 'react';
import { useText } from '../../text/use-text.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import './shared-link.css';

type SharedLinkProps = {
  readonly label: string;
  /** A path of the app. */
  readonly path: string;
  /** What a message that shares it says. */
  readonly title: string;
};

/** A link to give away: to copy, or to share by whatever the device shares with. */
export function SharedLink({ label, path, title }: SharedLinkProps) {
  const { common } = useText();
  const link = fullLink(path);
  return (
    <div className="shared-link">
      <Field
        label={label}
        value={link}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton text={link} label={common.copy} />
      {'share' in navigator ? (
        <Button
          icon="share"
          onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
        >
          {common.share}
        </Button>
      ) : null}
    </div>
  );
}

/** The whole address of a path of the app. */
export const fullLink = (path: string): string => new URL(path, location.href).href;

/** Copies a text, and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const { common } = useText();
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Without the right to write there, the text can still be marked and copied by hand.
    }
  };
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? common.copied : label}</span>
    </Button>
  );
}
