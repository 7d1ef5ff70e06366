import type { Seat } from '@tavolo/kernel';
import type { ReactNode } from 'react';
import { AbilityCard } from '../cards/ability-card.tsx';
import { BothSides } from '../cards/challenge-card.tsx';
import { QuestCard } from '../cards/quest-card.tsx';
import type { HeroView } from '../game.ts';
import { heroTitle, seatNumber, useScene } from '../scene.ts';
import { CharacterCards } from './character-sheet.tsx';

/** Everything that may be known of a hero. */
export function HeroSheet({ seat }: { readonly seat: Seat }) {
  const scene = useScene();
  const { view, own, texts } = scene;
  const hero = view.heroes.find((one) => one.seat === seat);
  if (hero === undefined) return null;
  const items = [hero.weapon, hero.armor, ...hero.backpack].flatMap((card) => (card === null ? [] : [card]));
  return (
    <div className="wa-sheet" data-seat={seatNumber(scene, seat)}>
      <p className="wa-sheet-title">
        {texts.name(hero.character)} · {heroTitle(scene, hero)}
      </p>
      <Plights hero={hero} />
      <CharacterCards id={hero.character} level={hero.level} up={hero.reversed ? 'reverse' : 'starting'} />
      <Listed title={own.drawers.pack} isEmpty={items.length === 0}>
        {items.map((card) => (
          <li key={card}>
            <BothSides card={card} />
          </li>
        ))}
      </Listed>
      <Listed title={own.drawers.quests} isEmpty={hero.quests.length === 0}>
        {hero.quests.map((active) => (
          <li key={active.quest}>
            <QuestCard id={active.quest} active={active} />
          </li>
        ))}
      </Listed>
      <Past hero={hero} />
    </div>
  );
}

/** What it has achieved, and the cards it has played. */
function Past({ hero }: { readonly hero: HeroView }) {
  const { own, texts } = useScene();
  return (
    <>
      <Listed title={own.questLog} isEmpty={hero.log.length === 0}>
        {hero.log.map(({ card, valor }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a log only grows
          <li key={`${card} ${place}`}>
            {texts.name(card)}: {own.valorPoints(valor)}
          </li>
        ))}
      </Listed>
      <Listed title={own.discardPile} isEmpty={hero.discard.length === 0}>
        {[...new Set(hero.discard)].map((ability) => (
          <li key={ability}>
            <AbilityCard id={ability} />
          </li>
        ))}
      </Listed>
    </>
  );
}

/** What it suffers from, and the cards that lie on it. */
function Plights({ hero }: { readonly hero: HeroView }) {
  const { view, own, texts } = useScene();
  const plights = [
    ...(hero.turn.isNotAsked ? [own.notAsked] : []),
    ...(hero.diseases === 0 ? [] : [own.diseases(hero.diseases)]),
    ...hero.lasting.map(({ is, n }) => (is === 'poisoned' ? own.lasting.poisoned(n) : own.lasting[is])),
    ...view.attached
      .filter(({ on, target }) => on === 'hero' && target === hero.seat)
      .map(({ ability }) => texts.name(ability)),
  ];
  return plights.length === 0 ? null : <p className="wa-plights">{plights.join(' · ')}</p>;
}

type ListedProps = { readonly title: string; readonly isEmpty: boolean; readonly children: ReactNode };

function Listed({ title, isEmpty, children }: ListedProps) {
  const { own } = useScene();
  return (
    <section>
      <h3>{title}</h3>
      {isEmpty ? <p className="wa-nothing">{own.nothingYet}</p> : <ul className="wa-deck">{children}</ul>}
    </section>
  );
}
