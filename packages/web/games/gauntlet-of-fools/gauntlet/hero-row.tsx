import type { HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { BoastSlips } from '../hero/boast-slip.tsx';
import { CardExplanation } from '../hero/card-explanation.tsx';
import { Duel } from '../hero/duel.tsx';
import { Hearts } from '../hero/hearts.tsx';
import { MarkList } from '../hero/mark-list.tsx';
import { Purse } from '../hero/purse.tsx';
import { RolledDice } from '../hero/rolled-dice.tsx';
import { Tokens } from '../hero/tokens.tsx';
import { LitCover } from '../lit-cover.tsx';
import { classOf, heroLabel, isNow, isResting, nameOf, useScene } from '../scene.ts';
import './hero-row.css';

/** Somebody else's hero, at a glance. */
export function HeroRow({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { lit, view, deciding } = scene;
  const states = [
    lit.has(hero.id) ? 'is-lit' : '',
    isResting(scene, hero) ? 'is-resting' : '',
    hero.seat !== null && deciding.includes(hero.seat) ? 'is-deciding' : '',
    isNow(scene, 'died', hero.id) ? 'is-dying' : '',
  ];
  return (
    <section
      className={`gof-row ${states.join(' ')}`}
      aria-label={heroLabel(scene, hero)}
      data-seat={hero.seat === null ? undefined : view.seats.indexOf(hero.seat) + 1}
    >
      <RowHead hero={hero} />
      <div className="gof-row-fight">
        <Duel hero={hero} />
        <div className="gof-row-aside">
          <RolledDice hero={hero} />
          <div className="gof-row-carried">
            <MarkList hero={hero} />
            <BoastSlips boasts={hero.boasts} />
          </div>
        </div>
      </div>
      <LitCover of={hero.id} />
    </section>
  );
}

/** Whose it is, what it is, and how it fares. */
function RowHead({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { texts } = scene;
  return (
    <header className="gof-row-head">
      <CardExplanation card={hero.class} className="gof-row-icon">
        <Icon name={`gof/${hero.class}`} />
      </CardExplanation>
      <div className="gof-row-names">
        <p className="gof-owner">{hero.seat === null ? null : nameOf(scene, hero.seat)}</p>
        <h3>
          {classOf(scene, hero)}{' '}
          {hero.classTokens > 0 ? <Tokens count={hero.classTokens} spot={`tokens-${hero.id}`} /> : null}
        </h3>
        <div className="gof-row-weapons">
          {hero.weapons.map(({ card, tokens }) => (
            <span key={card} className="gof-row-weapon">
              <CardExplanation card={card} className="gof-row-weapon">
                <Icon name={`gof/${card}`} /> {texts.name(card)}
              </CardExplanation>
              {tokens > 0 ? <Tokens count={tokens} spot={`tokens-${card}`} /> : null}
            </span>
          ))}
        </div>
      </div>
      <div className="gof-row-fortune">
        <Purse hero={hero} />
        <Hearts hero={hero} />
      </div>
    </header>
  );
}
