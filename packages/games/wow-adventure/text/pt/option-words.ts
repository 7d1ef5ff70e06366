import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  valorToWin: {
    title: 'Bravura para vencer',
    value: (value) => ({
      label: value,
      says: {
        '3': 'Só para experimentar: vence o primeiro herói com 3 de bravura.',
        '5': 'Uma partida curta: vence o primeiro herói com 5 de bravura.',
        '8': 'Vence o primeiro herói com 8 de bravura.',
        '10': 'Uma partida longa: vence o primeiro herói com 10 de bravura.',
      }[value],
    }),
  },
  aggroForces: flagWords('Encontros com Aggro', {
    on: {
      label: 'Luta obrigatória',
      says: 'Um herói no espaço de um encontro com Aggro tem que enfrentá-lo.',
    },
    off: {
      label: 'Parada obrigatória',
      says: 'Um encontro com Aggro faz os heróis pararem, mas cada um escolhe o próprio desafio.',
    },
  }),
  damageCostMayDefeat: flagWords('Dano como custo', {
    on: { label: 'Pode ser fatal', says: 'Um herói pode pagar um dano que o derrote.' },
    off: { label: 'Nunca fatal', says: 'Um herói não pode pagar um dano que o derrotaria.' },
  }),
  questDraft: flagWords('Primeiras missões', {
    on: {
      label: 'Ficar com duas de três',
      says: 'Cada um recebe três missões iniciais e fica com duas.',
    },
    off: { label: 'Duas ao acaso', says: 'Cada um recebe duas missões iniciais e fica com as duas.' },
  }),
  lateStart: flagWords('Quem joga depois', {
    on: {
      label: 'Uma carta a mais',
      says: 'Todos, menos o primeiro jogador, começam com uma carta de habilidade a mais.',
    },
    off: { label: 'Sem compensação', says: 'Todos começam com o mesmo número de cartas de habilidade.' },
  }),
};
