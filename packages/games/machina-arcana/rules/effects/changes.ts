/** Words that change values for a while. What lasts as long as its card is in play is read where values are asked for. */
import type { Machina } from '../../machina.ts';
import type { Lasting } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { EventId, UnitId } from '../../vocabulary/ids.ts';
import { hasFreeHorrorMarker } from '../abilities/costs.ts';
import type { Deed } from '../abilities/deeds.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { flat } from '../values/printed.ts';
import type { WordsFor } from './words.ts';

type Changing = Extract<Effect, { is: Lasting['is'] }>;

/** Puts a change in force on every unit that it is about. [ma/effects.5] */
function change(effect: Changing, g: Machina, deed: Deed): undefined {
  if (effect.until === 'this-roll') {
    if (effect.is === 'modify' && deed.attack !== null) changeRoll(g, deed, effect.by);
    return;
  }
  const { until } = effect;
  if (until === 'while-equipped' || until === 'while-related' || until === 'while-current') return;
  const units = unitsMeant(g, deed, 'who' in effect ? effect.who : 'self');
  if (until === 'horror-phase' && units.length > 0 && !showsByHorrorMarker(g, deed)) return;
  for (const on of units) {
    const isOnce = 'times' in effect && effect.times === 'once';
    const marked = isMarked(g, deed);
    g.state.lasting.push({ ...whose(deed), on, is: effect.is, ...flat(effect), until, once: isOnce, marked });
    tellChange(g, deed, on, effect);
  }
}

const whose = ({ card, ability, self }: Deed) => ({ card, ability, owner: self });

/** Whether a marker shows it: its ability cost one. [ma/markers.1] */
function isMarked(g: Machina, { card, self }: Deed): boolean {
  return g.state.explorers.some(({ explorer, markers }) => explorer === self && markers.includes(card));
}

/** A horror event shows what lasts by a marker; with none free it does not begin. Whatever else plays such an ability has paid for it. [ma/markers.2] */
function showsByHorrorMarker(g: Machina, { card }: Deed): boolean {
  if (g.content.events.get(card as EventId)?.deck !== 'horror') return true; // another card is no event
  if (!hasFreeHorrorMarker(g)) return false;
  g.state.horrorMarkers.push(card);
  return true;
}

/** A change of the roll that is on the table. */
function changeRoll(g: Machina, { attack, card, self }: Deed, by: number): void {
  if (attack === null) return;
  attack.bonus += by;
  const total = Math.max(
    0,
    [...attack.white, ...attack.black].reduce((sum, face) => sum + face, 0) + attack.bonus,
  );
  g.tell({ is: 'changed-roll', source: card, by: self, total }, 'ma/attacks.8');
}

function tellChange(g: Machina, { card }: Deed, unit: UnitId, effect: Changing): void {
  if (effect.is === 'grant') g.tell({ is: 'granted', unit, keyword: effect.keyword, card }, 'ma/effects.5');
  else if (effect.is === 'modify')
    g.tell({ is: 'changed', unit, what: effect.value, by: effect.by, card }, 'ma/effects.5');
}

export const onChanges: WordsFor<
  'modify' | 'price' | 'set-price' | 'essence-price' | 'support-range' | 'attack-mode' | 'grant' | 'add-dice'
> = {
  modify: change,
  price: change,
  'set-price': change,
  'essence-price': change,
  'support-range': change,
  'attack-mode': change,
  grant: change,
  'add-dice': change,
};
