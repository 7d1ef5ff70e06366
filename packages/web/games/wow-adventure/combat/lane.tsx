import { outlookOf } from '@tavolo/wow-adventure';
import { useMemo } from 'react';
import { Explanation } from '../../../parts/explanation.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { CombatView } from '../game.ts';
import { type Scene, useScene } from '../scene.ts';
import { facesFor, type Lane, otherSide } from './lanes.ts';
import './lane.css';
import { Sum } from './sum.tsx';
import { fighterOn } from './who.ts';

type LaneProps = { readonly combat: CombatView; readonly lane: Lane };

/** One attack: its sum, the defense that it must reach, and what comes of it between them. */
export function LaneShown({ combat, lane }: LaneProps) {
  const scene = useScene();
  const { own, words } = scene;
  const { by, type, order, attack, defense, fate } = lane;
  const { name } = fighterOn(scene, combat, by);
  const sums = [
    <Sum
      key="attack"
      icon={type}
      label={own.numbers.attack}
      value={attack}
      isOpen={attack.die === null && fate !== 'none'}
    />,
    <Sum key="defense" icon="defense" label={own.numbers.defense} value={defense} />,
  ];
  return (
    <li className="wa-lane" data-by={by} data-fate={fate} data-feels={feelOf(scene, combat, lane)}>
      <h4 className="wa-lane-head">
        <Icon name={`wa/${type}`} />
        {words.combat.attacks(name)}
        <span className="wa-lane-type">
          {own.types[type]}, {words.combat.order[order]}
        </span>
      </h4>
      <dl className="wa-lane-sums">
        {by === 'attacking' ? sums : sums.toReversed()}
        <Verdict combat={combat} lane={lane} />
      </dl>
    </li>
  );
}

/** How an attack feels to whoever looks on: a rival in a duel looks from the other side, everybody else with the hero. */
function feelOf({ onlooker }: Scene, { rival }: CombatView, { by, fate }: Lane): 'good' | 'bad' | 'plain' {
  const isHit = fate === 'hit' || fate === 'would-hit';
  const isMiss = fate === 'miss' || fate === 'would-miss';
  if (!isHit && !isMiss) return 'plain';
  const isOurs = (by === 'attacking') === (rival === null || rival !== onlooker);
  return isHit === isOurs ? 'good' : 'bad';
}

/** What comes of an attack; before the roll, how likely it is to hit. */
function Verdict({ combat, lane }: LaneProps) {
  const scene = useScene();
  const { fate } = lane;
  return (
    <div className="wa-verdict">
      <dt className="unseen">{scene.words.combat.combat}</dt>
      <dd>
        {fate === 'open' ? <Chance combat={combat} lane={lane} /> : <Outcome combat={combat} lane={lane} />}
        <Icon name="next" className="wa-lane-arrow" />
      </dd>
    </div>
  );
}

function Chance({ combat, lane }: LaneProps) {
  const scene = useScene();
  const { by, needed, type, damage } = lane;
  const { combat: words } = scene.words;
  const outlook = useMemo(() => outlookOf(scene.view), [scene.view]);
  const percent = Math.round(100 * (outlook?.[by] ?? 0));
  const { name } = fighterOn(scene, combat, by);
  return (
    <>
      <Explanation
        label={words.chance({ name, type, percent, damage: damage.n })}
        content={() => <Reasons lane={lane} percent={percent} />}
      >
        <strong className="wa-chance">{words.percent(percent)}</strong>
      </Explanation>
      <Faces needed={needed} />
      <span className="wa-lane-note">{neededSaid(scene, needed)}</span>
      <Harm combat={combat} by={by} n={damage.n} />
    </>
  );
}

/** Where a chance comes from: the faces that hit, and what changes that. */
function Reasons({
  lane: { attack, defense, needed },
  percent,
}: {
  readonly lane: Lane;
  readonly percent: number;
}) {
  const { combat: words } = useScene().words;
  const faces = facesFor(needed);
  const isPlain = percent === Math.round((100 * faces) / 6);
  return (
    <>
      <p>{words.reasons.faces({ attack: attack.n, defense: defense.n, faces })}</p>
      {isPlain ? null : <p>{words.reasons.powers}</p>}
      <p>{words.reasons.cards}</p>
    </>
  );
}

function neededSaid({ words: { combat } }: Scene, needed: number): string {
  if (facesFor(needed) === 6) return combat.always;
  return facesFor(needed) === 0 ? combat.never : combat.needs(needed);
}

/** The six faces of a die; those that hit are filled. */
const Faces = ({ needed }: { readonly needed: number }) => (
  <span className="wa-faces" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6].map((face) => (
      <span key={face} className="wa-face" data-hits={face >= needed} />
    ))}
  </span>
);

function Outcome({ combat, lane }: LaneProps) {
  const scene = useScene();
  const { by, fate, damage } = lane;
  const isHit = fate === 'hit' || fate === 'would-hit';
  const isMiss = fate === 'miss' || fate === 'would-miss';
  return (
    <>
      <strong className="wa-outcome">
        {isHit ? <Icon name="check" /> : null}
        {isMiss ? <Icon name="close" /> : null}
        {outcomeSaid(scene, lane)}
      </strong>
      {isHit ? <Harm combat={combat} by={by} n={damage.n} /> : null}
    </>
  );
}

function outcomeSaid({ words: { combat } }: Scene, { fate, attack, defense }: Lane): string {
  const short = defense.n - attack.n;
  switch (fate) {
    case 'hit':
      return combat.hits;
    case 'miss':
      return combat.missesBy(short);
    case 'would-hit':
      return combat.wouldHit;
    case 'would-miss':
      return combat.wouldMissBy(short);
    case 'spared':
      return combat.spared;
    case 'too-late':
      return combat.tooLate;
    case 'none':
    case 'open':
      return combat.makesNoAttack;
  }
}

type HarmProps = { readonly combat: CombatView; readonly by: Lane['by']; readonly n: number };

/** What a hit does. */
function Harm({ combat, by, n }: HarmProps) {
  const scene = useScene();
  const { combat: words } = scene.words;
  const { hero } = fighterOn(scene, combat, otherSide(by));
  const left = hero === null ? 0 : hero.health - hero.damage;
  const says = hero === null && n > 0 ? words.beats : n >= left && n > 0 ? words.defeats(n) : words.damage(n);
  return (
    <span className="wa-lane-note" data-is="harm">
      <Icon name="wa/damage" /> {says}
    </span>
  );
}
