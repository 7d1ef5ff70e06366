import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/it';
import { deckOf } from '../../lookup.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { terms } from '../terms.ts';
import { choiceLine } from './minds.ts';

const steps = (n: number): string => count(n, 'passo', 'passi');

const spawning = {
  'checked-spawn': ({ explorer, roll, rating, comes }, { who }) =>
    `Controllo di generazione per ${who(explorer)}: ${roll} contro un valore di ${rating}, ${comes ? 'arriva un mostro' : 'non arriva nessuno'}.`,
  'no-spawn-space': ({ explorer }, { who }) =>
    `Nessun controllo di generazione per ${who(explorer)}: sulla tessera tutti gli spazi generazione sono distrutti.`,
  'rolled-game-die': ({ by, roll, rating }, { Who }) =>
    `${by === null ? 'Il dado di gioco dà' : `${Who(by)} ottiene`} ${roll}, contro un valore di ${rating}.`,
  spawned: ({ monster, at, forWhom }, { Who, who, place }) =>
    `${Who(monster)} arriva${forWhom === null ? '' : ` per ${who(forWhom)}`}: ${place(at)}.`,
  'went-to-end': ({ monster }, { Who }) => `${Who(monster)} va in fondo alla coda.`,
  'no-monster-left': () => 'Non ci sono più mostri da generare: al loro posto sale la minaccia.',
} satisfies Partial<LogLines<Speaker>>;

const decks = { horror: 'orrore', explorer: 'esploratore' };
const trackNames = {
  spawn: `il ${terms.tracks.spawn.one}`,
  horror: `il ${terms.tracks.horror.one}`,
  threat: `la ${terms.tracks.threat.one}`,
};

const horror = {
  'checked-horror': ({ roll, rating, comes }) =>
    `Controllo dell’orrore: ${roll} contro un valore di ${rating}, ${comes ? 'arriva un evento' : 'non succede niente'}.`,
  'drew-event': ({ deck, event, by }, { Who, name }) =>
    by === null ? `Evento ${decks[deck]}: ${name(event)}.` : `${Who(by)} pesca un evento: ${name(event)}.`,
  'event-lies': ({ event, with: unit }, { who, name, table }) =>
    unit === null
      ? `${name(event)} è ora l’evento ${decks[deckOf(table.content, event)]} corrente.`
      : `${name(event)} resta con ${who(unit)}.`,
  'event-left': ({ event }, { name }) => `${name(event)} esce dal gioco.`,
  'cancelled-event': ({ event, by }, { name }) => `${name(by)} annulla l’evento ${name(event)}.`,
  'track-moved': ({ track, now }) => `${capital(trackNames[track])} è ora ${now}.`,
  'level-rose': ({ level }) => `Il livello dei mostri sale a ${level}.`,
} satisfies Partial<LogLines<Speaker>>;

const monsters = {
  'monster-began': ({ monster, nearest, steps: far, why }, { Who, who }) => {
    if (why === 'seeks') return `${Who(monster)} agisce e va verso ciò che cerca, a ${steps(far)}.`;
    if (nearest === null || why === 'nobody')
      return `${Who(monster)} agisce: non può dare la caccia a nessuno.`;
    const reasons = {
      'only-one': 'non può puntare nessun altro',
      nearest: 'nessuno è più vicino',
      weakest: 'a pari distanza, nessuno ha meno salute',
      chosen: 'a pari distanza, la scelta è dei giocatori',
    };
    return `${Who(monster)} punta ${who(nearest)}, a ${steps(far)}: ${reasons[why]}.`;
  },
  'monster-chose': choiceLine,
  'monster-stopped': ({ monster, why }, { Who, agreeing }) => {
    const reasons = {
      spent: 'si ferma: non può pagare altro',
      'no-nearer': 'si ferma: non può avvicinarsi oltre',
      dazed: `è ${agreeing(monster, 'stordito', 'stordita')} e perde il turno`,
      nobody: 'resta dov’è: non c’è nessuno da raggiungere',
    };
    return `${Who(monster)} ${reasons[why]}.`;
  },
  controlled: ({ monster, by, now }, { Who, who }) =>
    now
      ? `${Who(by)} prende subito il controllo: ora decide per ${who(monster)}.`
      : `${Who(by)} deciderà per ${who(monster)} nel suo prossimo turno.`,
} satisfies Partial<LogLines<Speaker>>;

export const phases = { ...spawning, ...horror, ...monsters };
