import { asAside, behind, capitalLine, loweredLine } from '@tavolo/language';
import type { Ability, Adjustment, Control, Grant } from '../../vocabulary/abilities.ts';
import type { PrintedElement } from '../../vocabulary/terms.ts';
import type { IconWord, Line, Part } from '../parts.ts';
import type { Sentenced } from '../phrases/abilities.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Scene, Voice } from '../phrases/scene.ts';
import { deedLine } from './deeds.ts';
import { areaPart, conditionParts, detail, experience, present, printed, words } from './parts.ts';
import { additionParts, reasonParts } from './reasons.ts';
import { elementNames, type Teller, told } from './scene.ts';

/** The pictograms of what is told in a sentence. */
const pictured: { readonly [Do in Sentenced]: IconWord } = {
  damage: 'damage',
  summon: 'summon',
  'summon-monster': 'summon',
  kill: 'kill',
  recover: 'recover',
  refresh: 'refresh',
  'lose-cards': 'lose-cards',
  'make-trap': 'trap',
  'disarm-trap': 'trap',
  'spring-on': 'trap',
  'make-obstacle': 'obstacle',
  'destroy-obstacle': 'obstacle',
  'move-obstacle': 'obstacle',
  'choose-hex': 'hex',
};

/** An ability that is told in a sentence. */
function sentenceLine(phrases: Phrases, ability: Ability & { readonly do: Sentenced }, scene: Scene): Line {
  const word = phrases.abilities.sentences[ability.do] as (ability: Ability, scene: Scene) => string; // found by the ability's own tag
  const said = words(word(ability, scene), pictured[ability.do]);
  if (ability.do === 'summon') return [{ ...said, kind: 'deed' }];
  const area = ability.do === 'kill' ? ability.area : undefined;
  return area === undefined
    ? [said]
    : [said, ...asAside([areaPart(phrases.abilities.area(area.hexes.length), area)])];
}

/** An ability without its adjustments. */
function mainLine(teller: Teller, ability: Ability, scene: Scene): Line {
  const { phrases } = teller;
  switch (ability.do) {
    case 'attack':
    case 'move':
    case 'heal':
    case 'loot':
    case 'condition':
    case 'push':
    case 'pull':
    case 'shield':
    case 'retaliate':
    case 'special':
      return deedLine(phrases, ability, scene);
    case 'grant':
    case 'control':
      return leadingLine(teller, ability, scene);
    case 'infuse':
      return [{ ...infused(phrases, ability.elements, scene.voice), kind: 'deed' }];
    case 'consume-then':
      return [
        ...reasonParts(phrases, { consume: ability.consume }, scene.voice),
        ...behind(':', inlineLine(teller, ability.then, scene.voice)),
      ];
    default:
      return sentenceLine(phrases, ability, scene);
  }
}

/** What others are let or made do. */
function leadingLine(
  teller: Teller,
  { do: what, targets, perform, decides }: Grant | Control,
  scene: Scene,
): Line {
  const says = teller.phrases.abilities;
  const whom = scene.figures(targets);
  const decided: Line =
    decides === 'you' ? [{ kind: 'note', words: says.youDecide, joint: ';', aside: true }] : [];
  if (perform === 'its-turn') return [words(says.controlTurn(whom), what), ...decided];
  return [words(says[what](whom), what), ...behind(':', inlineLine(teller, perform, 'it')), ...decided];
}

/** Elements that are created. */
export const infused = (
  { abilities, terms }: Pick<Phrases, 'abilities' | 'terms'>,
  elements: readonly PrintedElement[],
  voice: Voice,
): Part => ({
  kind: 'mark',
  words: abilities.half.infuse(elementNames(terms, elements), voice),
  icons: elements,
});

/** Of which ability an adjustment is told, and what a whole action adds around its results. */
type Adjusting = {
  readonly voice: Voice;
  readonly of: object | null;
  readonly first?: Line;
  readonly last?: Line;
};

/** What an adjustment brings, and why. */
export function adjustmentLine(
  teller: Teller,
  adjustment: Adjustment,
  { voice, of, first = [], last = [] }: Adjusting,
): Line {
  const { phrases } = teller;
  const says = phrases.abilities.adjusting;
  return told(teller, voice, (scene) => {
    const { add, conditions, targets, area, instead, then, advantage, xp } = adjustment;
    const before = [
      ...first,
      ...additionParts(phrases, add ?? {}, { scene, of }),
      ...conditionParts(phrases.terms, conditions),
      ...present(
        targets && words(says.targets(scene.figures(targets)), 'target'),
        area && areaPart(says.area(area.hexes.length), area),
        advantage && detail(says.advantage, 'advantage'),
      ),
      ...(instead === undefined ? [] : says.instead(inlineLine(teller, instead, voice))),
    ];
    const results = [
      ...before,
      ...afterwards(phrases, then && inlineLine(teller, then, voice), before.length > 0),
      ...last,
      ...(xp === undefined ? [] : [experience(phrases, xp)]),
    ];
    const reasons = reasonParts(phrases, adjustment, voice);
    return reasons.length === 0 ? results : [...capitalLine(reasons), ...behind(':', results)];
  });
}

/** What comes behind something else, if there is something else. */
export function afterwards(phrases: Phrases, does: Line | undefined, isBehind: boolean): Line {
  if (does === undefined) return [];
  return isBehind ? phrases.abilities.adjusting.afterwards(does) : does;
}

const adjustmentsOf = (ability: Ability): readonly Adjustment[] =>
  'adjust' in ability ? (ability.adjust ?? []) : [];

const toldLine = (teller: Teller, ability: Ability, voice: Voice): Line =>
  told(teller, voice, (scene) => mainLine(teller, ability, scene));

/** Abilities within a sentence, one behind the other. */
export const inlineLine = (teller: Teller, abilities: readonly Ability[], voice: Voice): Line =>
  abilities.flatMap((ability, place) => {
    const line = toldLine(teller, ability, voice);
    // What begins with a verb does not begin a sentence there.
    const main = ability.do === 'infuse' ? loweredLine(line) : line;
    const adjusted = adjustmentsOf(ability).flatMap((adjustment) =>
      behind(';', adjustmentLine(teller, adjustment, { voice, of: ability })),
    );
    return [...(place === 0 ? main : behind(';', main)), ...asAside(adjusted)];
  });

/** An ability as lines of a card: itself, then how it grows. */
export const abilityLines = (teller: Teller, ability: Ability, voice: Voice): readonly Line[] => [
  printed(toldLine(teller, ability, voice)),
  ...adjustmentsOf(ability).map((adjustment) =>
    printed(adjustmentLine(teller, adjustment, { voice, of: ability })),
  ),
];
