import { type About, type OpenQuestion, seat } from '@tavolo/kernel';
import type { GloomKinds } from '../../kinds.ts';
import type { QuestionName } from '../../questions.ts';

type Sample = { readonly options: readonly string[]; readonly about: About };

const cards = ['trample', 'shield-bash'];
const hexes = ['3,-1', '2,0'];
const figures = ['brute', 'scoundrel', 'bandit-guard-3'];
const placements = ['place:3,-1:0', 'place:3,-1:1', 'place:2,0:0', 'place:2,0:1'];
const sample = (options: readonly string[], about: About = {}): Sample => ({ options, about });

/** What each question can offer. */
const samples: { readonly [Name in QuestionName]: Sample } = {
  class: sample(['brute', 'scoundrel', 'mindthief']),
  'character-level': sample(['1', '2']),
  perk: sample(['perk:0', 'perk:4'], { figure: 'brute', left: 2 }),
  'level-card': sample(cards),
  'battle-goal': sample(['streamliner', 'layabout']),
  'items-to-buy': sample(['boots-of-striding', 'hide-armor'], { figure: 'brute', gold: 30 }),
  hand: sample(cards),
  'starting-hex': sample(hexes, { figure: 'brute' }),
  'leading-card': sample([...cards, 'end-bonus:shield-bash', 'long-rest', 'give-up'], { figure: 'brute' }),
  'second-card': sample([...cards, 'long-rest'], { figure: 'brute', card: 'trample' }),
  'initiative-change': sample(['-10', '0', '10'], { item: 'boots-of-striding', initiative: 40 }),
  'tie-order': sample(['brute', 'scoundrel', 'bandit-guard'], { how: 'vote' }),
  next: sample(
    [
      ...['top:trample', 'bottom:trample', 'basic-attack:trample', 'basic-move:trample'],
      ...['item:boots-of-striding', 'end-bonus:shield-bash', 'long-rest', 'end-turn'],
    ],
    { figure: 'brute' },
  ),
  augments: sample(['augment:0', 'augment:1'], { augments: [['fire'], ['ice', 'light']], figure: 'brute' }),
  'attack-items': sample(['item:boots-of-striding', 'item:hide-armor'], { target: 'bandit-guard-3' }),
  'move-to': sample([...hexes, 'item:boots-of-striding', 'stop'], { points: 3, movement: 'jump' }),
  'attack-target': sample([...figures, ...placements, 'item:minor-healing-potion', 'skip', 'done'], {
    ...{ figure: 'scoundrel', value: 3, range: 3, left: 2 },
    hits: [['bandit-guard-2', 'bandit-guard-3'], ['brute'], ['scoundrel'], ['scoundrel']],
  }),
  'ability-target': sample([...figures, 'skip', 'done'], { ability: 'heal', value: 3, left: 2 }),
  'ability-hex': sample([...hexes, '2,0|3,0|3,1', 'skip'], { ability: 'make-obstacle', figure: 'brute' }),
  'ability-use': sample(['perform', 'skip'], { ability: 'loot', value: 1 }),
  reaction: sample(['use:trample', 'item:boots-of-striding', 'end-bonus:shield-bash', 'go-on'], {
    moment: 'attack-damage',
    damage: 3,
  }),
  'push-to': sample([...hexes, 'decline'], { figure: 'bandit-guard-3', left: 2 }),
  'pull-to': sample([...hexes, 'decline'], { figure: 'bandit-guard-3', left: 1 }),
  'hex-nearby': sample(hexes, { figure: 'bandit-guard-3' }),
  'negate-damage': sample(['suffer', 'lose-card', 'lose-discards', 'item:minor-healing-potion'], {
    ...{ figure: 'scoundrel', damage: 4, hp: 6, cause: 'trap' },
  }),
  'card-to-lose': sample(cards, { figure: 'brute' }),
  'card-to-play': sample(cards, { half: 'top' }),
  'discards-to-lose': sample(cards, { figure: 'brute' }),
  'cards-to-discard': sample(cards),
  'cards-to-recover': sample(cards),
  'items-to-refresh': sample(['boots-of-striding', 'hide-armor']),
  element: sample(['fire', 'ice', 'air', 'earth', 'light', 'dark'], { how: 'consume' }),
  'change-order': sample(['add-first', 'double-first'], { base: 3, more: 1, factor: 2 }),
  'short-rest': sample(['yes', 'no', 'end-bonus:shield-bash']),
  'give-up': sample(['yes', 'no'], { how: 'propose' }),
  'redraw-rest-card': sample(['yes', 'no'], { card: 'trample' }),
  'rest-card': sample(cards),
  'augment-to-discard': sample(cards),
  'monster-focus': sample(['brute', 'scoundrel'], { figure: 'bandit-guard-3' }),
  'monster-way': sample(['3,-1>brute', '2,0>brute+scoundrel', '2,1>'], { figure: 'bandit-guard-3' }),
  'monster-target': sample(['brute', 'scoundrel'], { figure: 'bandit-guard-3' }),
  'monster-hex': sample(hexes, { ability: 'spawn', monster: 'living-bones' }),
  'dungeon-gate': sample(['gate:0', 'gate:1']),
  'penalty-target': sample(['brute', 'scoundrel']),
};

/** The names of all questions. */
export const questionNames = Object.keys(samples) as QuestionName[]; // it has each of them, and no other

function asked(name: QuestionName, { options, about }: Sample): OpenQuestion<GloomKinds> {
  const basics = { decision: '1', seat: seat('Ana'), rule: 'gh/round.1', min: 1, max: 2, secret: false };
  const open: OpenQuestion = { ...basics, name, options, about };
  return open as OpenQuestion<GloomKinds>; // also of rules that say less
}

/** Each question twice: as the rules ask it, and when they say nothing about it. */
export const questions: readonly (readonly [name: string, question: OpenQuestion<GloomKinds>])[] =
  questionNames.flatMap((name) => [
    [name, asked(name, samples[name])] as const,
    [`${name}, about nothing`, asked(name, { ...samples[name], about: {} })] as const,
  ]);

export const question = (name: QuestionName, about: About = samples[name].about): OpenQuestion<GloomKinds> =>
  asked(name, { ...samples[name], about });
