import type {
  eventFoeNames as englishEventFoes,
  eventItemNames as englishEventItems,
  eventNames as englishEvents,
} from '../../en/names/events.ts';
import type { GenderedNameForm } from '../../name-forms.ts';

/** What event cards are called in Portuguese, by colour. */
export const eventNames: Readonly<Record<keyof typeof englishEvents, string>> = {
  // Grey.
  'market-day': 'Dia de Feira',
  'harvest-festival': 'Festival da Colheita',
  'lost-caravan': 'Caravana Perdida',
  'gnoll-warband': 'Bando de Gnolls',
  'wayside-shrine': 'Santuário da Estrada',
  'wandering-trainer': 'Instrutor Itinerante',
  'buried-finds': 'Achados Enterrados',
  'thrown-gauntlet': 'Desafio Lançado',

  // Green.
  'storm-season': 'Temporada de Tempestades',
  'bandit-uprising': 'Levante dos Bandidos',
  'haunted-crypt': 'Cripta Assombrada',
  'stranded-gnomes': 'Gnomos em Apuros',
  'arcane-rift': 'Fenda Arcana',
  pickpockets: 'Batedores de Carteira',
  'training-grounds': 'Campo de Treinamento',
  'wanted-poster': 'Cartaz de Procurado',

  // Yellow.
  'plague-winds': 'Ventos da Peste',
  'blood-moon': 'Lua de Sangue',
  'sealed-vault': 'Câmara Selada',
  'troll-idol': 'Ídolo dos Trolls',
  'smugglers-cache': 'Esconderijo de Contrabando',
  'bounty-posted': 'Recompensa Anunciada',
  'mana-storm': 'Tempestade de Mana',
  'goblin-raffle': 'Rifa Goblínica',

  // Red.
  'shadow-overhead': 'Sombra no Céu',
  'legion-assault': 'Ataque da Legião',
  'champions-barrow': 'Túmulo do Campeão',
  'dragon-clutch': 'Ninhada de Dragão',
  'dark-ritual': 'Ritual Sombrio',
  'rite-of-champions': 'Rito dos Campeões',
  'falling-stars': 'Estrelas Cadentes',
  'ancient-armory': 'Arsenal Antigo',
};

/** What the encounters on the backs of events are called. */
export const eventFoeNames: Readonly<Record<keyof typeof englishEventFoes, GenderedNameForm>> = {
  'gnoll-warband-foe': { name: 'Bando de Gnolls', gender: 'm' },
  'crypt-horror': { name: 'Horror da Cripta', gender: 'm' },
  'idol-guardian': { name: 'Guardião do Ídolo', gender: 'm' },
  'barrow-king': { name: 'Rei do Túmulo', gender: 'm' },
};

/** What the items on the backs of events are called. */
export const eventItemNames: Readonly<Record<keyof typeof englishEventItems, GenderedNameForm>> = {
  'caravan-strongbox': { name: 'Cofre da Caravana', gender: 'm' },
  'duelists-ribbon': { name: 'Fita do Duelista', gender: 'f' },
  'bandit-kings-purse': { name: 'Bolsa do Rei dos Bandidos', gender: 'f' },
  'homing-pigeon': { name: 'Pombo-correio', gender: 'm' },
  'blood-moon-charm': { name: 'Amuleto da Lua de Sangue', gender: 'm' },
  'bounty-purse': { name: 'Bolsa da Recompensa', gender: 'f' },
  'drake-whistle': { name: 'Apito de Draco', gender: 'm' },
  'whelp-companion': { name: 'Dragonete Fiel', gender: 'm' },
};
