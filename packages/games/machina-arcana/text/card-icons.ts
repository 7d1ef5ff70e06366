import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Ability, Aim } from '../vocabulary/abilities.ts';
import type { Fit } from '../vocabulary/cards.ts';
import type { Effect, Value } from '../vocabulary/effects.ts';
import type {
  AttackMode,
  Class,
  Dice,
  ItemType,
  Keyword,
  Mind,
  Plug,
  Resource,
} from '../vocabulary/terms.ts';

/** A pictogram by its name: boards draw it, and whoever reads aloud skips it because the words say the same. */
export type CardIcon =
  | Resource
  | ItemType
  | `ability-${Ability['is']}`
  | `aim-${Exclude<Aim['at'], 'self'>}`
  | `attack-${AttackMode}`
  | `class-${Class}`
  | `mind-${Mind}`
  | `keyword-${Keyword}`
  | `fit-${Fit['is']}`
  | `plug-${Plug}`
  | 'white-die'
  | 'black-die'
  | 'game-die'
  | 'recharge-die'
  | 'armor'
  | 'will'
  | 'marker'
  | 'horror-marker'
  | 'unequip'
  | 'destroy'
  | 'level'
  | 'hands'
  | 'size'
  | 'range'
  | 'support'
  | 'shield'
  | 'move'
  | 'push'
  | 'pull'
  | 'teleport'
  | 'swap'
  | 'banish'
  | 'spawn'
  | 'control'
  | 'queue'
  | 'trap'
  | 'barrel'
  | 'door'
  | 'rubble'
  | 'space'
  | 'light'
  | 'explored'
  | 'draw'
  | 'inventory'
  | 'trade'
  | 'look'
  | 'event'
  | 'explorer-event'
  | 'horror-event'
  | 'chapter'
  | 'track-spawn'
  | 'track-horror'
  | 'track-threat'
  | 'counter'
  | 'token'
  | 'exit'
  | 'victory'
  | 'defeat';

/** The same icons, whatever else it says. */
const shows =
  (...icons: readonly CardIcon[]) =>
  (): readonly CardIcon[] =>
    icons;

/** An icon for each die. */
const diceIcons = ({ white, black }: Dice): readonly CardIcon[] => [
  ...Array.from({ length: white }, (): CardIcon => 'white-die'),
  ...Array.from({ length: black }, (): CardIcon => 'black-die'),
];

const values: Readonly<Record<Value, readonly CardIcon[]>> = {
  armor: ['armor'],
  will: ['will'],
  stamina: ['stamina'],
  'stamina-max': ['stamina'],
  'health-max': ['health'],
  'essence-max': ['essence'],
  'attack-roll': ['attack-normal'],
  'attack-roll-against': ['shield'],
  range: ['range'],
  'spawn-roll': ['spawn'],
  'push-distance': ['push'],
  bag: ['inventory'],
  markers: ['marker'],
  'chest-draw': ['draw'],
};

const effects: ForKinds<Effect, [], readonly CardIcon[]> = {
  attack: ({ mode, dice }) => [`attack-${mode}`, ...diceIcons(dice)],
  'add-dice': ({ dice }) => diceIcons(dice),
  reroll: ({ dice }) =>
    dice === 'recharge' ? ['recharge-die'] : dice === 'game' ? ['game-die'] : ['white-die'],
  lose: ({ resource }) => [resource],
  restore: ({ resource }) => [resource],
  prevent: shows('shield'),
  redirect: shows('shield'),
  'set-health': shows('health'),
  modify: ({ value }) => values[value],
  price: shows('stamina'),
  'set-price': shows('stamina'),
  'essence-price': shows('essence'),
  'support-range': shows('support'),
  'attack-mode': shows('attack-arcane'),
  grant: ({ keyword }) => [`keyword-${keyword}`],
  move: shows('move'),
  push: shows('push'),
  pull: shows('pull'),
  teleport: shows('teleport'),
  swap: shows('swap'),
  'destroy-unit': shows('destroy'),
  banish: shows('banish'),
  'destroy-this': shows('destroy'),
  'destroy-item': shows('destroy'),
  'destroy-rubble': shows('rubble'),
  'destroy-space': shows('destroy', 'space'),
  spawn: shows('spawn'),
  control: shows('control'),
  'to-end-of-queue': shows('queue'),
  'trigger-traps': shows('trap'),
  'explode-barrels': shows('barrel'),
  'close-doors': shows('door'),
  'open-or-close-door': shows('door'),
  'place-barrel': shows('barrel'),
  token: ({ token }) => [token],
  'activate-target': shows('space'),
  'draw-items': ({ deck }) => (deck === 'any' ? ['draw'] : ['draw', deck]),
  unequip: shows('unequip'),
  'use-inventory': shows('inventory'),
  trade: shows('trade'),
  'add-item-level': shows('level'),
  'repeat-horror-event': shows('horror-event'),
  'cancel-event': shows('horror-event'),
  'attach-event': shows('event'),
  peek: shows('look'),
  'take-back-markers': shows('marker'),
  track: ({ track }) => [`track-${track}`],
  'reset-track': ({ track }) => [`track-${track}`],
  count: shows('counter'),
  'reset-counter': shows('counter'),
  if: shows(),
  'for-each': shows(),
  repeat: shows(),
  choose: shows(),
  roll: shows('game-die'),
  gather: shows('token'),
  'place-exit': shows('exit'),
  endgame: shows('chapter'),
  victory: shows('victory'),
  defeat: shows('defeat'),
};

export const effectIcons = (effect: Effect): readonly CardIcon[] =>
  forKind<Effect, [], readonly CardIcon[]>(effects, effect);

export const aimIcons = (aim: Aim): readonly CardIcon[] => (aim.at === 'self' ? [] : [`aim-${aim.at}`]);
