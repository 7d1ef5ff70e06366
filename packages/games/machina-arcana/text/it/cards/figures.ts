import { count } from '@tavolo/language/it';
import type { EventPhrases, FigurePhrases } from '../../phrases/phrases.ts';
import { terms } from '../terms.ts';
import { counterOf } from './conditions.ts';
import { spaceOf, theName, toAmount } from './words.ts';

/** The numbers and signs of cards, in Italian. */
export const figures: FigurePhrases = {
  kinds: {
    active: 'attiva',
    passive: 'passiva',
    triggered: 'innescata',
    'enters-play': 'entra in gioco',
    'when-dies': 'quando muore',
  },
  class: (of) => terms.classes[of].one,
  health: (n, perExplorer) =>
    perExplorer === 0 ? `salute ${n}` : `salute ${n} più ${perExplorer} per ogni esploratore`,
  stamina: (n) => `resistenza ${n}`,
  armor: (n) => `armatura ${n}`,
  will: (n) => `volontà ${n}`,
  essence: ({ start, most }) => `essenza ${start} (al massimo ${most})`,
  level: (n) => `livello ${n}`,
  boss: 'boss',
  mind: (mind) => terms.minds[mind].m.one,
  keyword: (keyword) => terms.keywords[keyword].label.toLowerCase(),
  size: (n) => `${n} per ${n} spazi`,
  seeks: ({ spaces, state }) => {
    const { one, gender, among } = spaceOf(spaces, state);
    const near = gender === 'f' ? 'più vicina' : 'più vicino';
    return `va verso ${theName(one, gender)} ${near}${among}, e verso gli esploratori solo quando non ne trova`;
  },
  type: (type) => (type === 'apparel' ? 'vestiario' : terms.items[type].one),
  fits: {
    main: 'oggetto principale',
    upgrade: 'miglioria',
    augment: 'potenziamento',
    consumable: 'consumabile',
  },
  hands: (n) => count(n, 'mano', 'mani'),
  socket: (socket, plug) => `${terms.plugs[plug].one} ${terms.sockets[socket]}`,
};

/** What surrounds the abilities of events and chapters, in Italian. */
export const events: EventPhrases = {
  decks: { explorer: 'evento esploratore', horror: 'evento orrore' },
  beside: { explorer: 'resta accanto a te', horror: 'resta accanto a un mostro' },
  current: {
    explorer: 'corrente fino al prossimo evento esploratore',
    horror: 'corrente fino al prossimo evento orrore',
  },
  advance: {
    'chapter-space': () => 'avanza quando si attiva uno spazio capitolo',
    counter: ({ name, atLeast }) => `avanza quando il ${counterOf(name)} arriva ${toAmount(atLeast)}`,
    exit: () => 'avanza quando tutti gli esploratori hanno lasciato la mappa passando dal segnalino uscita',
    endgame: () => 'finale: solo ciò che dice questa carta mette fine alla partita',
  },
};
