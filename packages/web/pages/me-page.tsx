import { isRefused, longest, type Me, type RefusalName } from '@tavolo/protocol';
import { type FormEvent, useState } from 'react';
import { identity, useKnown } from '../app/me.ts';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { api } from '../host/api.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { SettingsPanel } from '../settings/settings-panel.tsx';
import { localeOf } from '../text/time.ts';
import { useLanguage, useText } from '../text/use-text.ts';
import { CarryLinkMaker } from './carry-link-maker.tsx';
import { SignOut } from './sign-out.tsx';
import './me-page.css';

/** A person's identity here: a name, their devices, and the settings of this one. */
export function MePage() {
  const { me: text, settings, refusals, common } = useText();
  const known = useKnown();
  return (
    <Page title={text.title}>
      <div className="reading me-page">
        <h1>{known.is === 'known' ? known.me.name : text.title}</h1>
        {known.is === 'unreachable' ? <p role="status">{refusals['no-connection']}</p> : null}
        {known.is === 'known' || known.is === 'stranger' ? (
          <NameForm me={known.is === 'known' ? known.me : null} />
        ) : null}
        {known.is === 'known' ? <Devices me={known.me} /> : null}
        {known.is === 'known' ? <CarryLinkMaker /> : null}
        <h2>{text.stored}</h2>
        <p>{text.storedSays}</p>
        <h2>{settings.title}</h2>
        <SettingsPanel />
        <ButtonLink to={pathTo.home}>{common.toHome}</ButtonLink>
      </div>
    </Page>
  );
}

function NameForm({ me }: { readonly me: Me | null }) {
  const { me: text, refusals } = useText();
  const [name, setName] = useState(me?.name ?? '');
  const [refused, setRefused] = useState<RefusalName | null>(null);
  const [isSaved, setSaved] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const said = await (me === null ? api.introduce(name.trim()) : api.rename(name.trim()));
    setRefused(isRefused(said) ? said.refused : null);
    setSaved(!isRefused(said));
    if (!isRefused(said)) identity.take(said);
  };
  return (
    <form className="me-name" onSubmit={(event) => void save(event)}>
      <Field
        label={text.name}
        value={name}
        maxLength={longest.name}
        autoComplete="nickname"
        required
        wrong={refused === null ? null : refusals[refused]}
        onChange={(value) => {
          setName(value);
          setSaved(false);
        }}
      />
      <Button type="submit" weight="main" icon={isSaved ? 'check' : 'save'}>
        {isSaved ? text.saved : me === null ? text.firstName : text.save}
      </Button>
    </form>
  );
}

function Devices({ me }: { readonly me: Me }) {
  const { me: text } = useText();
  const language = useLanguage();
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium' });
  const [isLeaving, leave] = useState(false);
  const revoke = async (device: string) => {
    const said = await api.revoke(device);
    if (isRefused(said)) await identity.ask();
    else identity.take(said);
  };
  const signOut = async () => {
    await api.revoke(me.devices.find(({ isThis }) => isThis)?.id ?? '');
    await identity.ask();
  };
  return (
    <section className="me-devices">
      <h2>{text.devices}</h2>
      <ul>
        {me.devices.map(({ id, label, added, isThis }) => (
          <li key={id}>
            <span>
              <strong>{label}</strong> {isThis ? `(${text.thisDevice})` : ''}
              <br />
              <small>{text.since(date.format(added))}</small>
            </span>
            <Button weight="grave" onClick={() => (isThis ? leave(true) : void revoke(id))}>
              {isThis ? text.revokeThis : text.revoke}
            </Button>
          </li>
        ))}
      </ul>
      {isLeaving ? <SignOut me={me} onSignOut={() => void signOut()} onClose={() => leave(false)} /> : null}
    </section>
  );
}
