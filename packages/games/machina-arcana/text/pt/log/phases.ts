import { capital } from '@tavolo/language';
import { count } from '@tavolo/language/pt';
import { deckOf } from '../../lookup.ts';
import type { LogLines } from '../../speech.ts';
import type { Speaker } from '../speaker.ts';
import { terms } from '../terms.ts';
import { choiceLine } from './minds.ts';

const steps = (n: number): string => count(n, 'passo', 'passos');

const spawning = {
  'checked-spawn': ({ explorer, roll, rating, comes }, { whose }) =>
    `Teste de surgimento ${whose(explorer)}: ${roll} contra um índice de ${rating}, ${comes ? 'veio um monstro' : 'não veio nada'}.`,
  'no-spawn-space': ({ explorer }, { who }) =>
    `Sem teste de surgimento para ${who(explorer)}: todos os espaços de surgimento da peça estavam destruídos.`,
  'rolled-game-die': ({ by, roll, rating }, { Who }) =>
    `${by === null ? 'O dado de jogo deu' : `${Who(by)} tirou`} ${roll}, contra um índice de ${rating}.`,
  spawned: ({ monster, at, forWhom }, { Who, who, place }) =>
    `${Who(monster)} surgiu${forWhom === null ? '' : ` para ${who(forWhom)}`}: ${place(at)}.`,
  'went-to-end': ({ monster }, { Who }) => `${Who(monster)} foi para o fim da fila.`,
  'no-monster-left': () => 'Não havia mais monstros: em vez disso, a ameaça subiu.',
} satisfies Partial<LogLines<Speaker>>;

const decks = { horror: 'de horror', explorer: 'de explorador' };
const trackNames = {
  spawn: `o ${terms.tracks.spawn.one}`,
  horror: `o ${terms.tracks.horror.one}`,
  threat: `a ${terms.tracks.threat.one}`,
};

const horror = {
  'checked-horror': ({ roll, rating, comes }) =>
    `Teste de horror: ${roll} contra um índice de ${rating}, ${comes ? 'veio um evento' : 'nada aconteceu'}.`,
  'drew-event': ({ deck, event, by }, { Who, name }) =>
    by === null ? `Evento ${decks[deck]}: ${name(event)}.` : `${Who(by)} comprou um evento: ${name(event)}.`,
  'event-lies': ({ event, with: unit }, { who, name, table }) =>
    unit === null
      ? `${name(event)} passou a ser o evento ${decks[deckOf(table.content, event)]} atual.`
      : `${name(event)} ficou com ${who(unit)}.`,
  'event-left': ({ event }, { name }) => `${name(event)} saiu de jogo.`,
  'cancelled-event': ({ event, by }, { name }) => `${name(by)} cancelou o evento ${name(event)}.`,
  'track-moved': ({ track, now }) => `${capital(trackNames[track])} passou a ${now}.`,
  'level-rose': ({ level }) => `O nível dos monstros subiu para ${level}.`,
} satisfies Partial<LogLines<Speaker>>;

const monsters = {
  'monster-began': ({ monster, nearest, steps: far, why }, { Who, who }) => {
    if (why === 'seeks') return `${Who(monster)} partiu para o que buscava, a ${steps(far)}.`;
    if (nearest === null || why === 'nobody') return `${Who(monster)} agiu sem ter ninguém para perseguir.`;
    const reasons = {
      'only-one': 'não tinha mais ninguém para perseguir',
      nearest: 'ninguém estava mais perto',
      weakest: 'à mesma distância, ninguém tinha menos saúde',
      chosen: 'à mesma distância, foi a escolha dos jogadores',
    };
    return `${Who(monster)} se voltou contra ${who(nearest)}, a ${steps(far)}: ${reasons[why]}.`;
  },
  'monster-chose': choiceLine,
  'monster-stopped': ({ monster, why }, { Who, agreeing }) => {
    const reasons = {
      spent: 'parou: não podia pagar mais nada',
      'no-nearer': 'parou: não podia chegar mais perto',
      dazed: `estava ${agreeing(monster, 'atordoado', 'atordoada')} e perdeu o turno`,
      nobody: 'ficou onde estava: não havia ninguém para perseguir',
    };
    return `${Who(monster)} ${reasons[why]}.`;
  },
  controlled: ({ monster, by, now }, { Who, forWhom, whose }) =>
    now
      ? `${Who(by)} assumiu o controle e passou a decidir ${forWhom(monster)}.`
      : `${Who(by)} ficou com as decisões do próximo turno ${whose(monster)}.`,
} satisfies Partial<LogLines<Speaker>>;

export const phases = { ...spawning, ...horror, ...monsters };
