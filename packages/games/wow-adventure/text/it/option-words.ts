import { flagWords } from '@tavolo/box';
import type { TableOptionWords } from '../option-words.ts';

export const optionWords: TableOptionWords = {
  valorToWin: {
    title: 'Valore per vincere',
    value: (value) => ({
      label: value,
      says: {
        '3': 'Un assaggio: vince il primo eroe con 3 punti valore.',
        '5': 'Partita breve: vince il primo eroe con 5 punti valore.',
        '8': 'Vince il primo eroe con 8 punti valore.',
        '10': 'Partita lunga: vince il primo eroe con 10 punti valore.',
      }[value],
    }),
  },
  aggroForces: flagWords('Incontri con Aggro', {
    on: {
      label: 'Vanno affrontati',
      says: 'Un eroe nello spazio di un incontro con Aggro deve combatterlo.',
    },
    off: {
      label: 'Fermano soltanto',
      says: 'Un incontro con Aggro ferma gli eroi, che però scelgono la propria sfida.',
    },
  }),
  damageCostMayDefeat: flagWords('Danno come prezzo', {
    on: { label: "Fino all'ultimo punto vita", says: 'Un eroe può pagare danni che lo sconfiggono.' },
    off: { label: 'Mai fatale', says: 'Un eroe non può pagare danni che lo sconfiggerebbero.' },
  }),
  questDraft: flagWords('Prime missioni', {
    on: { label: 'Due su tre', says: 'Ognuno riceve tre missioni iniziali e ne tiene due.' },
    off: { label: 'Due a caso', says: 'Ognuno riceve due missioni iniziali e le tiene entrambe.' },
  }),
  lateStart: flagWords('Chi comincia dopo', {
    on: {
      label: 'Una carta in più',
      says: 'Tutti tranne il primo giocatore cominciano con una carta abilità in più.',
    },
    off: { label: 'Nessun compenso', says: 'Tutti cominciano con lo stesso numero di carte abilità.' },
  }),
};
