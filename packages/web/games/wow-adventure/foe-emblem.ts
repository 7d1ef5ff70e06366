import { content } from '@tavolo/wow-adventure';
import type { Foe } from './game.ts';

/** Encounters by the faces they have, where their traits alone would tell too little. */
const faces: { readonly [face: string]: readonly string[] } = {
  boar: ['mountain-boar'],
  wolf: [
    'timber-wolf',
    'worg-alpha',
    'plaguehound',
    'felhunter',
    'felhound-packleader',
    'wolf-master-nandos',
  ],
  cat: ['vale-prowler', 'shadowmaw-panther'],
  vulture: ['carrion-vulture', 'dust-fleshripper', 'ridge-condor', 'waste-buzzard'],
  spider: ['cave-spider', 'moss-stalker', 'marsh-tarantula'],
  crocodile: ['river-crocolisk', 'thunder-lizard'],
  coyote: ['skittish-coyote'],
  raptor: ['highland-raptor'],
  turtle: ['snapjaw-turtle'],
  bat: ['duskbat', 'plaguebat-swarm'],
  gorilla: ['jungle-thunderer'],
  serpent: ['coiled-serpent', 'hakkar'],
  hydra: ['three-headed-hydra'],
  hawk: ['dreadhawk', 'gryphon-rustler'],
  gnoll: ['gnoll-mongrel', 'gnoll-brute', 'gnoll-warband-foe', 'hogger'],
  kobold: ['kobold-tunneler'],
  murloc: ['murloc-raider', 'murloc-seer', 'murloc-coastrunner'],
  goblin: ['goblin-engineer', 'powder-sapper', 'mekgineer-thermaplugg'],
  troll: [
    'frostmane-hexer',
    'witherbark-headhunter',
    'bloodscalp-berserker',
    'witherbark-shadowmancer',
    'gurubashi-hexlord',
    'vile-priestess-hexx',
    'great-father-arctikas',
  ],
  ogre: ['ogre-bruiser', 'two-headed-ogre-mage', 'ogre-lord-of-the-spire'],
  orc: ['blackrock-warhand', 'blackhand-warlord', 'spire-legionnaire'],
  dwarf: ['dark-iron-tunneler', 'dark-iron-demolitionist', 'anvilrage-overseer', 'emperor-thaurissan'],
  pirate: ['bloodsail-mauler', 'smuggler-captain'],
  bandit: [
    'defias-enforcer',
    'defias-pillager',
    'syndicate-footpad',
    'syndicate-highwayman',
    'edwin-vancleef',
  ],
  assassin: ['syndicate-assassin', 'syndicate-spymaster', 'ravenholdt-blade'],
  gunner: ['ridge-poacher', 'venture-gunner'],
  crusader: [
    'scarlet-recruit',
    'scarlet-scout',
    'scarlet-inquisitor',
    'commander-mograine',
    'lord-falconcrest',
  ],
  wizard: ['dalaran-apprentice', 'kirin-tor-renegade', 'scarlet-archmage'],
  cultist: ['twilight-prophet', 'risen-necrolyte', 'legion-invoker', 'darkmaster-gandling'],
  skeleton: ['rattling-skeleton', 'skeletal-warder', 'skeletal-bonecaster', 'bone-golem', 'devlin-agamand'],
  zombie: [
    'mindless-zombie',
    'fallen-footman',
    'rotten-ghoul',
    'flesh-eater',
    'plague-ghoul',
    'plague-carrier',
  ],
  ghost: [
    'wandering-spirit',
    'orchard-wraith',
    'restless-shade',
    'wailing-banshee',
    'shade-of-lordaeron',
    'vengeful-apparition',
    'howling-wraith',
  ],
  'crypt-fiend': ['crypt-crawler', 'crypt-fiend', 'crypt-horror'],
  lich: ['lich-initiate', 'barrow-king', 'kelthuzad'],
  knight: ['scourge-champion', 'death-knight', 'herald-of-plague', 'baron-rivendare'],
  gargoyle: ['stoneform-gargoyle'],
  stitched: ['abomination', 'stitches'],
  imp: ['imp-firestarter'],
  doomguard: ['felguard-sentinel', 'doomguard-outrider', 'dreadlord-schemer', 'lord-kazzak'],
  succubus: ['tempting-succubus'],
  infernal: ['infernal'],
  storm: ['dust-devil', 'storm-wisp'],
  tide: ['tidal-rager'],
  bog: ['bog-elemental'],
  golem: ['rusted-harvester', 'arcane-golem', 'shredder-prototype', 'siege-golem', 'dark-iron-war-golem'],
  robot: ['alarm-bot', 'clockwork-sentry'],
  deathray: ['runaway-deathray'],
  whelp: ['dreaming-whelp', 'brood-of-whelps'],
  drake: ['scalebane-drake', 'nefarian', 'shade-of-eranikus'],
};

const faceOf: ReadonlyMap<string, string> = new Map(
  Object.entries(faces).flatMap(([face, foes]) => foes.map((foe) => [foe, `foe-${face}`] as const)),
);

/** The encounters that have a face of their own. */
export const knownFaces: readonly string[] = [...faceOf.keys()];

/** What a foe is drawn as: by its face, or by its first trait. The name of an icon of the game, without its prefix. */
export function foeEmblem({ id, traits }: Foe): string {
  return faceOf.get(id) ?? `trait-${traits.find((trait) => trait !== 'aggro') ?? 'beast'}`;
}

/** All encounters, wherever they are printed, by what they are called. */
const foes: ReadonlyMap<string, Foe> = new Map(
  [
    ...[...content.challenge.values()].map(
      ({ foe, event }) => foe ?? (event?.back.is === 'foe' ? event.back.foe : null),
    ),
    ...[...content.board.spaces.values()].map(({ encounter }) => encounter?.foe ?? null),
  ].flatMap((foe) => (foe === null ? [] : [[foe.id, foe] as const])),
);

export const everyFoe: readonly Foe[] = [...foes.values()];

/** The encounter that is called so; `null`: none is. */
export const foeCalled = (id: string): Foe | null => foes.get(id) ?? null;
