import type { ItemWords } from '../speech.ts';

export const itemWords: ItemWords = {
  steal: {
    asks: (owner) => `Pegue um item da mochila de ${owner}.`,
    consider: 'Você venceu o duelo. O que está equipado não pode ser pego.',
    label: (item) => `Pegar ${item}`,
    none: 'Não pegar nada',
  },
  auction: {
    asks: () => 'Escolha o item que vai trocar.',
    consider: 'Em troca, você recebe ao acaso um item da mesma cor.',
    label: (item) => `Trocar ${item}`,
    none: 'Não trocar mais nada',
  },
  discard: {
    asks: () => 'Escolha o item que vai descartar.',
    consider: 'A carta vai para o topo do baralho e será a última a ser comprada de novo.',
    label: (item) => `Descartar ${item}`,
    none: 'Não descartar nada',
  },
  trade: {
    asks: (owner) => `Escolha o que pegar de ${owner}.`,
    consider: 'Em troca, esse jogador pega outro item seu.',
    label: (item) => `Pegar ${item}`,
    none: 'Não pegar nada',
  },
  'trade-back': {
    asks: (owner) => `Escolha o que pegar de ${owner} em troca.`,
    consider: 'Qualquer item da mochila, menos o que acabou de sair da sua.',
    label: (item) => `Pegar ${item}`,
    none: 'Não pegar nada',
  },
  offer: {
    asks: () => 'Escolha o item que vai entregar.',
    consider: 'A carta vai para o topo do baralho e será a última a ser comprada de novo.',
    label: (item) => `Entregar ${item}`,
    none: 'Ficar com tudo',
  },
};
