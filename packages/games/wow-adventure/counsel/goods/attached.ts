/** What a card is worth that is laid on something and stays there. */
import { attachedTo } from '../../rules/attached-cards.ts';
import { foeOn } from '../../rules/foes.ts';
import { improved } from '../../rules/improvements.ts';
import { abilityOf } from '../../rules/wielded.ts';
import type { Attached, Hero } from '../../state.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { oddsAgainst, typicalFoe } from '../fights/forecast.ts';
import { armsIn, type Mind, usualOdds } from '../mind.ts';
import { fallCost, fightsLeft, healthIn, toll, usualSpoils } from './prices.ts';
import { harm, isSought, menace } from './rivals.ts';

/** On the hero itself, or on its weapon. */
export function onSelf(mind: Mind, ability: Ability): number {
  const { hero, table } = mind;
  const onWeapon = ability.attach?.at.includes('weapon') === true;
  if (isThere(mind, ability, onWeapon ? 'item' : 'hero', onWeapon ? (hero.weapon ?? '') : hero.seat))
    return 0;
  let worth = 0;
  for (const power of improved(ability, hero.level, 'attached')) worth += standing(mind, power);
  return table.state.options.valorToWin === '5' ? 0.7 * worth : worth;
}

/** A card of the same title or group lies there already. */
const isThere = ({ table }: Mind, ability: Ability, on: Attached['on'], target: string): boolean =>
  attachedTo(table.state.attached, on, target).some(
    (one) =>
      one.ability === ability.id ||
      (ability.group !== null && abilityOf(table.content, one.ability).group === ability.group),
  );

/** What stays helps some day, even if it does not against the foes of today. */
const leastStanding = 0.12;

/** A power that works for the hero from now on. */
function standing(mind: Mind, power: Power): number {
  const { table, hero } = mind;
  if (power.do.some(({ is }) => is === 'survive'))
    return fallCost * (0.3 + 0.6 * (hero.damage / healthIn(mind)));
  if (power.do.some((effect) => effect.is === 'bonus' && effect.stat === 'health')) return 0.1;
  if (power.at !== 'always') return 0.05;
  const arms = armsIn(mind);
  const foe = typicalFoe(table.content, hero.level);
  const then = oddsAgainst(table, { ...arms, powers: [...arms.powers, power] }, foe, null);
  const now = usualOdds(mind);
  const gain = usualSpoils * (then.win - now.win) + toll(mind, now) - toll(mind, then);
  return Math.max(leastStanding, fightsLeft * gain);
}

/** On a rival: it is hindered, or hurt in time. */
export function onRival(mind: Mind, ability: Ability, rival: Hero): number {
  if (isThere(mind, ability, 'hero', rival.seat)) return 0;
  let worth = 0;
  for (const power of improved(ability, mind.hero.level, 'attached'))
    worth += affliction(mind, ability, rival, power);
  return worth;
}

function affliction(mind: Mind, { counters }: Ability, rival: Hero, power: Power): number {
  const weight = 0.5 + 2 * menace(mind.table, rival) + (isSought(mind.table, mind.hero, rival) ? 2 : 0);
  let worth = 0;
  for (const effect of power.do.flatMap((one) => (one.is === 'when' ? one.do : [one]))) {
    if (effect.is === 'bonus') worth -= 0.03 * effect.n * weight;
    if (effect.is === 'damage') worth += 0.8 * harm(mind, rival, effect.n * Math.max(1, counters));
  }
  return worth;
}

/** On an unbeaten encounter: of use to whoever fights it next. */
export function onFoe(mind: Mind, ability: Ability, card: CardId): number {
  const { table, hero } = mind;
  const unbeaten = table.state.track.find((one) => one.card === card);
  if (unbeaten?.space !== hero.space || isThere(mind, ability, 'foe', card)) return 0;
  const foe = foeOn(table.content, card);
  const now = oddsAgainst(table, armsIn(mind), foe, null);
  const powers = [...foe.powers, ...improved(ability, hero.level, 'attached')];
  const then = oddsAgainst(table, armsIn(mind), { ...foe, powers }, null);
  return usualSpoils * (then.win - now.win) + toll(mind, now) - toll(mind, then);
}

/** On the own space, for rivals to walk into. */
export function onSpace({ table, hero }: Mind): number {
  let worth = 0;
  for (const rival of table.state.heroes) {
    if (rival === hero) continue;
    const steps = table.content.board.distance(rival.space, hero.space);
    if (steps > 0 && steps <= 3) worth += 0.06 * (0.5 + 2 * menace(table, rival));
  }
  return attachedTo(table.state.attached, 'space', hero.space).length > 0 ? 0 : worth;
}
