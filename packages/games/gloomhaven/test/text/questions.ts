import { type About, type AboutOf, type OpenQuestion, seat } from '@tavolo/kernel';
import type { GloomKinds } from '../../kinds.ts';
import type { QuestionName } from '../../questions.ts';
import type { CardId, FigureId, ItemId, MonsterId, RoomCardId } from '../../vocabulary/ids.ts';
import { id } from './table.ts';

type Sample<Name extends QuestionName = QuestionName> = {
  readonly options: readonly string[];
  readonly about: AboutOf<GloomKinds, Name>;
};

const cards = ['trample', 'shield-bash'];
const hexes = ['3,-1', '2,0'];
const figures = ['brute', 'scoundrel', 'bandit-guard-3'];
const placements = ['place:3,-1:0', 'place:3,-1:1', 'place:2,0:0', 'place:2,0:1'];
const [brute, scoundrel, guard, otherGuard] = [
  id<FigureId>('brute'),
  id<FigureId>('scoundrel'),
  id<FigureId>('bandit-guard-3'),
  id<FigureId>('bandit-guard-2'),
];
const ofBrute = { figure: brute };
const sample = <Of extends About>(options: readonly string[], about: Of) => ({ options, about });

/** What each question can offer. */
const samples: { readonly [Name in QuestionName]: Sample<Name> } = {
  class: sample(['brute', 'scoundrel', 'mindthief'], {}),
  'character-level': sample(['1', '2'], ofBrute),
  perk: sample(['perk:0', 'perk:4'], { ...ofBrute, left: 2 }),
  'level-card': sample(cards, { ...ofBrute, level: 2 }),
  'battle-goal': sample(['streamliner', 'layabout'], ofBrute),
  'items-to-buy': sample(['boots-of-striding', 'hide-armor'], { ...ofBrute, gold: 30 }),
  hand: sample(cards, { ...ofBrute, handLimit: 10 }),
  'starting-hex': sample(hexes, ofBrute),
  'leading-card': sample([...cards, 'end-bonus:shield-bash', 'long-rest', 'give-up'], ofBrute),
  'second-card': sample([...cards, 'long-rest'], { ...ofBrute, card: id<CardId>('trample') }),
  'initiative-change': sample(['-10', '0', '10'], {
    ...{ ...ofBrute, item: id<ItemId>('boots-of-striding'), initiative: 40 },
  }),
  'tie-order': sample(['brute', 'scoundrel', 'bandit-guard'], { how: 'vote' }),
  next: sample(
    [
      ...['top:trample', 'bottom:trample', 'basic-attack:trample', 'basic-move:trample'],
      ...['item:boots-of-striding', 'end-bonus:shield-bash', 'long-rest', 'end-turn'],
    ],
    ofBrute,
  ),
  augments: sample(['augment:0', 'augment:1'], {
    ...{ ...ofBrute, ability: null, card: null, half: null },
    augments: [['fire'], ['ice', 'light']],
  }),
  'attack-items': sample(['item:boots-of-striding', 'item:hide-armor'], { ...ofBrute, target: guard }),
  'move-to': sample([...hexes, 'item:boots-of-striding', 'stop'], {
    ...ofBrute,
    points: 3,
    movement: 'jump',
  }),
  'attack-target': sample([...figures, ...placements, 'item:minor-healing-potion', 'skip', 'done'], {
    ...{ figure: scoundrel, value: 3, range: 3, left: 2, blows: [], area: false, areas: [] },
    hits: [[otherGuard, guard], [brute], [scoundrel], [scoundrel]],
  }),
  'ability-target': sample([...figures, 'skip', 'done'], { ...ofBrute, ability: 'heal', value: 3, left: 1 }),
  'ability-hex': sample([...hexes, '2,0|3,0|3,1', 'skip'], { ...ofBrute, ability: 'make-obstacle' }),
  'ability-use': sample(['perform', 'skip'], { ...ofBrute, ability: 'loot', value: 1, figures: [] }),
  reaction: sample(['use:trample', 'item:boots-of-striding', 'end-bonus:shield-bash', 'go-on'], {
    ...{ ...ofBrute, damage: 3, by: null, attack: null, target: null },
    moment: 'attack-damage',
  }),
  'push-to': sample([...hexes, 'decline'], { figure: guard, left: 2 }),
  'pull-to': sample([...hexes, 'decline'], { figure: guard, left: 1 }),
  'hex-nearby': sample(hexes, { figure: guard }),
  'negate-damage': sample(['suffer', 'lose-card', 'lose-discards', 'item:minor-healing-potion'], {
    ...{ figure: scoundrel, damage: 4, hp: 6, maxHp: 8 },
    cause: 'trap',
  }),
  'card-to-lose': sample(cards, ofBrute),
  'card-to-play': sample(cards, { ...ofBrute, half: 'top' }),
  'discards-to-lose': sample(cards, ofBrute),
  'cards-to-discard': sample(cards, ofBrute),
  'cards-to-recover': sample(cards, { ...ofBrute, pile: 'lost' }),
  'items-to-refresh': sample(['boots-of-striding', 'hide-armor'], ofBrute),
  element: sample(['fire', 'ice', 'air', 'earth', 'light', 'dark'], { ...ofBrute, how: 'consume' }),
  'change-order': sample(['add-first', 'double-first'], { ...ofBrute, base: 3, more: 1, factor: 2 }),
  'short-rest': sample(['yes', 'no', 'end-bonus:shield-bash'], ofBrute),
  'give-up': sample(['yes', 'no'], { how: 'propose' }),
  'redraw-rest-card': sample(['yes', 'no'], { ...ofBrute, card: id<CardId>('trample'), hp: 6 }),
  'rest-card': sample(cards, ofBrute),
  'augment-to-discard': sample(cards, ofBrute),
  'monster-focus': sample(['brute', 'scoundrel'], { figure: guard }),
  'monster-way': sample(['3,-1>brute', '2,0>brute+scoundrel', '2,1>'], { figure: guard, focus: brute }),
  'monster-target': sample(['brute', 'scoundrel'], {
    ...{ figure: guard, value: null, left: 1, blows: [] },
    ability: 'heal',
  }),
  'monster-hex': sample(hexes, {
    ...{ figure: null, monster: id<MonsterId>('living-bones') },
    ability: 'spawn',
  }),
  'dungeon-gate': sample(['gate:0', 'gate:1'], { room: id<RoomCardId>('cave') }),
  'penalty-target': sample(['brute', 'scoundrel'], {}),
};

/** The names of all questions. */
export const questionNames = Object.keys(samples) as QuestionName[]; // it has each of them, and no other

/** A question with what its sample says of it, and what a test says instead. */
export function question(name: QuestionName, about: About = {}): OpenQuestion<GloomKinds> {
  const basics = { decision: '1', seat: seat('Ana'), rule: 'gh/round.1', min: 1, max: 2, secret: false };
  const { options, about: said }: Sample = samples[name];
  const open: OpenQuestion = { ...basics, name, options, about: { ...said, ...about } };
  return open as OpenQuestion<GloomKinds>; // ids are branded here, where tests make them
}

/** Each question as the rules ask it. */
export const questions: readonly (readonly [name: string, question: OpenQuestion<GloomKinds>])[] =
  questionNames.map((name) => [name, question(name)] as const);
