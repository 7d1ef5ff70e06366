import { on, the } from '@tavolo/language/pt';
import type { WhereWords } from '../speech.ts';
import { nounOf } from './all-names.ts';

const towards = (space: string): string => `para ${the(nounOf(space))}`;
const within = (space: string): string => on(nounOf(space));

/** A label takes the id of its space, since the preposition merges with the article. */
export const whereWords: WhereWords = {
  start: {
    asks: 'Escolha a cidade em que vai começar',
    consider: 'Veja para onde as suas missões levam.',
    label: (space) => `Começar ${within(space)}`,
  },
  flight: {
    asks: 'Escolha para onde voar',
    consider: 'Para qualquer outra rota de voo do seu nível ou inferior, onde quer que esteja.',
    label: (space) => `Voar ${towards(space)}`,
  },
  teleport: {
    asks: 'Escolha para onde ir',
    consider: 'Você chega na hora e não encontra nada pelo caminho.',
    label: (space) => `Ir ${towards(space)}`,
  },
  city: {
    asks: 'Escolha uma cidade',
    consider: 'Você chega na hora.',
    label: (space) => `Ir ${towards(space)}`,
  },
  retreat: {
    asks: 'Escolha a cidade em que vai acordar',
    consider: 'Estas estão igualmente próximas.',
    label: (space) => `Acordar ${within(space)}`,
  },
  intercept: {
    asks: 'Escolha o espaço da sua investida',
    consider: 'Só valem espaços com um rival ou um encontro não derrotado.',
    label: (space) => `Avançar ${towards(space)}`,
  },
  'hide-token': {
    asks: 'Escolha onde esconder a ficha',
    consider: 'Em qualquer espaço, menos o seu e as cidades. Só você sabe o que ela é.',
    label: (space) => `Esconder ${within(space)}`,
  },
  blast: {
    asks: 'Escolha o espaço atingido',
    consider: 'Vale para todos os outros heróis que estão ali.',
    label: (space) => `Atingir ${the(nounOf(space))}`,
  },
  'foe-appears': {
    asks: 'Escolha onde o encontro aparece',
    consider: 'Ele fica ali, não derrotado, até que alguém o enfrente.',
    label: (space) => `Colocar ${within(space)}`,
  },
};
