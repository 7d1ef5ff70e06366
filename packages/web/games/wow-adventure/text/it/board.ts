import { and, count } from '@tavolo/language/it';
import type { BoardText } from '../board-text.ts';

export const board: BoardText = {
  heroes: 'Eroi',
  hero: ({ player, character, level, health, ofHealth, valor, ofValor, energy, hand, backpack, isActive }) =>
    [
      `${player}: ${character}, ${level}`,
      ...(isActive ? ['di turno'] : []),
      `vita ${health} su ${ofHealth}`,
      `punti valore ${valor} su ${ofValor}`,
      `energia ${energy}`,
      count(hand, 'carta in mano', 'carte in mano'),
      count(backpack, 'oggetto nello zaino', 'oggetti nello zaino'),
    ].join(', '),
  classes: { hunter: 'Cacciatore', warlock: 'Strega', warrior: 'Guerriero', mage: 'Maga' },
  lookAt: (name) => `Guarda ${name}`,
  numbers: {
    health: 'Vita',
    energy: 'Energia',
    valor: 'Punti valore',
    movement: 'Passi rimasti',
    hand: 'Carte in mano',
    backpack: 'Oggetti nello zaino',
    quests: 'Missioni',
    attack: 'Attacco',
    defense: 'Difesa',
    damage: 'Danno',
  },
  levelOf: { grey: 'Livello grigio', green: 'Livello verde', yellow: 'Livello giallo', red: 'Livello rosso' },
  noWeapon: 'Nessuna arma',
  noArmor: 'Nessuna armatura',
  diseases: (diseases) => count(diseases, 'malattia', 'malattie'),
  lasting: {
    poisoned: (n) => `Veleno: ${count(n, 'danno', 'danni')} in arrivo`,
    slowed: 'Al massimo 1 passo',
    'cannot-heal': 'Non può curarsi',
  },

  notAsked: 'In questo turno non vuole reagire',
  notAskedSays: 'Dal prossimo turno potrai reagire di nuovo. Lo vedono tutti.',

  track: 'Incontri imbattuti',
  slot: (number, name, place) => `${number}: ${name}, ${place}`,
  aggro: 'Aggro',
  growth: (n) => (n === 1 ? '+1 danno' : `+${n} danni`),
  globalEvent: 'Evento globale',
  locationEvent: (name) => `evento ${name}`,
  trap: (name) => `trappola ${name}`,
  unbeaten: (number, name) => `incontro imbattuto ${number}, ${name}`,
  tokenHere: 'segnalino scoperta coperto',
  questToken: (quest) => `segnalino della missione ${quest}`,

  yours: 'Le tue carte',
  drawers: { hand: 'Mano', quests: 'Missioni', pack: 'Zaino' },
  noHand: 'Nessuna carta in mano',
  noQuests: 'Nessuna missione',
  noPack: 'Il tuo zaino è vuoto',
  deck: (left, discarded) => `${left} nel mazzo, ${discarded} negli scarti`,
  cost: (energy) => `Costa ${count(energy, 'punto energia', 'punti energia')}`,
  timings: { movement: 'Movimento', combat: 'Combattimento', special: 'Speciale' },
  showPlaces: (quest) => `Mostra sulla mappa i luoghi della missione ${quest}`,
  journey: ({ place, steps, turns, isFlown }) => {
    if (turns === 0) return `${place}: sei già lì`;
    const walk = steps === 1 ? '1 passo' : `${steps} passi`;
    const how = isFlown ? (steps === 0 ? 'un volo' : `${walk} e un volo`) : walk;
    return `${place}: ${how}, circa ${turns === 1 ? '1 turno' : `${turns} turni`}`;
  },
  noPlace: 'Il prossimo obiettivo non è legato a un luogo',
  placesTooHigh: 'Ancora sopra il tuo livello',
  clearWay: 'Nascondi il percorso',
  progress: (done, of) => `${done} su ${of}`,
  marked: (player) => `Bersaglio: ${player}`,
  valorPoints: (n) => count(n, 'punto valore', 'punti valore'),

  encounterSide: 'Incontro',
  itemSide: 'Oggetto',
  eventSide: 'Evento',
  sideUp: 'lato visibile',
  handles: 'Può equipaggiare',
  questLog: 'Registro missioni',
  nothingYet: 'Ancora niente',
  discardPile: 'Pila degli scarti',
  onSpace: 'Qui',
  offers: 'Risorse',
  mapEncounter: 'Incontro in mappa',

  types: { melee: 'Mischia', ranged: 'Distanza' },

  choosing: (name) => `${name} sta scegliendo…`,
  chooseHero: 'Scegli il tuo eroe',
  takenBy: (name) => `Scelto da ${name}`,
  cardsOf: (name) => `Le carte di ${name}`,
  copies: (n) => `× ${n}`,
  characterSays: {
    burbonn: 'Un cacciatore che colpisce da lontano, piazza trappole e chiama un orso al suo fianco.',
    sandrai: 'Una strega che paga col sangue, lancia maledizioni e fa incassare i colpi a un demone.',
    grumbaz: 'Un guerriero che a ogni ferita diventa più forte e cambia postura a seconda dello scontro.',
    sofeea: 'Una maga che congela i nemici, si ripara dietro il ghiaccio e viaggia con la magia.',
  },

  wins: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `${and(names)} vincono insieme!`),
  youWin: 'Hai vinto!',
  afterTurns: (turns) => `Dopo ${count(turns, 'turno', 'turni')}`,
  valorByRound: 'Punti valore, giro per giro',
  valorByRoundSays: (rounds, leader, most) =>
    `Una linea per giocatore, su ${count(rounds, 'giro', 'giri')}. In testa finisce ${leader}, con ${count(most, 'punto valore', 'punti valore')}.`,
  account: 'Che cosa ha fatto ognuno',
  player: 'Giocatore',
  accounts: {
    steps: 'Passi fatti',
    fights: 'Combattimenti',
    beaten: 'Incontri battuti',
    duels: 'Duelli',
    duelsWon: 'Duelli vinti',
    defeats: 'Sconfitte subite',
    quests: 'Missioni completate',
  },
};
