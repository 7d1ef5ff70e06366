import { Icon } from '../../../parts/icon.tsx';
import type { Fact } from '../game.ts';
import { type Scene, unitName, useScene } from '../scene.ts';
import { AttackShown } from './attack-shown.tsx';
import { attackTold } from './attack-told.ts';
import './dice.css';

/** Whatever is being rolled, over the map. */
export function DiceTable() {
  const scene = useScene();
  const attack = attackTold(scene);
  const check = scene.now === null ? null : checkTold(scene, scene.now.fact);
  if (attack === null && check === null) return null;
  return (
    <div className="ma-dice-table" aria-live="polite">
      {attack === null ? null : <AttackShown attack={attack} />}
      {check === null ? null : <CheckShown check={check} />}
    </div>
  );
}

/** A roll of the game die or of the recharge die. */
type Check = {
  readonly title: string;
  /** `null`: it shows an icon. */
  readonly face: number | null;
  readonly icon: string;
  readonly said: string;
  readonly isBad: boolean;
};

function checkTold(scene: Scene, fact: Fact): Check | null {
  const { own, texts } = scene;
  switch (fact.is) {
    case 'checked-spawn':
      return {
        title: own.spawnCheck(unitName(scene, fact.explorer)),
        face: fact.roll,
        icon: 'spawn',
        said: own.checkSaid(fact.rating, fact.comes),
        isBad: fact.comes,
      };
    case 'checked-horror':
      return {
        title: own.horrorCheck,
        face: fact.roll,
        icon: 'horror',
        said: own.checkSaid(fact.rating, fact.comes),
        isBad: fact.comes,
      };
    case 'effect-rolled':
      return {
        title: texts.name(fact.card),
        face: fact.roll,
        icon: 'game-die',
        said: own.effectSaid(fact.atLeast, fact.roll >= fact.atLeast),
        isBad: false,
      };
    case 'recharged':
      return {
        title: unitName(scene, fact.explorer),
        face: null,
        icon: fact.face === 'health' ? 'health' : fact.face === 'blank' ? 'recharge' : 'stamina',
        said: own.recharges[fact.face],
        isBad: false,
      };
    default:
      return null;
  }
}

const CheckShown = ({ check: { title, face, icon, said, isBad } }: { readonly check: Check }) => (
  <section className="ma-dice" data-rolling="true">
    <h3>
      <Icon name={`ma/${icon}`} /> {title}
    </h3>
    <p className="ma-dice-row">
      <span className="ma-ten" data-bad={isBad}>
        {face === null ? <Icon name={`ma/${icon}`} /> : face}
      </span>
      <span>{said}</span>
    </p>
  </section>
);
