import { pluralIn } from '@tavolo/language';
import { blurb } from '../blurb.ts';
import type { Words } from './words.ts';

const many = pluralIn('it');
const pearls = (count: number): string => many(count, { one: '1 perla', other: `${count} perle` });

export const it: Words = {
  title: blurb.words.it.title,
  cards: {
    'small-pearl': { name: 'Perla piccola', text: 'Vale 1.' },
    'large-pearl': { name: 'Perla grande', text: 'Vale 2.' },
    'black-pearl': { name: 'Perla nera', text: 'Vale 3.' },
    shark: { name: 'Squalo', text: 'Si prende tutto ciò che hai in mano e chiude il tuo turno.' },
  },
  fields: {
    goal: 'Perle per vincere',
    divers: 'Subacquei',
    seat: 'Giocatore',
    pearls: 'Perle',
    'is-diving': 'In immersione',
    held: 'In mano',
    'deck-size': 'Carte nel mazzo',
    discard: 'Scarti',
    winner: 'Vincitore',
  },
  log: {
    'turned-over': ({ by, card }, { player, card: name }) => `${player(by)} gira una carta: ${name(card)}.`,
    'met-a-shark': ({ by, lost }, { player }) =>
      `Uno squalo! ${player(by)} ${lost === 0 ? 'non perde nulla' : `perde ${pearls(lost)}`}.`,
    surfaced: ({ by, pearls: brought }, { player }) => `${player(by)} riemerge con ${pearls(brought)}.`,
    shuffled: () => 'Si rimescolano gli scarti: ecco il nuovo mazzo.',
    won: ({ by, pearls: total }, { player }) => `${player(by)} vince con ${pearls(total)}.`,
  },
  asked: {
    'dive-or-surface': {
      prompt: ({ held }) => `Hai in mano ${pearls(held)}. Continui a scendere o riemergi?`,
      options: { dive: 'Continua a scendere', surface: 'Riemergi con il bottino' },
    },
  },
  options: {
    goal: {
      title: 'Perle per vincere',
      value: (goal) => ({ label: goal, says: `Vince chi per primo porta a casa ${goal} perle.` }),
    },
  },
  rulebook: {
    preface: {
      title: 'Pearl Divers: le regole numero per numero',
      note: ['Ogni regola ha un numero: il programma lo cita, e un test la verifica.'],
      origins: { designer: 'chi ha ideato il gioco' },
    },
    titles: { turn: 'Il turno', end: 'La fine' },
    rules: {
      'pd/turn.1':
        'Nel tuo turno gira la carta in cima al mazzo. Se il mazzo è vuoto, prima rimescola gli scarti.',
      'pd/turn.2':
        'Dopo ogni perla scegli: continuare a scendere e girare un’altra carta, oppure riemergere e portare a casa ciò che hai in mano.',
      'pd/turn.3': 'Uno squalo si prende tutto ciò che hai in mano e chiude il tuo turno.',
      'pd/end.1': 'Vince subito chi per primo porta a casa le perle concordate al tavolo.',
    },
  },
};
