import { and, count } from '@tavolo/language/pt';
import type { Objections } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together. */
export const objections: Objections<Speaker> = {
  'no-room': ({ place, worn, room, free }, { item }) => {
    const items = and(worn.map(item));
    switch (place) {
      case 'head':
        return `A cabeça já está ocupada: ${items}`;
      case 'body':
        return `O corpo já está ocupado: ${items}`;
      case 'legs':
        return `As pernas já estão ocupadas: ${items}`;
      case 'hands':
        return free > 0
          ? `Precisa das duas mãos, e uma já está ocupada: ${items}`
          : `As mãos já estão ocupadas: ${items}`;
      case 'small':
        return `${room === 1 ? 'Só cabe' : 'Só cabem'} ${count(room, 'item pequeno', 'itens pequenos')}, e você já tem ${items}`;
    }
  },
  'no-gold': ({ missing }) => (missing === 1 ? 'Falta 1 de ouro' : `Faltam ${missing} de ouro`),
  'no-elements': () => 'Não há elementos para tudo isso',
};
