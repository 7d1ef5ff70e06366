import { behind } from '@tavolo/language';
import type {
  Afflict,
  Attack,
  Defend,
  Heal,
  Loot,
  Move,
  Shove,
  Special,
} from '../../vocabulary/abilities.ts';
import type { Amount } from '../../vocabulary/amounts.ts';
import type { Predicate, Targets } from '../../vocabulary/targets.ts';
import type { IconWord, Line, Part } from '../parts.ts';
import type { Phrases } from '../phrases/phrases.ts';
import { said } from '../phrases/saying.ts';
import type { Figures, Scene, Voice } from '../phrases/scene.ts';
import { areaPart, conditionParts, deed, detail, moment, present, valued, words } from './parts.ts';
import { equationText } from './scene.ts';

/** Abilities that are lines of words and numbers. */
type Deed = Attack | Move | Heal | Loot | Afflict | Shove | Defend | Special;

const amountOf = (scene: Scene, amount: Amount | undefined): string | undefined =>
  amount === undefined ? undefined : scene.amount(amount);

/** The performer's own base value, which goes without saying. */
const isOwn = (amount: Amount | undefined): boolean =>
  typeof amount === 'object' && 'relative' in amount && amount.relative === 0;

/** Who it is done to; what is done to oneself alone says `Self`. */
function aim(
  { terms }: Phrases,
  { targets, scene, by }: { targets: Targets; scene: Scene; by: (figures: Figures) => string },
): Part {
  return targets.is === 'self'
    ? { kind: 'aim', words: terms.abilities.self }
    : { kind: 'aim', words: by(scene.figures(targets)), joint: ' ' };
}

/** Predicates as what stands behind an if. */
export const clauses = ({ targets }: Phrases, when: readonly Predicate[], voice: Voice): readonly string[] =>
  when.map((predicate) => said(targets.predicates, predicate, voice).clause);

function attackLine(phrases: Phrases, attack: Attack, scene: Scene): Line {
  const { targets, area, when } = attack;
  const says = phrases.abilities;
  const line = present(
    deed(phrases, 'attack', scene.amount(attack.value)),
    targets && aim(phrases, { targets, scene, by: says.against }),
    !isOwn(attack.range) && valued(phrases, 'range', amountOf(scene, attack.range)),
    area && areaPart(says.area(area.hexes.length), area),
    attack.count !== 1 && valued(phrases, 'target', attack.count),
    attack.alongPath && detail(says.alongPath),
    attack.allOnFocus && detail(says.allOnFocus),
    valued(phrases, 'pierce', attack.pierce),
    valued(phrases, 'push', attack.push),
    valued(phrases, 'pull', attack.pull),
    ...conditionParts(phrases.terms, attack.conditions),
    attack.withAugments && detail(says.withAugments, 'augment'),
  );
  if (when === undefined) return line;
  return [moment(says.adjusting.when(clauses(phrases, when, scene.voice))), ...behind(':', line)];
}

const moveLine = (phrases: Phrases, move: Move, scene: Scene): Line =>
  present(
    deed(phrases, 'move', scene.amount(move.value)),
    move.jump && detail(phrases.terms.abilities.jump, 'jump'),
    move.constraint && detail(phrases.abilities.constraints[move.constraint]),
    move.looting && detail(phrases.abilities.looting, 'loot'),
  );

function healLine(phrases: Phrases, heal: Heal, scene: Scene): Line {
  const alone = heal.range === undefined ? ({ is: 'self' } as const) : undefined;
  const targets = heal.targets ?? alone;
  return present(
    deed(phrases, 'heal', scene.amount(heal.value)),
    targets && aim(phrases, { targets, scene, by: phrases.abilities.to }),
    valued(phrases, 'range', amountOf(scene, heal.range)),
    heal.count !== 1 && valued(phrases, 'target', heal.count),
    ...conditionParts(phrases.terms, heal.conditions),
  );
}

function lootLine(phrases: Phrases, { range, most, extraPer }: Loot, scene: Scene): Line {
  const says = phrases.abilities;
  return present(
    deed(phrases, 'loot', range),
    most !== undefined && detail(says.lootAtMost(most)),
    extraPer && detail(says.lootExtra(phrases.amounts.measures[extraPer](scene.voice).each)),
  );
}

/** Conditions, and pushes that go with them: what is done to somebody all at once. */
function afflictLine(phrases: Phrases, { conditions, push, pull, targets }: Afflict, scene: Scene): Line {
  const done = present(
    ...conditionParts(phrases.terms, conditions),
    valued(phrases, 'push', push),
    valued(phrases, 'pull', pull),
  );
  const icons = done.flatMap((part): readonly IconWord[] => part.icons ?? []);
  return [
    { kind: 'deed', words: phrases.terms.and(done.map((part) => part.words)), icons },
    aim(phrases, { targets, scene, by: phrases.abilities.on }),
  ];
}

const shoveLine = (phrases: Phrases, shove: Shove, scene: Scene): Line =>
  present(
    deed(phrases, shove.do, shove.value),
    aim(phrases, { targets: shove.targets, scene, by: phrases.abilities.on }),
    shove.toward !== undefined && detail(phrases.abilities.towardChosenHex, 'hex'),
  );

const defendLine = (phrases: Phrases, defend: Defend, scene: Scene): Line =>
  present(
    deed(phrases, defend.do, scene.amount(defend.value)),
    valued(phrases, 'range', defend.range),
    aim(phrases, { targets: defend.targets, scene, by: phrases.abilities.to }),
  );

/** Specials of bosses are numbered on their cards, and told elsewhere; all others are told in a sentence. */
function specialLine({ abilities, amounts }: Phrases, { name, value }: Special): Line {
  const number = typeof value === 'object' ? equationText(amounts, value) : value;
  const text = abilities.specials[name](number === undefined ? null : String(number));
  return name.startsWith('boss-special')
    ? [{ kind: 'deed', words: text, icons: ['special'] }]
    : [words(text, 'special')];
}

/** What is done, without what it may grow into. */
export function deedLine(phrases: Phrases, ability: Deed, scene: Scene): Line {
  switch (ability.do) {
    case 'attack':
      return attackLine(phrases, ability, scene);
    case 'move':
      return moveLine(phrases, ability, scene);
    case 'heal':
      return healLine(phrases, ability, scene);
    case 'loot':
      return lootLine(phrases, ability, scene);
    case 'condition':
      return afflictLine(phrases, ability, scene);
    case 'push':
    case 'pull':
      return shoveLine(phrases, ability, scene);
    case 'shield':
    case 'retaliate':
      return defendLine(phrases, ability, scene);
    case 'special':
      return specialLine(phrases, ability);
  }
}
