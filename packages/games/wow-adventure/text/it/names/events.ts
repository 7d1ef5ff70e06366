import type {
  eventFoeNames as englishEventFoes,
  eventItemNames as englishEventItems,
  eventNames as englishEvents,
} from '../../en/names/events.ts';
import type { GenderedNameForm } from '../../name-forms.ts';

/** What event cards are called in Italian, by colour. */
export const eventNames: Readonly<Record<keyof typeof englishEvents, string>> = {
  // Grey.
  'market-day': 'Giorno di Mercato',
  'harvest-festival': 'Festa del Raccolto',
  'lost-caravan': 'Carovana Perduta',
  'gnoll-warband': 'Banda di Gnoll',
  'wayside-shrine': 'Edicola Votiva',
  'wandering-trainer': 'Istruttore Itinerante',
  'buried-finds': 'Tesori Sepolti',
  'thrown-gauntlet': 'Guanto di Sfida',

  // Green.
  'storm-season': 'Stagione delle Tempeste',
  'bandit-uprising': 'Rivolta dei Banditi',
  'haunted-crypt': 'Cripta Infestata',
  'stranded-gnomes': 'Gnomi in Panne',
  'arcane-rift': 'Fenditura Arcana',
  pickpockets: 'Borseggiatori',
  'training-grounds': "Campo d'Addestramento",
  'wanted-poster': 'Avviso di Ricerca',

  // Yellow.
  'plague-winds': 'Venti Pestilenziali',
  'blood-moon': 'Luna di Sangue',
  'sealed-vault': 'Camera Sigillata',
  'troll-idol': 'Idolo dei Troll',
  'smugglers-cache': 'Scorta dei Contrabbandieri',
  'bounty-posted': 'Taglia sulla Testa',
  'mana-storm': 'Tempesta di Mana',
  'goblin-raffle': 'Lotteria Goblin',

  // Red.
  'shadow-overhead': 'Ombra nel Cielo',
  'legion-assault': 'Assalto della Legione',
  'champions-barrow': 'Tumulo del Campione',
  'dragon-clutch': 'Covata di Drago',
  'dark-ritual': 'Rituale Oscuro',
  'rite-of-champions': 'Rito dei Campioni',
  'falling-stars': 'Stelle Cadenti',
  'ancient-armory': 'Antica Armeria',
};

/** What the encounters on the backs of events are called. */
export const eventFoeNames: Readonly<Record<keyof typeof englishEventFoes, GenderedNameForm>> = {
  'gnoll-warband-foe': { name: 'Banda di Gnoll', gender: 'f' },
  'crypt-horror': { name: 'Orrore della Cripta', gender: 'm' },
  'idol-guardian': { name: "Guardiano dell'Idolo", gender: 'm' },
  'barrow-king': { name: 'Re del Tumulo', gender: 'm' },
};

/** What the items on the backs of events are called. */
export const eventItemNames: Readonly<Record<keyof typeof englishEventItems, GenderedNameForm>> = {
  'caravan-strongbox': { name: 'Forziere della Carovana', gender: 'm' },
  'duelists-ribbon': { name: 'Nastro del Duellante', gender: 'm' },
  'bandit-kings-purse': { name: 'Borsa del Re dei Banditi', gender: 'f' },
  'homing-pigeon': { name: 'Piccione Viaggiatore', gender: 'm' },
  'blood-moon-charm': { name: 'Amuleto della Luna di Sangue', gender: 'm' },
  'bounty-purse': { name: 'Borsa della Taglia', gender: 'f' },
  'drake-whistle': { name: 'Fischietto per Drachi', gender: 'm' },
  'whelp-companion': { name: 'Draghetto Fedele', gender: 'm' },
};
