import { pluralIn } from '@tavolo/language';
import { blurb } from '../blurb.ts';
import type { Words } from './words.ts';

const many = pluralIn('pt');
const pearls = (count: number): string =>
  count === 0 ? 'nenhuma pérola' : many(count, { one: '1 pérola', other: `${count} pérolas` });

export const pt: Words = {
  title: blurb.words.pt.title,
  cards: {
    'small-pearl': { name: 'Pérola pequena', text: 'Vale 1.' },
    'large-pearl': { name: 'Pérola grande', text: 'Vale 2.' },
    'black-pearl': { name: 'Pérola negra', text: 'Vale 3.' },
    shark: { name: 'Tubarão', text: 'Leva tudo o que você tem na mão e encerra o seu turno.' },
  },
  fields: {
    goal: 'Pérolas para vencer',
    divers: 'Mergulhadores',
    seat: 'Jogador',
    pearls: 'Pérolas',
    'is-diving': 'Mergulhando',
    held: 'Na mão',
    'deck-size': 'Cartas no baralho',
    discard: 'Descartes',
    winner: 'Vencedor',
  },
  log: {
    'turned-over': ({ by, card }, { player, card: name }) => `${player(by)} vira uma carta: ${name(card)}.`,
    'met-a-shark': ({ by, lost }, { player }) =>
      `Um tubarão! ${player(by)} ${lost === 0 ? 'não perde nada' : `perde ${pearls(lost)}`}.`,
    surfaced: ({ by, pearls: brought }, { player }) => `${player(by)} sobe com ${pearls(brought)}.`,
    shuffled: () => 'O descarte vira o novo baralho.',
    won: ({ by, pearls: total }, { player }) => `${player(by)} vence com ${pearls(total)}.`,
  },
  asked: {
    'dive-or-surface': {
      prompt: ({ held }) => `Você tem ${pearls(held)} na mão. Continua descendo ou sobe?`,
      options: { dive: 'Continuar descendo', surface: 'Subir com o que tem' },
    },
  },
  options: {
    goal: {
      title: 'Pérolas para vencer',
      value: (goal) => ({ label: goal, says: `Vence quem levar primeiro ${goal} pérolas para casa.` }),
    },
  },
  rulebook: {
    preface: {
      title: 'Pearl Divers: as regras por número',
      note: ['Cada regra tem um número, que o programa e os testes citam.'],
      origins: { designer: 'quem criou o jogo' },
    },
    titles: { turn: 'O turno', end: 'O fim' },
    rules: {
      'pd/turn.1':
        'No seu turno, vire a carta do topo do baralho. Se o baralho estiver vazio, embaralhe antes o descarte.',
      'pd/turn.2':
        'Depois de cada pérola, escolha: continuar descendo e virar outra carta, ou subir e levar para casa o que tem na mão.',
      'pd/turn.3': 'Um tubarão leva tudo o que você tem na mão e encerra o seu turno.',
      'pd/end.1': 'Vence na hora quem levar primeiro para casa as pérolas combinadas na mesa.',
    },
  },
};
