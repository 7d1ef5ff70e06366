import { Die } from '../../../parts/die.tsx';
import { Icon } from '../../../parts/icon.tsx';
import type { CombatView } from '../game.ts';
import { useScene } from '../scene.ts';
import type { SideName } from './lanes.ts';

/** Both dice, between those who rolled them. */
export const Dice = ({ combat }: { readonly combat: CombatView }) => (
  <div className="wa-dice">
    <DieShown combat={combat} side="attacking" />
    <DieShown combat={combat} side="defending" />
  </div>
);

type DieShownProps = { readonly combat: CombatView; readonly side: SideName };

/** The die of a side as it fell; blank until it is rolled. */
function DieShown({ combat, side }: DieShownProps) {
  const { words, now } = useScene();
  const { die } = combat[side];
  const fact = now?.fact;
  const isRolling =
    fact?.is === 'rolled-combat' ||
    (fact?.is === 'rerolled' && (fact.side === 'attacker') === (side === 'attacking'));
  return (
    <span className="wa-die" data-side={side} data-rolled={die !== null}>
      <span className="unseen">
        {die === null ? words.combat.notRolled : `${words.combat.die}: ${words.combat.face(die)}`}
      </span>
      <Die value={die ?? 0} isRolling={isRolling && die !== null} place={side === 'attacking' ? 0 : 1} />
      {die === 6 ? <Icon name="wa/sword-face" className="wa-die-sword" /> : null}
    </span>
  );
}
