import { lowered, sentence } from '@tavolo/language';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Amount, Equation } from '../../vocabulary/amounts.ts';
import type { Area } from '../../vocabulary/area.ts';
import type { Half, HalfAdjustment } from '../../vocabulary/class-cards.ts';
import type { Monster, MonsterCard, Stats, SummonCard } from '../../vocabulary/monsters.ts';
import type { PrintedElement } from '../../vocabulary/terms.ts';
import type { Span } from '../phrases/lasting.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Voice } from '../phrases/scene.ts';
import { abilityLines, adjustmentText, inlineText } from './abilities.ts';
import { type IconWord, iconsIf, iconsOf, iconsOfAdjustment, iconsOfLasting } from './icons.ts';
import { lastingLine, lastingText, monsterLastingLine } from './lasting.ts';
import { conditionNames, elementNames, equationText, type Line, type Teller, told } from './scene.ts';

/** One action of a card: its abilities, how they grow, what lasts, what it leaves. */
export function halfLines(teller: Teller, half: Half): readonly Line[] {
  const span = spanOf(half);
  return [
    ...half.abilities.flatMap((ability) => abilityLines(teller, ability, 'you')),
    ...(half.lasting ?? []).map((lasting) => lastingLine(teller, lasting, span)),
    ...(half.adjust ?? []).map((adjustment) => halfAdjustment(teller, half, adjustment)),
    ...usesLines(teller.phrases, half.uses ?? []),
    ...marksOf(teller.phrases, half),
  ];
}

const spanOf = ({ uses, stays = 'persistent' }: Half): Span => ({ uses: uses?.length ?? null, stays });

/** How a whole action grows. */
export function halfAdjustment(teller: Teller, half: Half, adjustment: HalfAdjustment): Line {
  const { half: words } = teller.phrases.abilities;
  const { lasting = [], stays } = adjustment;
  const span = stays === undefined ? spanOf(half) : spanOf({ ...half, stays });
  const instead = lasting.map((each) => lowered(lastingText(teller, each, span)).replace(': ', ', '));
  const text = adjustmentText(teller, adjustment, {
    ...{ voice: 'you', of: half.abilities[0] ?? null },
    first: instead.map(words.lastingInstead),
    last: stays === undefined ? [] : [lowered(words.stays[stays])],
  });
  const icons = [
    ...iconsOfAdjustment(adjustment),
    ...lasting.flatMap(iconsOfLasting),
    ...(stays === undefined ? [] : [stays]),
  ];
  return { text, icons };
}

/** The experience of the use spaces, those that give the same together. [gh/bonuses.9] */
function usesLines({ abilities }: Phrases, uses: readonly number[]): readonly Line[] {
  const given = [...new Set(uses)].filter((xp) => xp > 0).sort((one, other) => one - other);
  return given.map((xp) => {
    const places = uses.flatMap((each, index) => (each === xp ? [index + 1] : []));
    return { text: abilities.half.usesXp(xp, places), icons: ['xp'] };
  });
}

function marksOf({ abilities, terms }: Phrases, half: Half): readonly Line[] {
  const { half: words, adjusting } = abilities;
  const { infuse, xp, stays } = half;
  const mark = (text: string, icon: IconWord): Line => ({ text, icons: [icon] });
  return [
    ...(infuse === undefined ? [] : [infused({ abilities, terms }, infuse, 'you')]),
    ...(xp === undefined ? [] : [mark(adjusting.xp(xp), 'xp')]),
    ...(half.augment ? [mark(words.augment, 'augment')] : []),
    ...(stays === undefined ? [] : [mark(words.stays[stays], stays)]),
    ...(half.lost ? [mark(words.lost, 'lost')] : []),
    ...(half.unrecoverable ? [mark(words.unrecoverable, 'unrecoverable')] : []),
  ];
}

const infused = (
  { abilities, terms }: Pick<Phrases, 'abilities' | 'terms'>,
  infuse: readonly PrintedElement[],
  voice: Voice,
): Line => ({ text: abilities.half.infuse(elementNames(terms, infuse), voice), icons: infuse });

/** All area drawings of an action, in the order of its lines. */
export const areasOf = (half: Half): readonly Area[] => [
  ...half.abilities.flatMap(areasWithin),
  ...(half.adjust ?? []).flatMap(({ area, then, instead }) => [
    ...(area === undefined ? [] : [area]),
    ...[...(instead ?? []), ...(then ?? [])].flatMap(areasWithin),
  ]),
];

/** The areas of an ability, of what it grows into and of what it lets others do. */
function areasWithin(ability: Ability): readonly Area[] {
  const own = 'area' in ability && ability.area !== undefined ? [ability.area] : [];
  const adjusted = 'adjust' in ability ? (ability.adjust ?? []) : [];
  const inner = [
    ...('perform' in ability && ability.perform !== 'its-turn' ? ability.perform : []),
    ...('then' in ability ? ability.then : []),
  ];
  return [
    ...own,
    ...adjusted.flatMap(({ area, then, instead }) => [
      ...(area === undefined ? [] : [area]),
      ...[...(instead ?? []), ...(then ?? [])].flatMap(areasWithin),
    ]),
    ...inner.flatMap(areasWithin),
  ];
}

/** A monster's card, in values relative to its own. [gh/monsters.6] */
export const monsterCardLines = (teller: Teller, card: MonsterCard): readonly Line[] => [
  ...card.abilities.flatMap((ability) => abilityLines(teller, ability, 'it')),
  ...(card.lasting ?? []).map((lasting) => monsterLastingLine(teller, lasting)),
  ...(card.infuse === undefined ? [] : [infused(teller.phrases, card.infuse, 'it')]),
];

/** Special actions 1 and 2 of a boss. [gh/bosses.3] */
export const specialLines = (teller: Teller, monster: Monster): readonly (readonly Line[])[] =>
  (monster.specials ?? []).map((abilities, place) => [
    ...abilities.flatMap((ability) => abilityLines(teller, ability, 'it')),
    ...(monster.specialsLasting?.[place] ?? []).map((lasting) => monsterLastingLine(teller, lasting)),
  ]);

/** What a monster is beside its values: flying, immune to what, and whose master. */
export function traitLines({ phrases, names }: Teller, monster: Monster): readonly Line[] {
  const { terms, items, abilities } = phrases;
  const { flying, immune, minion } = monster;
  const named = (immune ?? []).map((what) =>
    what === 'push' || what === 'pull' ? terms.abilities[what] : terms.conditions[what],
  );
  return [
    ...(flying ? [{ text: terms.abilities.flying, icons: ['flying'] as const }] : []),
    ...(named.length === 0 ? [] : [{ text: sentence(items.immuneTo(named)), icons: immune ?? [] }]),
    ...(minion === undefined
      ? []
      : [{ text: sentence(abilities.minions(names.monster(minion))), icons: [] }]),
  ];
}

/** A summon's values and what it does beside. */
export function summonLines(teller: Teller, summon: SummonCard): readonly Line[] {
  const { phrases } = teller;
  const { terms, abilities, lasting } = phrases;
  const { infuse, onDeath, invulnerable } = summon;
  return [
    statsLine(teller, summon.stats),
    ...(summon.flying ? [{ text: terms.abilities.flying, icons: ['flying'] as const }] : []),
    ...(infuse === undefined
      ? []
      : [{ text: abilities.half.infuseOnAttack(terms.elements[infuse]), icons: [infuse] }]),
    ...(onDeath === undefined
      ? []
      : [{ text: lasting.ownDeath(inlineText(teller, onDeath, 'it')), icons: onDeath.flatMap(iconsOf) }]),
    ...(invulnerable ? [{ text: abilities.half.invulnerable, icons: ['shield'] as const }] : []),
  ];
}

/** The values of a monster or a summon, as its card prints them. */
export function statsLine(teller: Teller, stats: Stats): Line {
  const { phrases } = teller;
  const { terms, amounts, abilities, lasting } = phrases;
  const { abilities: names } = terms;
  const text = told(teller, { voice: 'it', inline: inlineText }, (scene) => {
    const value = (printed: number | Equation | Amount | null): string => {
      if (printed === null) return '-';
      return isAmount(printed) ? scene.amount(printed) : equationText(amounts, printed);
    };
    const number = (name: string, given: number | undefined): readonly string[] =>
      given === undefined ? [] : [`${name} ${given}`];
    return [
      ...[`${names.hp} ${value(stats.hp)}`, `${names.move} ${value(stats.move)}`],
      `${names.attack} ${value(stats.attack)}`,
      ...number(names.range, stats.range ?? undefined),
      ...number(names.shield, stats.shield),
      ...number(names.retaliate, stats.retaliate),
      ...(stats.retaliateRange === undefined ? [] : [`(${names.range} ${stats.retaliateRange})`]),
      ...number(names.pierce, stats.pierce),
      ...number(names.target, stats.targets),
      ...conditionNames(terms, stats.conditions),
      ...(stats.advantage ? [abilities.adjusting.advantage] : []),
      ...(stats.elusive ? [lasting.attackerDisadvantage] : []),
    ]
      .join(', ')
      .replace(', (', ' (');
  });
  return { text, icons: statIcons(stats) };
}

const statIcons = (stats: Stats): readonly IconWord[] => [
  ...(['hp', 'move', 'attack'] as const),
  ...iconsIf([stats.range ?? undefined, 'range'], [stats.shield, 'shield'], [stats.retaliate, 'retaliate']),
  ...iconsIf([stats.pierce, 'pierce'], [stats.targets, 'target'], [stats.advantage, 'advantage']),
  ...iconsIf([stats.elusive, 'disadvantage']),
  ...(stats.conditions ?? []),
];

/** A formula in L and C has none of the words of an amount. */
const isAmount = (value: number | Equation | Amount): value is Amount =>
  typeof value === 'number' || 'relative' in value || 'of' in value;
