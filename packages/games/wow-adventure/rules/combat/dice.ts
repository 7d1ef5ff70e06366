/** Combat dice. [wow/combat.2, wow/powers.9] */
import type { Combat } from '../../state.ts';
import type { Face } from '../../vocabulary/terms.ts';
import type { Wow } from '../../wow.ts';
import type { Deed } from '../deeds.ts';
import { factSide, whoOn } from '../foes.ts';
import { isForbidden } from '../numbers.ts';
import { combatOf, type SideName } from '../table.ts';

/** Each die has a stream of its own, so that one roll never disturbs another. */
const streamOf = (side: SideName): string => (side === 'attacking' ? 'red' : 'black');

const rollOf = (g: Wow, side: SideName): number => 1 + g.chance.stream(streamOf(side)).below(6);

/** Both dice at once. */
export function rollDice(g: Wow): void {
  const combat = combatOf(g.state);
  combat.attacking.die = rollOf(g, 'attacking');
  combat.defending.die = rollOf(g, 'defending');
  g.tell(
    {
      is: 'rolled-combat',
      attacker: combat.attacking.die,
      defender: combat.defending.die,
      who: {
        attacker: whoOn(g.content, combat, 'attacking'),
        defender: whoOn(g.content, combat, 'defending'),
      },
    },
    'wow/combat.2',
  );
}

/** The faces that lie when nobody rolls a die just rolled again are the first that set powers off. [wow/combat.4] */
export function letDiceCount({ attacking, defending }: Combat): void {
  for (const side of [attacking, defending]) side.shown = side.die === null ? [] : [side.die];
}

/** Rolls a die again, unless the opponent of whoever does so forbids it. */
export function reroll(g: Wow, side: SideName, { side: by, source }: Pick<Deed, 'side' | 'source'>): void {
  const combat = combatOf(g.state);
  if (by !== null && isForbidden(g, combat, by, 'reroll')) return;
  rollAnew(g, side, source);
}

/** Rolls a die for one more attack. */
export function rollAnew(g: Wow, side: SideName, source: string): void {
  showFace(g, side, rollOf(g, side), source);
}

/** Turns a die to a face: the same as a new roll. */
export function turnDie(g: Wow, side: SideName, face: Face, { source }: Pick<Deed, 'source'>): void {
  showFace(g, side, face, source);
}

function showFace(g: Wow, side: SideName, face: number, source: string): void {
  const combat = combatOf(g.state);
  combat[side].die = face;
  combat[side].shown.push(face);
  g.tell({ is: 'rerolled', ...factSide(g.content, combat, side), face, source }, 'wow/powers.9');
}
