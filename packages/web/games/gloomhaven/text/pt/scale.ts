import type { ScaleText } from '../scale-text.ts';

export const scale: ScaleText = {
  title: 'Nível do cenário',
  says: (level) =>
    `Metade do nível médio dos personagens, arredondada para cima e ajustada pela dificuldade: nível ${level}.`,
  found:
    'Metade do nível médio dos personagens, arredondada para cima e ajustada pela dificuldade. Fica definido quando todos escolherem.',
  gold: 'Ouro por moeda',
  xp: 'Experiência bônus',
};
