import type { WhereWords } from '../speech.ts';

export const whereWords: WhereWords = {
  spawn: {
    asks: 'Escolha onde o monstro surge',
    consider: 'Estes espaços estão à mesma distância; quem surge já age nesta rodada.',
    label: (space) => `Aqui: ${space}`,
  },
  teleport: {
    asks: 'Escolha para onde se teletransportar',
    consider: 'Paredes e unidades no meio não contam: só conta onde você chega.',
    label: (space) => `Ir para ${space}`,
  },
  move: {
    asks: 'Escolha para onde ir',
    consider: 'Os monstros perseguem quem está a menos passos.',
    label: (space) => `Ir para ${space}`,
  },
  rubble: {
    asks: 'Escolha os escombros que vai remover',
    consider: 'Dali em diante as unidades podem passar e ver através do espaço.',
    label: (space) => `Remover ${space}`,
  },
  barrel: {
    asks: 'Escolha onde pôr o barril',
    consider: 'Ao explodir, um barril ataca tudo em volta, inclusive exploradores.',
    label: (space) => `Aqui: ${space}`,
  },
  light: {
    asks: 'Escolha o espaço de capítulo que vai iluminar',
    consider: 'Ativar um iluminado custa 1 de vigor e nenhuma essência.',
    label: (space) => `Iluminar ${space}`,
  },
  stand: {
    asks: 'Escolha onde ficar',
    consider: 'Estes espaços estão à mesma distância.',
    label: (space) => `Aqui: ${space}`,
  },
  drop: {
    asks: 'Escolha onde deixar o item',
    consider: 'Quem estiver ao lado pode pegá-lo por 1 de vigor.',
    label: (space) => `Aqui: ${space}`,
  },
  exit: {
    asks: 'Escolha onde fica a saída',
    consider: 'Para deixar o mapa, todos precisam chegar lá.',
    label: (space) => `Aqui: ${space}`,
  },
  destroy: {
    asks: 'Escolha o espaço que vai ser destruído',
    consider: 'Dali em diante é um obstáculo, para sempre.',
    label: (space) => `Destruir ${space}`,
  },
  aim: {
    asks: 'Escolha em que espaço mirar',
    consider: 'Estão à mesma distância.',
    label: (space) => `Aqui: ${space}`,
  },
};
