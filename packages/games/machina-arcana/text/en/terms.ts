import type { CountedNoun } from '@tavolo/language';
import type { ByNumber, Terms } from '../terms.ts';

/** A noun with a plural in s. */
const noun = (one: string, many = `${one}s`): CountedNoun => ({ one, many });

/** A noun of which there is more or less, but not so many. */
const uncounted = (name: string): CountedNoun => noun(name, name);

/** An adjective behind a unit. */
const being = (adjective: string): ByNumber => ({ one: `is ${adjective}`, many: `are ${adjective}` });

export const terms: Terms<CountedNoun, string, ByNumber> = {
  classes: {
    bruiser: noun('bruiser'),
    gunman: noun('gunman', 'gunmen'),
    mystic: noun('mystic'),
    crafter: noun('crafter'),
  },
  minds: { irrational: 'irrational', cunning: 'cunning' },
  items: {
    weapon: noun('weapon'),
    apparel: noun('piece of apparel', 'pieces of apparel'),
    artifact: noun('artifact'),
    consumable: noun('consumable'),
  },
  decks: { weapon: 'weapons', apparel: 'apparel', artifact: 'artifacts', consumable: 'consumables' },
  sockets: { top: 'at the top', bottom: 'at the bottom', right: 'on the right' },
  plugs: {
    gear: noun('gear'),
    lens: noun('lens', 'lenses'),
    valve: noun('valve'),
    coil: noun('coil'),
    strap: noun('strap'),
    buckle: noun('buckle'),
    clasp: noun('clasp'),
    eye: noun('eye'),
    sigil: noun('sigil'),
  },
  resources: {
    health: uncounted('health'),
    stamina: uncounted('stamina'),
    essence: uncounted('essence'),
  },
  amounts: {
    health: (n) => `${n} health`,
    stamina: (n) => `${n} stamina`,
    essence: (n) => `${n} essence`,
  },
  phases: {
    explorer: noun('explorer phase'),
    spawn: noun('spawn phase'),
    horror: noun('horror phase'),
    monster: noun('monster phase'),
  },
  attacks: {
    normal: noun('normal attack'),
    arcane: noun('arcane attack'),
    lower: noun('attack against the lower of armor and will', 'attacks against the lower of armor and will'),
  },
  tracks: { spawn: noun('spawn rating'), horror: noun('horror rating'), threat: uncounted('threat') },
  spaces: {
    floor: noun('floor space'),
    trap: noun('trap space'),
    pit: noun('pit'),
    spawn: noun('spawn space'),
    rubble: noun('rubble space'),
    barrel: noun('barrel'),
    chest: noun('chest'),
    workbench: noun('workbench', 'workbenches'),
    event: noun('event space'),
    chapter: noun('chapter space'),
    recharge: noun('recharge station'),
    lever: noun('lever'),
    valve: noun('valve'),
    root: noun('root'),
    bell: noun('bell'),
    heart: noun('space of the Heart', 'spaces of the Heart'),
    seedbed: noun('seedbed'),
    grave: noun('grave'),
  },
  spaceStates: { unexplored: 'unexplored', explored: 'explored', dark: 'dark', lit: 'lit', free: 'free' },
  keywords: {
    ethereal: { label: 'Ethereal', verb: being('ethereal') },
    'sees-ethereal': {
      label: 'Sees ethereal units',
      verb: { one: 'sees ethereal units', many: 'see ethereal units' },
    },
    immobile: { label: 'Immobile', verb: being('immobile') },
    immovable: { label: 'Immovable', verb: being('immovable') },
    invulnerable: { label: 'Invulnerable', verb: being('invulnerable') },
    warded: { label: 'Warded', verb: being('warded') },
    dazed: { label: 'Dazed', verb: being('dazed') },
    unseen: { label: 'Unseen', verb: being('unseen') },
    cunning: { label: 'Cunning', verb: being('cunning') },
    boss: { label: 'Boss', verb: { one: 'is a boss', many: 'are bosses' } },
    returns: { label: 'Returns', verb: { one: 'returns', many: 'return' } },
  },
  actions: {
    move: { button: 'Move', noun: 'moving' },
    'use-inventory': { button: 'Use the inventory', noun: 'using the inventory' },
    trade: { button: 'Trade', noun: 'trading' },
    'exit-tile': { button: 'Exit the tile', noun: 'exiting the tile' },
    'explore-tile': { button: 'Explore a new tile', noun: 'exploring a new tile' },
    'open-or-close-door': { button: 'Open or close the door', noun: 'opening or closing a door' },
    'destroy-closed-door': { button: 'Destroy the door', noun: 'destroying a closed door' },
    'activate-dark-chapter': {
      button: 'Activate the dark chapter space',
      noun: 'activating a dark chapter space',
    },
    'activate-lit-chapter': {
      button: 'Activate the lit chapter space',
      noun: 'activating a lit chapter space',
    },
    'seal-spawn': { button: 'Seal the spawn space', noun: 'sealing a spawn space' },
    'activate-recharge': { button: 'Use the recharge station', noun: 'activating a recharge station' },
    'activate-lever': { button: 'Pull the lever', noun: 'activating a lever' },
    'activate-event': { button: 'Activate the event space', noun: 'activating an event space' },
    'activate-chest': { button: 'Open the chest', noun: 'activating a chest' },
    'activate-workbench': { button: 'Use the workbench', noun: 'activating a workbench' },
  },
  counters: {
    tally: 'Tally',
    offered: 'Offerings',
    seals: 'Seals',
    fed: 'Feedings',
    pressure: 'Pressure',
    cut: 'Cuts',
    line: 'Time on the line',
    gathered: 'Gathered',
    felled: 'Felled',
    growth: 'Growth',
    blows: 'Blows',
    silenced: 'Silenced',
    tolls: 'Tolls',
    toll: 'Toll',
  },
  durations: { 'extra-quick': 'Extra quick', quick: 'Quick', normal: 'Normal', full: 'Full' },
  difficulties: { easy: 'Easy', normal: 'Normal', hard: 'Hard', nightmare: 'Nightmare' },
};
