import type { Box, Texts } from '@tavolo/box';
import { useMemo, useState } from 'react';
import { useGame } from '../app/games.ts';
import { Page } from '../app/page.tsx';
import { Field } from '../parts/field.tsx';
import { useText } from '../text/use-text.ts';
import { BookLinks } from './book-links.tsx';
import './cards-page.css';
import { hitsIn, isFoundIn, type Synonyms } from './found-rules.ts';
import { Hits } from './hits.tsx';
import { LostPage } from './lost-page.tsx';
import './reading.css';

/** A card in words. */
export type WordedCard = { readonly id: string; readonly name: string; readonly lines: readonly string[] };

/** Every card of a game that says something, in the order of their names. */
export const cardsOf = (box: Box, texts: Texts): readonly WordedCard[] =>
  box.conformance.content
    .map((id) => ({ id, name: texts.name(id), lines: texts.cardText(id) }))
    .filter(({ lines }) => lines.length > 0)
    .sort((one, other) => one.name.localeCompare(other.name));

/** All cards of a game, to look through and to search. */
export function CardsPage({ game }: { readonly game: string }) {
  const { rules } = useText();
  const shown = useGame(game);
  if (shown === null) return <LostPage />;
  const { box, texts } = shown;
  return (
    <Page title={rules.cardsOf(texts.title)} game={game}>
      <div className="reading cards-page">
        <h1>{rules.cardsOf(texts.title)}</h1>
        <BookLinks game={game} here="cards" />
        <Cards box={box} texts={texts} />
      </div>
    </Page>
  );
}

const none: Synonyms = [];

function Cards({ box, texts }: { readonly box: Box; readonly texts: Texts }) {
  const { rules } = useText();
  const [wanted, setWanted] = useState('');
  const all = useMemo(() => cardsOf(box, texts), [box, texts]);
  const cards = all.filter(({ name, lines }) => isFoundIn([name, ...lines].join('\n'), wanted));
  return (
    <>
      <Field label={rules.searchCards} type="search" value={wanted} onChange={setWanted} />
      <p role="status">{cards.length === 0 ? rules.noCards : rules.foundCards(cards.length)}</p>
      <ul className="cards-shown">
        {cards.map(({ id, name, lines }) => (
          <li key={id}>
            <h2>
              <Hits pieces={hitsIn(name, wanted, none)} />
            </h2>
            {lines.map((line) => (
              <p key={line}>
                <Hits pieces={hitsIn(line, wanted, none)} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
