import { count } from '@tavolo/language/pt';
import type { EventPhrases, FigurePhrases } from '../../phrases/phrases.ts';
import { terms } from '../terms.ts';
import { counterOf } from './conditions.ts';
import { spaceOf, theName, toAmount } from './words.ts';

/** The numbers and signs of cards, in Portuguese. */
export const figures: FigurePhrases = {
  kinds: {
    active: 'ativa',
    passive: 'passiva',
    triggered: 'disparada',
    'enters-play': 'entra em jogo',
    'when-dies': 'quando morre',
  },
  class: (of) => terms.classes[of].one,
  health: (n, perExplorer) =>
    perExplorer === 0 ? `saúde ${n}` : `saúde ${n} mais ${perExplorer} por explorador`,
  stamina: (n) => `vigor ${n}`,
  armor: (n) => `armadura ${n}`,
  will: (n) => `vontade ${n}`,
  essence: ({ start, most }) => `essência ${start} (no máximo ${most})`,
  level: (n) => `nível ${n}`,
  boss: 'chefe',
  mind: (mind) => terms.minds[mind].m.one,
  keyword: (keyword) => terms.keywords[keyword].label.toLowerCase(),
  size: (n) => `${n} por ${n} espaços`,
  seeks: ({ spaces, state }) => {
    const { one, how, gender, among } = spaceOf(spaces, state);
    const near = gender === 'f' ? 'mais próxima' : 'mais próximo';
    return `vai até ${theName(`${one}${how}`, gender)} ${near}${among}, e atrás de exploradores só quando não houver ${gender === 'f' ? 'nenhuma' : 'nenhum'}`;
  },
  type: (type) => (type === 'apparel' ? 'vestuário' : terms.items[type].one),
  fits: { main: 'item principal', upgrade: 'melhoria', augment: 'ampliação', consumable: 'consumível' },
  hands: (n) => count(n, 'mão', 'mãos'),
  socket: (socket, plug) => `${terms.plugs[plug].one} ${terms.sockets[socket]}`,
};

/** What surrounds the abilities of events and chapters, in Portuguese. */
export const events: EventPhrases = {
  decks: { explorer: 'evento de explorador', horror: 'evento de horror' },
  beside: { explorer: 'fica ao seu lado', horror: 'fica ao lado de um monstro' },
  current: {
    explorer: 'atual até o próximo evento de explorador',
    horror: 'atual até o próximo evento de horror',
  },
  advance: {
    'chapter-space': () => 'avança quando um espaço de capítulo é ativado',
    counter: ({ name, atLeast }) => `avança quando ${counterOf(name)} chega ${toAmount(atLeast)}`,
    exit: () => 'avança quando todos os exploradores tiverem saído do mapa pela ficha de saída',
    endgame: () => 'final: só o que esta carta diz encerra a partida',
  },
};
