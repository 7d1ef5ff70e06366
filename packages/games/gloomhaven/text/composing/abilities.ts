import { capital, listed, lowered, sentence } from '@tavolo/language';
import type { Ability, Additions, Adjustment, Attack, Heal, Loot, Move } from '../../vocabulary/abilities.ts';
import type { Amount } from '../../vocabulary/amounts.ts';
import type { Predicate, Targets } from '../../vocabulary/targets.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { said } from '../phrases/saying.ts';
import type { Figures, Scene, Voice } from '../phrases/scene.ts';
import type { AbilityTerm } from '../phrases/terms.ts';
import { additionKinds, iconsOf, iconsOfAdjustment } from './icons.ts';
import { conditionNames, elementNames, equationText, type Line, type Teller, told } from './scene.ts';

/** A word of the cards with its number: `Attack 3`. */
const valued = (
  phrases: Phrases,
  word: AbilityTerm,
  value: string | number | undefined,
): string | undefined => (value === undefined ? undefined : `${phrases.terms.abilities[word]} ${value}`);

const amountOf = (scene: Scene, amount: Amount | undefined): string | undefined =>
  amount === undefined ? undefined : scene.amount(amount);

/** The performer's own base value, which goes without saying. */
const isOwn = (amount: Amount | undefined): boolean =>
  typeof amount === 'object' && 'relative' in amount && amount.relative === 0;

/** What is done to whom; what is done to oneself alone says `Self`. */
function aimed(
  phrases: Phrases,
  what: string,
  { targets, scene, by }: { targets: Targets; scene: Scene; by: (figures: Figures) => string },
): string {
  return targets.is === 'self'
    ? listed(what, phrases.terms.abilities.self)
    : `${what} ${by(scene.figures(targets))}`;
}

/** Predicates as what stands behind an if. */
const clauses = ({ targets }: Phrases, when: readonly Predicate[], voice: Voice): readonly string[] =>
  when.map((predicate) => said(targets.predicates, predicate, voice).clause);

function attackLine(phrases: Phrases, attack: Attack, scene: Scene): string {
  const words = phrases.abilities;
  const value = valued(phrases, 'attack', scene.amount(attack.value)) ?? '';
  const line = listed(
    attack.targets === undefined ? value : `${value} ${words.against(scene.figures(attack.targets))}`,
    isOwn(attack.range) ? undefined : valued(phrases, 'range', amountOf(scene, attack.range)),
    attack.area === undefined ? undefined : words.area(attack.area.hexes.length),
    attack.count === 1 ? undefined : valued(phrases, 'target', attack.count),
    attack.alongPath && words.alongPath,
    attack.allOnFocus && words.allOnFocus,
    valued(phrases, 'pierce', attack.pierce),
    valued(phrases, 'push', attack.push),
    valued(phrases, 'pull', attack.pull),
    ...conditionNames(phrases.terms, attack.conditions),
    attack.withAugments && words.withAugments,
  );
  if (attack.when === undefined) return line;
  return `${words.adjusting.when(clauses(phrases, attack.when, scene.voice))}: ${line}`;
}

const moveLine = (phrases: Phrases, move: Move, scene: Scene): string =>
  listed(
    valued(phrases, 'move', scene.amount(move.value)),
    move.jump && phrases.terms.abilities.jump,
    move.constraint && phrases.abilities.constraints[move.constraint],
    move.looting && phrases.abilities.looting,
  );

function healLine(phrases: Phrases, heal: Heal, scene: Scene): string {
  const value = valued(phrases, 'heal', scene.amount(heal.value)) ?? '';
  const alone = heal.range === undefined ? ({ is: 'self' } as const) : undefined;
  const targets = heal.targets ?? alone;
  return listed(
    targets === undefined ? value : aimed(phrases, value, { targets, scene, by: phrases.abilities.to }),
    valued(phrases, 'range', amountOf(scene, heal.range)),
    heal.count === 1 ? undefined : valued(phrases, 'target', heal.count),
    ...conditionNames(phrases.terms, heal.conditions),
  );
}

const lootLine = (phrases: Phrases, loot: Loot, scene: Scene): string =>
  listed(
    valued(phrases, 'loot', loot.range),
    loot.most === undefined ? undefined : phrases.abilities.lootAtMost(loot.most),
    loot.extraPer && phrases.abilities.lootExtra(phrases.amounts.measures[loot.extraPer](scene.voice).each),
  );

/** An ability without its adjustments. */
function mainLine(phrases: Phrases, ability: Ability, scene: Scene): string {
  const words = phrases.abilities;
  switch (ability.do) {
    case 'attack':
      return attackLine(phrases, ability, scene);
    case 'move':
      return moveLine(phrases, ability, scene);
    case 'heal':
      return healLine(phrases, ability, scene);
    case 'loot':
      return lootLine(phrases, ability, scene);
    case 'condition': {
      const pushed = [valued(phrases, 'push', ability.push), valued(phrases, 'pull', ability.pull)];
      const shoves = pushed.filter((shove) => shove !== undefined);
      const what = phrases.terms.and([...conditionNames(phrases.terms, ability.conditions), ...shoves]);
      return aimed(phrases, what, { targets: ability.targets, scene, by: words.on });
    }
    case 'push':
    case 'pull': {
      const what = valued(phrases, ability.do, ability.value) ?? '';
      const whom = aimed(phrases, what, { targets: ability.targets, scene, by: words.on });
      return ability.toward === undefined ? whom : listed(whom, words.towardChosenHex);
    }
    case 'shield':
    case 'retaliate': {
      const value = valued(phrases, ability.do, scene.amount(ability.value)) ?? '';
      const what = listed(value, valued(phrases, 'range', ability.range));
      return aimed(phrases, what, { targets: ability.targets, scene, by: words.to });
    }
    case 'special': {
      const { value } = ability;
      const number = typeof value === 'object' ? equationText(phrases.amounts, value) : value;
      return words.specials[ability.name](number === undefined ? null : String(number));
    }
    default: {
      const word = words.sentences[ability.do] as (ability: Ability, scene: Scene) => string; // found by the ability's own tag
      return word(ability, scene);
    }
  }
}

/** What an ability already has of a value: more of it is told as more, the first of it by itself. */
const has = (ability: object | null, kind: keyof Additions): boolean =>
  ability !== null && (kind in ability || ('do' in ability && ability.do === kind));

/** Values that are told without a sign where there were none before: `PUSH 2`. */
const isBare = (kind: keyof Additions): kind is 'pierce' | 'push' | 'pull' =>
  kind === 'pierce' || kind === 'push' || kind === 'pull';

export function additionTexts(
  phrases: Phrases,
  additions: Additions,
  { scene, of }: { readonly scene: Scene; readonly of: object | null },
): readonly string[] {
  return additionKinds.flatMap((kind) => {
    const amount = additions[kind];
    if (amount === undefined) return [];
    const value = scene.amount(amount);
    if (isBare(kind) && !has(of, kind)) return [valued(phrases, kind, value) ?? ''];
    return [phrases.abilities.additions[kind](value.startsWith('-') ? value : `+${value}`)];
  });
}

type Reasons = {
  readonly consume?: Adjustment['consume'];
  readonly destroyObstacle?: true | Adjustment['destroyObstacle'];
  readonly when?: Adjustment['when'];
  readonly per?: Adjustment['per'];
};

/** Why something happens, as what stands before a colon. */
export function reasonText(
  phrases: Phrases,
  { consume, destroyObstacle, when, per }: Reasons,
  voice: Voice,
): string {
  const { terms, amounts } = phrases;
  const words = phrases.abilities.adjusting;
  const [first = '', ...others] = [
    ...(consume === undefined ? [] : [words.consume(elementNames(terms, consume), voice)]),
    ...(destroyObstacle === 'pushed-into' ? [words.destroyObstacle] : []),
    ...(when === undefined || when.length === 0 ? [] : [words.when(clauses(phrases, when, voice))]),
    ...(per === undefined ? [] : [words.per(amounts.measures[per](voice).each)]),
  ];
  return listed(first, ...others.map(lowered));
}

/** Of which ability an adjustment is told, and what a whole action adds around its results. */
type Adjusting = {
  readonly voice: Voice;
  readonly of: object | null;
  readonly first?: readonly string[];
  readonly last?: readonly string[];
};

/** What an adjustment brings. */
export function adjustmentText(
  teller: Teller,
  adjustment: Adjustment,
  { voice, of, first = [], last = [] }: Adjusting,
): string {
  const { phrases } = teller;
  const words = phrases.abilities.adjusting;
  return told(teller, { voice, inline: inlineText }, (scene) => {
    const { add, conditions, targets, area, instead, then, advantage, xp } = adjustment;
    const before = [
      ...first,
      ...additionTexts(phrases, add ?? {}, { scene, of }),
      ...conditionNames(phrases.terms, conditions),
      ...(targets === undefined ? [] : [words.targets(scene.figures(targets))]),
      ...(area === undefined ? [] : [words.area(area.hexes.length)]),
      ...(advantage ? [words.advantage] : []),
      ...(instead === undefined ? [] : [words.instead(scene.inline(instead, voice))]),
    ];
    const results = [
      ...before,
      ...afterwards(phrases, then && scene.inline(then, voice), before.length > 0),
      ...last,
      ...(xp === undefined ? [] : [words.xp(xp)]),
    ].join(', ');
    const reason = reasonText(phrases, adjustment, voice);
    return reason === '' ? results : `${reason}: ${results}`;
  });
}

/** What comes behind something else, if there is something else. */
export function afterwards(phrases: Phrases, does: string | undefined, isBehind: boolean): readonly string[] {
  if (does === undefined) return [];
  return [isBehind ? phrases.abilities.adjusting.afterwards(does) : does];
}

const adjustmentsOf = (ability: Ability): readonly Adjustment[] =>
  'adjust' in ability ? (ability.adjust ?? []) : [];

const mainText = (teller: Teller, ability: Ability, voice: Voice): string =>
  told(teller, { voice, inline: inlineText }, (scene) => mainLine(teller.phrases, ability, scene));

/** What begins with a verb does not begin a sentence there. */
const inlined = ({ do: what }: Ability, text: string): string =>
  what === 'infuse' || what === 'consume-then' ? lowered(text) : text;

/** Abilities within a sentence, one behind the other. */
export function inlineText(teller: Teller, abilities: readonly Ability[], voice: Voice): string {
  const texts = abilities.map((ability) => {
    const main = inlined(ability, mainText(teller, ability, voice));
    const adjusted = adjustmentsOf(ability).map((adjustment) =>
      adjustmentText(teller, adjustment, { voice, of: ability }),
    );
    return adjusted.length === 0 ? main : `${main} (${adjusted.join('; ')})`;
  });
  return texts.join('; ');
}

/** Abilities that are told in words and numbers, without a verb. */
const verbless: ReadonlySet<Ability['do']> = new Set([
  ...(['attack', 'move', 'heal', 'loot', 'condition', 'push', 'pull', 'shield', 'retaliate'] as const),
  ...(['summon', 'infuse', 'consume-then'] as const),
]);

/** A line by itself: whole sentences end with a full stop. */
function lineText(teller: Teller, ability: Ability, voice: Voice): string {
  const text = mainText(teller, ability, voice);
  const named = ability.do === 'special' && ability.name.startsWith('boss-special');
  return named || verbless.has(ability.do) ? capital(text) : sentence(text);
}

/** An ability as lines of a card: itself, then how it grows. */
export const abilityLines = (teller: Teller, ability: Ability, voice: Voice): readonly Line[] => [
  { text: lineText(teller, ability, voice), icons: iconsOf(ability) },
  ...adjustmentsOf(ability).map((adjustment) => ({
    text: adjustmentLine(teller, adjustment, { voice, of: ability }),
    icons: iconsOfAdjustment(adjustment),
  })),
];

/** Without a reason it always holds: then it is a sentence. */
function adjustmentLine(teller: Teller, adjustment: Adjustment, adjusting: Adjusting): string {
  const text = adjustmentText(teller, adjustment, adjusting);
  return reasonText(teller.phrases, adjustment, adjusting.voice) === '' ? sentence(text) : text;
}
