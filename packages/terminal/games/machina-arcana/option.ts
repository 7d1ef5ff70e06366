import type { Language } from '@tavolo/language';
import {
  chanceSeen,
  type MachinaKinds,
  readOption,
  type UnitId,
  type View,
  wornTogether,
} from '@tavolo/machina-arcana';
import { textsIn } from '@tavolo/machina-arcana/text';
import type { AskedMatch, OptionShown } from '../../face/face.ts';
import { lookable } from './looked-at.ts';
import { markOf } from './marks.ts';
import { tableTexts } from './table-texts.ts';
import { walkText } from './walks.ts';

/** An option with what is printed on the card that it names, and with how likely an attack on it hits. */
export function option(id: string, asking: AskedMatch<MachinaKinds>, language: Language): OptionShown {
  const name = `${asking.texts.option(asking.question, id, asking)}${markBehind(id, asking, language)}`;
  const { is, of, more } = readOption(id);
  const cards = [...new Set([of, more, is].filter((one) => lookable.has(one)))];
  const details = [...chanceText(id, asking, language), ...printedFor(id, asking, language)];
  const short = walkText(id, asking) ?? name;
  return { name, short, summary: details.join(' '), details, cards };
}

/** Where an option that is a monster is found on the map. */
function markBehind(id: string, { view }: AskedMatch<MachinaKinds>, language: Language): string {
  const { is, of } = readOption(id);
  const unit = of === '' ? is : of;
  const isMonster = view.monsters.some(({ monster }) => monster === unit);
  return isMonster ? ` (${markOf(unit as UnitId, view, textsIn(language))})` : ''; // it is one of them
}

/** What an ability does that would be used; otherwise all that is printed on what would be chosen. */
function printedFor(
  id: string,
  { question }: AskedMatch<MachinaKinds>,
  language: Language,
): readonly string[] {
  const { is, of, more } = readOption(id);
  const texts = textsIn(language);
  if (is === 'use') {
    const title = texts.ability(of, more);
    return texts.cardText(of).filter((line) => line.startsWith(title));
  }
  const card = [of, is].find((one) => lookable.has(one));
  return card === undefined || silent.includes(question.name) ? [] : texts.cardText(card);
}

/** Questions about units and items that everybody has seen before. */
const silent: readonly string[] = ['act', 'target', 'tie', 'spawn-next', 'trade-with', 'item-goes-to'];

/** How likely the attack hits what it would be aimed at. */
function chanceText(
  id: string,
  { question, view }: AskedMatch<MachinaKinds>,
  language: Language,
): readonly string[] {
  if (question.name !== 'target') return [];
  const { card, ability } = question.about;
  const { is, of } = readOption(id);
  const by = holderOf(card, view);
  if (by === null || is !== 'unit') return [];
  const chance = chanceSeen(view, { by, card, ability }, { is: 'unit', unit: of as UnitId }); // made of a unit
  return chance === null ? [] : [tableTexts[language].chance(Math.round(100 * chance))];
}

/** Whose card it is: the explorer that it shows or that wears it, or the monster that it shows. */
function holderOf(card: string, view: View): UnitId | null {
  const explorer = view.explorers.find(
    ({ explorer: id, worn, bag }) =>
      id === card || [...worn.flatMap(wornTogether), ...bag].some((item) => item === card),
  );
  return explorer?.explorer ?? view.monsters.find(({ monster }) => monster === card)?.monster ?? null;
}
