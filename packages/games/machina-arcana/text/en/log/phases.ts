import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/en';
import { deckOf } from '../../lookup.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { terms } from '../terms.ts';
import { choiceLine } from './minds.ts';

const spawning = {
  'checked-spawn': ({ explorer, roll, rating, comes }, { who }) =>
    `Spawn check for ${who(explorer)}: ${roll} against a rating of ${rating}, ${comes ? 'so a monster comes' : 'so nothing comes'}.`,
  'no-spawn-space': ({ explorer }, { who }) =>
    `No spawn check for ${who(explorer)}: every spawn space on the tile is destroyed.`,
  spawned: ({ monster, at, forWhom }, { Who, who, place }) =>
    `${Who(monster)} appears at ${place(at)}${forWhom === null ? '' : `, for ${who(forWhom)}`}.`,
  'rolled-game-die': ({ by, roll, rating }, { Who }) =>
    `${by === null ? 'The game die shows' : `${Who(by)} rolls`} ${roll}, against a rating of ${rating}.`,
  'went-to-end': ({ monster }, { Who }) => `${Who(monster)} goes to the end of the queue.`,
  'no-monster-left': () => 'There are no monsters left to spawn: threat rises instead.',
} satisfies Partial<LogLines<Speaker>>;

const horror = {
  'checked-horror': ({ roll, rating, comes }) =>
    `Horror check: ${roll} against a rating of ${rating}, ${comes ? 'so a horror event comes' : 'so nothing happens'}.`,
  'drew-event': ({ deck, event, by }, { Who, name }) =>
    by === null
      ? `${deck === 'horror' ? 'A horror' : 'An explorer'} event: ${name(event)}.`
      : `${Who(by)} draws an event: ${name(event)}.`,
  'event-lies': ({ event, with: unit }, { who, name, table }) =>
    unit === null
      ? `${name(event)} is now the current ${deckOf(table.content, event)} event.`
      : `${name(event)} stays with ${who(unit)}.`,
  'event-left': ({ event }, { name }) => `${name(event)} leaves play.`,
  'cancelled-event': ({ event, by }, { name }) => `${name(by)} cancels ${name(event)}.`,
  'track-moved': ({ track, now }) => `${capital(trackNames[track])} is now ${now}.`,
  'level-rose': ({ level }) => `The monster level rises to ${level}.`,
} satisfies Partial<LogLines<Speaker>>;

const trackNames = {
  spawn: `the ${terms.tracks.spawn.one}`,
  horror: `the ${terms.tracks.horror.one}`,
  threat: terms.tracks.threat.one,
};

const monsters = {
  'monster-began': ({ monster, nearest, steps, why }, { Who, who }) => {
    if (why === 'seeks') return `${Who(monster)} goes for what it seeks, ${count(steps, 'step')} away.`;
    if (nearest === null || why === 'nobody') return `${Who(monster)} acts: it can’t go for anybody.`;
    const reasons = {
      'only-one': 'the only one it can go for',
      nearest: 'the nearest',
      weakest: 'as near as others, with less health left',
      chosen: 'the players’ choice among those equally near',
    };
    return `${Who(monster)} goes for ${who(nearest)}, ${count(steps, 'step')} away: ${reasons[why]}.`;
  },
  'monster-chose': choiceLine,
  'monster-stopped': ({ monster, why }, { Who }) => {
    const reasons = {
      spent: 'stops: it can pay for nothing more',
      'no-nearer': 'stops: it can’t get any nearer',
      dazed: 'is dazed and loses its turn',
      nobody: 'stays where it is: there is nobody it can go for',
    };
    return `${Who(monster)} ${reasons[why]}.`;
  },
  controlled: ({ monster, by, now }, { Who, who }) =>
    now
      ? `${Who(by)} takes control of ${who(monster)} at once.`
      : `${Who(by)} will control ${who(monster)} in its next turn.`,
} satisfies Partial<LogLines<Speaker>>;

export const phases = { ...spawning, ...horror, ...monsters };
