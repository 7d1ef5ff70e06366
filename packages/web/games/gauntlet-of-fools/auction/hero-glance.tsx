import { content, explained, type HeroView } from '@tavolo/gauntlet-of-fools';
import { Icon } from '../../../parts/icon.tsx';
import { ExplainedNumber } from '../explained-number.tsx';
import { BoastSlips } from '../hero/boast-slip.tsx';
import { heroLabel, nameOf, useScene } from '../scene.ts';
import './hero-glance.css';

/** A hero of the auction in a line, while another one is being decided on. */
export function HeroGlance({ hero }: { readonly hero: HeroView }) {
  const scene = useScene();
  const { view, texts, own } = scene;
  const { attackDice, defense } = explained({ state: view, content }, hero.id);
  const cards = [hero.class, ...hero.weapons.map(({ card }) => card)];
  return (
    <section
      className="gof-glance"
      aria-label={heroLabel(scene, hero)}
      data-seat={hero.seat === null ? undefined : view.seats.indexOf(hero.seat) + 1}
    >
      <Icon name={`gof/${hero.class}`} />
      <div className="gof-glance-names">
        <strong>{cards.map((card) => texts.name(card)).join(' · ')}</strong>
        <span className="gof-owner">{hero.seat === null ? own.inTheMiddle : nameOf(scene, hero.seat)}</span>
      </div>
      <BoastSlips boasts={hero.boasts} />
      <ExplainedNumber what={texts.term('attack-dice')} shape="dice" number={attackDice} />
      <ExplainedNumber what={texts.term('defense')} shape="defense" number={defense} />
    </section>
  );
}
