import type { NameForm } from '../../name-forms.ts';

/** What event cards are called in English, by colour. */
export const eventNames = {
  // Grey.
  'market-day': 'Market Day',
  'harvest-festival': 'Harvest Festival',
  'lost-caravan': 'Lost Caravan',
  'gnoll-warband': 'Gnoll Warband',
  'wayside-shrine': 'Wayside Shrine',
  'wandering-trainer': 'Wandering Trainer',
  'buried-finds': 'Buried Finds',
  'thrown-gauntlet': 'Thrown Gauntlet',

  // Green.
  'storm-season': 'Storm Season',
  'bandit-uprising': 'Bandit Uprising',
  'haunted-crypt': 'Haunted Crypt',
  'stranded-gnomes': 'Stranded Gnomes',
  'arcane-rift': 'Arcane Rift',
  pickpockets: 'Pickpockets',
  'training-grounds': 'Training Grounds',
  'wanted-poster': 'Wanted Poster',

  // Yellow.
  'plague-winds': 'Plague Winds',
  'blood-moon': 'Blood Moon',
  'sealed-vault': 'Sealed Vault',
  'troll-idol': 'Troll Idol',
  'smugglers-cache': "Smugglers' Cache",
  'bounty-posted': 'Bounty Posted',
  'mana-storm': 'Mana Storm',
  'goblin-raffle': 'Goblin Raffle',

  // Red.
  'shadow-overhead': 'Shadow Overhead',
  'legion-assault': 'Legion Assault',
  'champions-barrow': "Champion's Barrow",
  'dragon-clutch': 'Dragon Clutch',
  'dark-ritual': 'Dark Ritual',
  'rite-of-champions': 'Rite of Champions',
  'falling-stars': 'Falling Stars',
  'ancient-armory': 'Ancient Armory',
} satisfies Readonly<Record<string, string>>;

/** What the encounters on the backs of events are called. */
export const eventFoeNames = {
  'gnoll-warband-foe': { name: 'Gnoll Warband' },
  'crypt-horror': { name: 'Crypt Horror' },
  'idol-guardian': { name: 'Idol Guardian' },
  'barrow-king': { name: 'Barrow King' },
} satisfies Readonly<Record<string, NameForm>>;

/** What the items on the backs of events are called. */
export const eventItemNames = {
  'caravan-strongbox': { name: 'Caravan Strongbox' },
  'duelists-ribbon': { name: "Duelist's Ribbon" },
  'bandit-kings-purse': { name: "Bandit King's Purse" },
  'homing-pigeon': { name: 'Homing Pigeon' },
  'blood-moon-charm': { name: 'Blood Moon Charm' },
  'bounty-purse': { name: 'Bounty Purse' },
  'drake-whistle': { name: 'Drake Whistle' },
  'whelp-companion': { name: 'Whelp Companion' },
} satisfies Readonly<Record<string, NameForm>>;
