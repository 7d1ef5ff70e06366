import { lowered, loweredLine } from '@tavolo/language';
import type { Amount, Equation } from '../../vocabulary/amounts.ts';
import type { Half, HalfAdjustment } from '../../vocabulary/class-cards.ts';
import type { Monster, MonsterCard, Stats, SummonCard } from '../../vocabulary/monsters.ts';
import type { IconWord, Line, Part } from '../parts.ts';
import type { Span } from '../phrases/lasting.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { AbilityTerm } from '../phrases/terms.ts';
import { abilityLines, adjustmentLine, infused } from './abilities.ts';
import { lastingLine, monsterLastingLine, ownDeathLine } from './lasting.ts';
import { conditionParts, detail, experience, mark, present, printed, words } from './parts.ts';
import { equationText, type Teller, told } from './scene.ts';

/** One action of a card: its abilities, how they grow, what lasts, what it leaves. */
export function halfLines(teller: Teller, half: Half): readonly Line[] {
  const span = spanOf(half);
  return [
    ...half.abilities.flatMap((ability) => abilityLines(teller, ability, 'you')),
    ...(half.lasting ?? []).map((lasting) => lastingLine(teller, lasting, span)),
    ...(half.adjust ?? []).map((adjustment) => halfAdjustment(teller, half, adjustment)),
    ...usesLines(teller.phrases, half.uses ?? []),
    ...marksOf(teller.phrases, half).map((part) => [part]),
  ];
}

const spanOf = ({ uses, stays = 'persistent' }: Half): Span => ({ uses: uses?.length ?? null, stays });

/** How a whole action grows. */
export function halfAdjustment(teller: Teller, half: Half, adjustment: HalfAdjustment): Line {
  const { half: says } = teller.phrases.abilities;
  const { lasting = [], stays } = adjustment;
  const span = stays === undefined ? spanOf(half) : spanOf({ ...half, stays });
  const instead = lasting.flatMap((each) =>
    says.lastingInstead(listed(loweredLine(lastingLine(teller, each, span)))),
  );
  return adjustmentLine(teller, adjustment, {
    ...{ voice: 'you', of: half.abilities[0] ?? null },
    first: instead,
    last: stays === undefined ? [] : [detail(lowered(says.stays[stays]), stays)],
  });
}

/** A line behind a colon, which has none of its own and ends nothing. */
const listed = (line: Line): Line =>
  line.map(({ stop: _, ...part }) => (part.joint === ':' ? { ...part, joint: ',' } : part));

/** The experience of the use spaces, those that give the same together. [gh/bonuses.9] */
function usesLines(phrases: Phrases, uses: readonly number[]): readonly Line[] {
  const given = [...new Set(uses)].filter((xp) => xp > 0).sort((one, other) => one - other);
  return given.map((xp) => {
    const places = uses.flatMap((each, index) => (each === xp ? [index + 1] : []));
    return [experience(phrases, xp), { ...detail(phrases.abilities.half.onUses(places)), joint: ' ' }];
  });
}

function marksOf(phrases: Phrases, half: Half): readonly Part[] {
  const { half: says } = phrases.abilities;
  const { infuse, xp, stays } = half;
  return present(
    infuse && infused(phrases, infuse, 'you'),
    xp !== undefined && { ...experience(phrases, xp), kind: 'mark' },
    half.augment && mark(says.augment, 'augment'),
    stays && mark(says.stays[stays], stays),
    half.lost && mark(says.lost, 'lost'),
    half.unrecoverable && mark(says.unrecoverable, 'unrecoverable'),
  );
}

/** A monster's card, in values relative to its own. [gh/monsters.6] */
export const monsterCardLines = (teller: Teller, card: MonsterCard): readonly Line[] => [
  ...card.abilities.flatMap((ability) => abilityLines(teller, ability, 'it')),
  ...(card.lasting ?? []).map((lasting) => monsterLastingLine(teller, lasting)),
  ...(card.infuse === undefined ? [] : [[infused(teller.phrases, card.infuse, 'it')]]),
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
  const { flying, immune = [], minion } = monster;
  const named = immune.map((what) =>
    what === 'push' || what === 'pull' ? terms.abilities[what] : terms.conditions[what],
  );
  return present(
    flying && detail(terms.abilities.flying, 'flying'),
    named.length > 0 && words(items.immuneTo(named), ...immune),
    minion && words(abilities.minions(names.monster(minion))),
  ).map((part) => printed([part]));
}

/** A summon's values and what it does beside. */
export function summonLines(teller: Teller, summon: SummonCard): readonly Line[] {
  const { terms, abilities } = teller.phrases;
  const { infuse, onDeath, invulnerable, flying } = summon;
  return [
    statsLine(teller, summon.stats),
    ...(flying ? [[detail(terms.abilities.flying, 'flying')]] : []),
    ...(infuse === undefined
      ? []
      : [printed([words(abilities.half.infuseOnAttack(terms.elements[infuse]), infuse)])]),
    ...(onDeath === undefined ? [] : [ownDeathLine(teller, onDeath)]),
    ...(invulnerable ? [printed([words(abilities.half.invulnerable, 'shield')])] : []),
  ];
}

/** A value as a stat card prints it. */
function figure(
  { terms }: Phrases,
  word: Extract<AbilityTerm, IconWord>,
  value: string | number | undefined,
): Part | undefined {
  if (value === undefined) return undefined;
  return { kind: 'figure', icons: [word], words: `${terms.abilities[word]} ${value}`, value: String(value) };
}

/** The values of a monster or a summon, as its card prints them. */
export function statsLine(teller: Teller, stats: Stats): Line {
  const { phrases } = teller;
  const { terms, amounts, abilities, lasting } = phrases;
  return told(teller, 'it', (scene) => {
    const value = (printed: number | Equation | Amount | null): string => {
      if (printed === null) return '-';
      return isAmount(printed) ? scene.amount(printed) : equationText(amounts, printed);
    };
    const reach = figure(phrases, 'range', stats.retaliateRange);
    return present(
      figure(phrases, 'hp', value(stats.hp)),
      figure(phrases, 'move', value(stats.move)),
      figure(phrases, 'attack', value(stats.attack)),
      figure(phrases, 'range', stats.range ?? undefined),
      figure(phrases, 'shield', stats.shield),
      figure(phrases, 'retaliate', stats.retaliate),
      reach && { ...reach, aside: true },
      figure(phrases, 'pierce', stats.pierce),
      figure(phrases, 'target', stats.targets),
      ...conditionParts(terms, stats.conditions),
      stats.advantage && detail(abilities.adjusting.advantage, 'advantage'),
      stats.elusive && detail(lasting.attackerDisadvantage, 'disadvantage'),
    );
  });
}

/** A formula in L and C has none of the words of an amount. */
const isAmount = (value: number | Equation | Amount): value is Amount =>
  typeof value === 'number' || 'relative' in value || 'of' in value;
