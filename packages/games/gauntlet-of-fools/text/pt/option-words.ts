import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  boastsFromMiddle: {
    title: 'Bravatas em um Herói do centro',
    value: (value) =>
      value === 'any'
        ? {
            label: 'Quantas quiser',
            says: 'Quem pega um Herói do centro adiciona quantas Bravatas quiser.',
          }
        : {
            label: 'No máximo uma',
            says: 'Quem pega um Herói do centro adiciona uma Bravata, ou nenhuma.',
          },
  },
  promos: flagWords('Cartas promocionais', {
    off: { label: 'Ficam de fora', says: 'Só a caixa original: 20 Classes, 20 Armas, 50 Encontros.' },
    on: { label: 'Entram no jogo', says: 'Adiciona o Mestre de Armas, o Cutelo e o Gladiador.' },
  }),
  multipliesOtherWeapons: flagWords('O Cutelo e outra Arma', {
    on: {
      label: 'Multiplica qualquer rolagem',
      says: 'Com duas Armas, o Cutelo multiplica também os dados da outra.',
    },
    off: { label: 'Só a própria', says: 'Com duas Armas, o Cutelo multiplica apenas os próprios dados.' },
  }),
};
