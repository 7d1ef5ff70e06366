import {
  content,
  explained,
  type HeroView,
  type ExplainedNumber as NumberParts,
} from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { ExplainedNumber } from '../explained-number.tsx';
import { BoastSlips } from '../hero/boast-slip.tsx';
import { CardFace } from '../hero/card-face.tsx';
import { Tokens } from '../hero/tokens.tsx';
import { LitCover } from '../lit-cover.tsx';
import { heroLabel, nameOf, useScene } from '../scene.ts';
import './hero-pair.css';

type HeroPairProps = {
  /** The hero; its numbers are counted with the boasts it has here. */
  readonly hero: HeroView;
  /** Whether it is still to be had, so that what stealing costs matters. */
  readonly isForSale: boolean;
};

/** A hero of the auction: its class and its weapons, with its boasts pinned on and the player who holds it. */
export function HeroPair({ hero, isForSale }: HeroPairProps) {
  const scene = useScene();
  const { view, texts, lit } = scene;
  const heroes = view.heroes.map((one) => (one.id === hero.id ? hero : one));
  const { attackDice, defense } = explained({ state: { ...view, heroes }, content }, hero.id);
  const isHeld = hero.seat !== null;
  return (
    <section
      className={`gof-pair ${isHeld ? 'is-held' : 'is-free'} ${lit.has(hero.id) ? 'is-lit' : ''}`}
      aria-label={heroLabel(scene, hero)}
    >
      <Holder hero={hero} />
      <div className="gof-pair-cards">
        <CardFace
          card={hero.class}
          is="class"
          number={<ExplainedNumber what={texts.term('defense')} shape="defense" number={defense} />}
          tokens={<Tokens count={content.classes.get(hero.class)?.tokens ?? 0} spot={`tokens-${hero.id}`} />}
        />
        <WeaponFaces hero={hero} dice={attackDice} />
      </div>
      <BoastSlips boasts={hero.boasts} />
      {isForSale && isHeld ? <Price hero={hero} /> : null}
      <LitCover of={hero.id} />
    </section>
  );
}

type WeaponFacesProps = { readonly hero: HeroView; readonly dice: NumberParts };

/** The weapons, the first with its dice counted as they will be rolled. */
function WeaponFaces({ hero, dice }: WeaponFacesProps) {
  const { texts } = useScene();
  return hero.weapons.map(({ card }, place) => (
    <CardFace
      key={card}
      card={card}
      is="weapon"
      number={
        place === 0 ? <ExplainedNumber what={texts.term('attack-dice')} shape="dice" number={dice} /> : null
      }
      tokens={<Tokens count={content.weapons.get(card)?.tokens ?? 0} spot={`tokens-${card}`} />}
    />
  ));
}

/** The player who holds a hero, on a ribbon above it. */
function Holder({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { own, view } = scene;
  if (hero.seat === null) return <p className="gof-holder is-free">{own.inTheMiddle}</p>;
  return (
    <p className="gof-holder" data-seat={view.seats.indexOf(hero.seat) + 1}>
      <Icon name="person" />
      {nameOf(scene, hero.seat)}
    </p>
  );
}

/** What it takes to steal a hero that somebody holds. */
function Price({ hero }: { readonly hero: HeroView }) {
  const { own } = useScene();
  const isSafe = hero.boasts.length >= content.boasts.size;
  return <p className="gof-price">{isSafe ? own.neverStolen : own.stealPrice}</p>;
}
