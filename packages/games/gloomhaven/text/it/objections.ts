import { and, count } from '@tavolo/language/it';
import type { Objections } from '../speech.ts';
import type { Speaker } from './speaker.ts';

/** Why picks can't be given together. */
export const objections: Objections<Speaker> = {
  'no-room': ({ place, worn, room, free }, { item }) => {
    const items = and(worn.map(item));
    switch (place) {
      case 'head':
        return `In testa porti già ${items}`;
      case 'body':
        return `Sul corpo porti già ${items}`;
      case 'legs':
        return `Alle gambe porti già ${items}`;
      case 'hands':
        return free > 0 ? `Servono due mani, e una tiene già ${items}` : `In mano tieni già ${items}`;
      case 'small':
        return `Puoi portare ${count(room, 'oggetto piccolo', 'oggetti piccoli')}, e hai già ${items}`;
    }
  },
  'no-gold': ({ missing }) => (missing === 1 ? "Manca 1 moneta d'oro" : `Mancano ${missing} monete d'oro`),
  'no-elements': () => 'Gli elementi non bastano per tutte queste scelte',
};
