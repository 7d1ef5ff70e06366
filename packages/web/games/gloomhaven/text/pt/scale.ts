import type { ScaleText } from '../scale-text.ts';

export const scale: ScaleText = {
  title: 'Nível do cenário',
  says: (level) =>
    `Metade do nível médio dos personagens, arredondada para cima e ajustada pela dificuldade: nível ${level}.`,
  found:
    'Metade do nível médio dos personagens, arredondada para cima e ajustada pela dificuldade. O valor sai quando todos tiverem escolhido.',
  gold: 'Ouro por moeda',
  xp: 'Experiência bônus',
};
