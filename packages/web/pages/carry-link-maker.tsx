import { type CarryLink, isRefused, type RefusalName } from '@tavolo/protocol';
import { useState } from 'react';
import { pathTo } from '../app/route.ts';
import { api } from '../host/api.ts';
import { Button, type ButtonProps } from '../parts/button.tsx';
import { QrCode } from '../parts/qr-code.tsx';
import { fullLink, SharedLink } from '../parts/shared-link.tsx';
import { localeOf } from '../text/time.ts';
import { useLanguage, useText } from '../text/use-text.ts';

/** Makes a link that brings one's identity to another device. */
export function CarryLinkMaker({ weight = 'plain' }: Pick<ButtonProps, 'weight'>) {
  const { me: text, refusals } = useText();
  const language = useLanguage();
  const [link, setLink] = useState<CarryLink | null>(null);
  const [refused, setRefused] = useState<RefusalName | null>(null);
  const make = async () => {
    const said = await api.carryLink();
    setLink(isRefused(said) ? null : said);
    setRefused(isRefused(said) ? said.refused : null);
  };
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle: 'short' });
  return (
    <section className="me-carry">
      <h2>{text.carry}</h2>
      <p>{text.carrySays}</p>
      {link === null ? (
        <Button weight={weight} icon="qr" onClick={() => void make()}>
          {text.makeLink}
        </Button>
      ) : (
        <>
          <QrCode link={fullLink(pathTo.carry(link.code))} label={text.carry} />
          <SharedLink label={text.carry} path={pathTo.carry(link.code)} title={text.carry} />
          <p>{text.expires(time.format(link.expires))}</p>
        </>
      )}
      {refused === null ? null : <p role="alert">{refusals[refused]}</p>}
    </section>
  );
}
