import { isRefused, type RefusalName } from '@tavolo/protocol';
import { useState } from 'react';
import { identity } from '../app/me.ts';
import { Page } from '../app/page.tsx';
import { pathTo } from '../app/route.ts';
import { api } from '../host/api.ts';
import { Button, ButtonLink } from '../parts/button.tsx';
import { useText } from '../text/use-text.ts';
import './reading.css';

/** Takes over an identity by a link, once somebody has said that they mean it. */
export function CarryPage({ code }: { readonly code: string }) {
  const { me: text, common, refusals } = useText();
  const [name, setName] = useState<string | null>(null);
  const [refused, setRefused] = useState<RefusalName | null>(null);
  const claim = async () => {
    const said = await api.claim(code);
    if (isRefused(said)) return setRefused(said.refused);
    identity.take(said);
    setName(said.name);
  };
  return (
    <Page title={text.claimTitle}>
      <div className="reading">
        <h1>{name === null ? text.claimTitle : text.claimed(name)}</h1>
        {name === null ? <p>{text.claimSays}</p> : null}
        {refused === null ? null : <p role="alert">{refusals[refused]}</p>}
        {name === null && refused === null ? (
          <Button weight="main" icon="person" onClick={() => void claim()}>
            {text.claim}
          </Button>
        ) : (
          <ButtonLink weight="main" to={pathTo.home}>
            {common.toHome}
          </ButtonLink>
        )}
      </div>
    </Page>
  );
}
