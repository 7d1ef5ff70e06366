import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { BoastSlips } from '../hero/boast-slip.tsx';
import { CardFace } from '../hero/card-face.tsx';
import { Duel } from '../hero/duel.tsx';
import { Hearts } from '../hero/hearts.tsx';
import { MarkList } from '../hero/mark-list.tsx';
import { Purse } from '../hero/purse.tsx';
import { RolledDice } from '../hero/rolled-dice.tsx';
import { Tokens } from '../hero/tokens.tsx';
import { LitCover } from '../lit-cover.tsx';
import { heroLabel, isNow, isResting, nameOf, useScene } from '../scene.ts';
import './hero-mat.css';

/** One's own hero, laid out in front: its cards, its fight, and what it has. */
export function HeroMat({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { lit, view } = scene;
  const seat = hero.seat === null ? undefined : view.seats.indexOf(hero.seat) + 1;
  const states = [
    lit.has(hero.id) ? 'is-lit' : '',
    isResting(scene, hero) ? 'is-resting' : '',
    isNow(scene, 'died', hero.id) ? 'is-dying' : '',
  ];
  return (
    <section
      className={`gof-mat ${states.join(' ')}`}
      data-part="at-stake"
      aria-label={heroLabel(scene, hero)}
      data-seat={seat}
    >
      <Cards hero={hero} />
      <div className="gof-mat-fight">
        <Fortune hero={hero} />
        <Duel hero={hero} />
        <RolledDice hero={hero} />
        <MarkList hero={hero} />
        <BoastSlips boasts={hero.boasts} />
      </div>
      <LitCover of={hero.id} />
    </section>
  );
}

/** What a hero is made of, with the tokens on it. */
function Cards({ hero }: { readonly hero: HeroView }) {
  return (
    <div className="gof-mat-cards">
      <CardFace
        card={hero.class}
        is="class"
        number={null}
        tokens={<Tokens count={hero.classTokens} spot={`tokens-${hero.id}`} />}
      />
      {hero.weapons.map(({ card, tokens }) => (
        <CardFace
          key={card}
          card={card}
          is="weapon"
          number={null}
          tokens={<Tokens count={tokens} spot={`tokens-${card}`} />}
        />
      ))}
    </div>
  );
}

/** Who you are, your hearts and your gold. */
function Fortune({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { own, view } = scene;
  const isOneOfTwo = view.heroes.filter(({ seat }) => seat === hero.seat).length > 1;
  return (
    <header className="gof-fortune">
      <p className="gof-owner">
        {hero.seat === null ? null : nameOf(scene, hero.seat)}
        {isOneOfTwo && hero.playing ? (
          <span className="gof-active">
            <Icon name="gof/active" /> {own.active}
          </span>
        ) : null}
      </p>
      <Hearts hero={hero} />
      <Purse hero={hero} />
    </header>
  );
}
