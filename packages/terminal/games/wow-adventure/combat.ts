import { signed } from '@tavolo/language';
import { type CombatView, type Part, type SideView, sumOf } from '@tavolo/wow-adventure';
import { hanging } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';

/** The two sides of the combat that is on, each with its numbers written out as sums. */
export function combatLines(drawing: Drawing): readonly string[] {
  const { combat } = drawing.scene.view;
  if (combat === null) return [];
  return [
    '',
    ...sideLines(combat.attacker, combat.attacking, drawing),
    ...sideLines(defenderOf(combat), combat.defending, drawing),
  ];
}

const defenderOf = ({ rival, foe, card }: CombatView): string => rival ?? foe ?? card ?? '';

function sideLines(
  who: string,
  side: SideView,
  { naming, texts, own, paint, showing }: Drawing,
): readonly string[] {
  const name = naming.isSeat(who) ? naming.player(who) : texts.name(who);
  const attack = [
    ...(side.die === null ? [] : [{ from: own.die, n: side.die }]),
    ...named(side.attack, texts.name),
  ];
  const numbers = [
    `${texts.term(side.now)} ${sumText(attack, 'attack')}`,
    `${texts.term('defense')} ${sumText(named(side.defense, texts.name), 'defense')}`,
    `${texts.term('damage')} ${sumText(named(side.damage, texts.name), 'damage')}`,
  ];
  return hanging(`   ${paint.bold(name)}: `, numbers.join(' · '), showing.width);
}

const named = (parts: readonly Part[], name: (id: string) => string): readonly Part[] =>
  parts.map((part) => ({ ...part, from: name(part.from) }));

/** A sum with its parts: `7 = 4 die + 3 Fine Longbow`; a single part needs no telling. */
function sumText(parts: readonly Part[], stat: 'attack' | 'defense' | 'damage'): string {
  const sum = String(sumOf(parts, stat));
  if (parts.length < 2) return sum;
  const told = parts.map(({ from, n }, nth) => `${nth === 0 ? n : signed(n)} ${from}`);
  return `${sum} = ${told.join(' ')}`;
}
