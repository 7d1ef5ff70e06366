import { useEffect, useState } from 'react';
import { useText } from '../text/use-text.ts';
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
  const copying = useCopying(link);
  return (
    <div className="shared-link">
      {copying.is === 'by-hand' ? <MarkedText text={link} /> : <ShownText label={label} text={link} />}
      <Copy label={common.copy} copying={copying} />
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

/** Copies a text, and says so; where the browser does not let it, shows the text marked. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const copying = useCopying(text);
  return (
    <>
      <Copy label={label} copying={copying} />
      {copying.is === 'by-hand' ? <MarkedText text={text} /> : null}
    </>
  );
}

type Copying = {
  /** `by-hand`: the browser lets no page copy that did not come encrypted, or was told not to. */
  readonly is: 'not-yet' | 'copied' | 'by-hand';
  readonly copy: () => void;
};

function useCopying(text: string): Copying {
  const [is, setIs] = useState<Copying['is']>('not-yet');
  useEffect(() => {
    if (is !== 'copied') return;
    const timer = setTimeout(() => setIs('not-yet'), 2000);
    return () => clearTimeout(timer);
  }, [is]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIs('copied');
    } catch {
      setIs('by-hand');
    }
  };
  return { is, copy: () => void copy() };
}

function Copy({ label, copying }: { readonly label: string; readonly copying: Copying }) {
  const { common } = useText();
  const isCopied = copying.is === 'copied';
  return (
    <Button icon={isCopied ? 'check' : 'copy'} onClick={copying.copy}>
      <span aria-live="polite">{isCopied ? common.copied : label}</span>
    </Button>
  );
}

type ShownTextProps = { readonly label: string; readonly text: string; readonly autoFocus?: boolean };

/** A text in a field, all of it marked as soon as somebody goes there. */
const ShownText = ({ label, text, autoFocus = false }: ShownTextProps) => (
  <Field
    label={label}
    value={text}
    readOnly
    autoFocus={autoFocus}
    onChange={() => undefined}
    onFocus={(event) => event.target.select()}
  />
);

/** A text that is to be copied by hand, and marked for it. */
function MarkedText({ text }: { readonly text: string }) {
  const { common } = useText();
  return <ShownText label={common.copyByHand} text={text} autoFocus />;
}
