import { and, count } from '@tavolo/language/it';
import type { BoardText } from '../board-text.ts';

export const board: BoardText = {
  you: 'Tu',
  turn: (turn) => `Turno ${turn}`,
  hero: ({ owner, name, wounds, gold, dead }) => {
    const who = owner === null ? `${name}, al centro` : `${name} di ${owner}`;
    return dead
      ? `${who}, morto, ${gold} Oro`
      : `${who}, ${count(wounds, 'Ferita', 'Ferite')} su 4, ${gold} Oro`;
  },
  wounds: (wounds) => `${count(wounds, 'Ferita', 'Ferite')} su 4`,
  gold: (gold) => `${gold} Oro`,
  dice: (dice) => count(dice, 'dado', 'dadi'),
  tokens: (tokens) => count(tokens, 'segnalino', 'segnalini'),
  deck: (cards) => count(cards, 'carta nel mazzo', 'carte nel mazzo'),
  discards: (cards) => count(cards, 'scartata', 'scartate'),
  removed: (cards) => `${cards} fuori dal gioco`,

  inTheMiddle: 'Libero',
  choosing: 'sceglie…',
  yourChoice: 'tocca a te',
  emptyHanded: 'ancora senza Eroe',
  stealPrice: 'Per rubarlo: aggiungi almeno 1 Spacconeria',
  neverStolen: 'Tutte e sei le Spacconerie: nessuno può rubarlo',
  boastsOffered: 'Spacconerie che puoi aggiungere',
  otherHeroes: 'Gli altri Eroi',
  yourHeroes: 'I tuoi Eroi',
  allHeroes: 'Gli Eroi',

  verdicts: {
    killed: 'Ucciso',
    'too-weak': 'Non basta',
    dodged: 'Schivato',
    hit: 'Colpito',
    skipped: 'Saltato',
    'no-attack': 'Niente attacco',
    declined: 'Rifiutato',
  },
  plights: {
    'attack-is-zero': 'In questo turno l’Attacco è 0',
    'attack-is-zero-next': 'Nel turno successivo l’Attacco sarà 0',
    'damage-doubled': 'Ogni Danno raddoppia',
    'damage-doubled-next': 'Nel turno successivo ogni Danno raddoppierà',
    'ignores-boasts': 'In questo turno ignora le Spacconerie',
    'makes-no-attack': 'In questo turno non attacca',
    'no-weapon-tokens': 'Niente Abilità Arma in questo turno',
    'dodges-kills': 'Schiva tutto ciò che Uccide',
    'cannot-die-yet': 'Non può ancora Morire',
    'plays-though-dead': 'Morto, ma ancora in gioco',
  },
  rolled: (dice) => `Ha tirato ${dice.join(', ')}`,
  bet: (gold) => `${gold} Oro scommesso`,
  poison: (tokens) => count(tokens, 'segnalino veleno', 'segnalini veleno'),
  bonusDice: (by) => `${by > 0 ? '+' : '−'}${count(Math.abs(by), 'dado', 'dadi')}`,
  bonusAttack: (by) => `+${by} Attacco`,
  bonusDefense: (by) => `${by > 0 ? '+' : '−'}${Math.abs(by)} Difesa`,
  oneUseDice: (dice) => count(dice, 'dado ad uso singolo', 'dadi ad uso singolo'),
  active: 'gioca in questo turno',
  onlyYouSee: 'Queste carte le vedi solo tu',
  onlyYouKnowNext: 'Prossima carta: la conosci solo tu',
  theDeckWaits: 'Il mazzo aspetta…',
  yoursToMatch: 'la tua',

  whereFrom: (what, total) => `${what} ${total}: da dove viene`,
  total: 'Totale',
  neverBelow: (least) => `mai meno di ${least}`,
  rule: (id) => `Regola ${id}`,

  fell: (turn) => `Caduto al turno ${turn}`,
  fellTo: (turn, by) => `Caduto al turno ${turn}: ${by}`,
  fellToPoison: (turn) => `Caduto al turno ${turn}, avvelenato`,

  wins: (names) => (names.length === 1 ? `Vince ${names[0]}!` : `${and(names)} vincono insieme!`),
  youWin: 'Hai vinto!',
  ranking: 'La resa dei conti',
  goldByTurn: 'L’Oro, turno per turno',
  goldByTurnSays: (turns, leader, most) =>
    `Una linea per giocatore, per ${count(turns, 'turno', 'turni')}. Alla fine in testa c’è ${leader}, con ${most} Oro.`,
  player: 'Giocatore',
};
