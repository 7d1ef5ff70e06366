import { and, count } from '@tavolo/language/pt';
import type { Objections } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together. */
export const objections: Objections<Speaker> = {
  'no-room': ({ place, worn, room, free }, { item }) => {
    const items = and(worn.map(item));
    switch (place) {
      case 'head':
        return `Na cabeça já leva ${items}`;
      case 'body':
        return `No corpo já leva ${items}`;
      case 'legs':
        return `Nas pernas já leva ${items}`;
      case 'hands':
        return free > 0
          ? `São necessárias as duas mãos, e uma já segura ${items}`
          : `Nas mãos já leva ${items}`;
      case 'small':
        return `Pode levar ${count(room, 'item pequeno', 'itens pequenos')}, e já tem ${items}`;
    }
  },
  'no-gold': ({ missing }) => (missing === 1 ? 'Falta 1 de ouro' : `Faltam ${missing} de ouro`),
  'no-elements': () => 'Os elementos não bastam para todos estes',
};
