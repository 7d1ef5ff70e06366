import { defenceSeen } from '@tavolo/machina-arcana';
import { Icon } from '../../../parts/icon.tsx';
import { isExplorer, type Scene, unitName, useScene } from '../scene.ts';
import { AttackDie } from './attack-die.tsx';
import { type Aimed, type AttackTold, isUnit } from './attack-told.ts';

/** An attack: its dice, what they come to, and what that means for everybody it is aimed at. */
export function AttackShown({ attack }: { readonly attack: AttackTold }) {
  const scene = useScene();
  const { own } = scene;
  const { roll, total, isRolling } = attack;
  const dice = [
    ...roll.white.map((face) => ({ colour: 'white' as const, face })),
    ...roll.black.map((face) => ({ colour: 'black' as const, face })),
  ];
  return (
    <section className="ma-dice" aria-label={own.attack} data-rolling={isRolling}>
      <h3>{attackTitle(scene, attack)}</h3>
      <p className="ma-dice-row">
        <span className="unseen">{own.diceSaid([...roll.white], [...roll.black])}</span>
        {dice.map((die, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <AttackDie key={place} {...die} place={place} isRolling={isRolling} />
        ))}
        <SumParts attack={attack} />
        <strong className="ma-dice-total" title={own.total}>
          <span className="unseen">{own.total}: </span>
          {total}
        </strong>
      </p>
      <ul className="ma-dice-targets">
        {roll.targets.map((target) => (
          <Faced key={target} attack={attack} target={target} />
        ))}
      </ul>
    </section>
  );
}

function attackTitle(scene: Scene, { roll }: AttackTold): string {
  const { own, texts } = scene;
  const by = roll.by === null ? sourceName(scene, roll.source) : unitName(scene, roll.by);
  return roll.by === null || roll.by === roll.source ? by : own.attackWith(by, texts.name(roll.source));
}

const sourceName = ({ own, texts }: Scene, source: string): string =>
  own.sources[source] ?? texts.name(source);

/** What was added to the dice, and what changed the roll since. */
function SumParts({ attack: { roll, changes } }: { readonly attack: AttackTold }) {
  const scene = useScene();
  const totals = [roll.total, ...changes.map(({ total }) => total)];
  const parts = [
    ...(roll.bonus === 0 ? [] : [{ key: 'bonus', by: roll.bonus, from: scene.own.cards }]),
    ...changes.map(({ source, total }, nth) => ({
      key: `${nth}`,
      by: total - (totals[nth] ?? 0),
      from: sourceName(scene, source),
    })),
  ];
  return parts.map(({ key, by, from }) => (
    <span key={key} className="ma-dice-part" title={from}>
      {by < 0 ? '−' : '+'}
      {Math.abs(by)} <span className="ma-dice-from">{from}</span>
    </span>
  ));
}

type FacedProps = { readonly attack: AttackTold; readonly target: Aimed };

/** A target: what must be reached, and whether it was; before that is settled, what essence would make of it. */
function Faced({ attack, target }: FacedProps) {
  const scene = useScene();
  const { own, view, texts, question } = scene;
  const outcome = attack.outcomes.find((one) => one.target === target);
  const defence = outcome?.defence ?? (isUnit(target) ? defenceSeen(view, target, attack.roll.mode) : 1);
  const missing = defence - attack.total;
  const name = isUnit(target) ? unitName(scene, target) : texts.name('barrel');
  const state = outcome?.is ?? (missing <= 0 ? 'hits' : 'misses');
  return (
    <li data-is={state} data-on={isUnit(target) && isExplorer(target) ? 'explorer' : 'other'}>
      <Icon name={isUnit(target) ? `ma/${target}` : 'ma/barrel'} />
      <span>{name}</span>
      <span className="ma-dice-defence" title={own.defence}>
        <Icon name={attack.roll.mode === 'arcane' ? 'ma/will' : 'ma/armor'} />
        <span className="unseen">{own.defence}: </span>
        {defence}
      </span>
      <strong>{own.outcomes[state]}</strong>
      {question?.name === 'raise' && missing > 0 ? <em>{own.needs(missing)}</em> : null}
    </li>
  );
}
