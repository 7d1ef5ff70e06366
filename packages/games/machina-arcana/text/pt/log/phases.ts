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
    `Teste de surgimento ${whose(explorer)}: ${roll} contra um índice de ${rating}, ${comes ? 'vem um monstro' : 'não vem nada'}.`,
  'no-spawn-space': ({ explorer }, { who }) =>
    `Sem teste de surgimento para ${who(explorer)}: todos os espaços de surgimento da peça estão destruídos.`,
  'rolled-game-die': ({ by, roll, rating }, { Who }) =>
    `${by === null ? 'O dado de jogo deu' : `${Who(by)} tirou`} ${roll}, contra um índice de ${rating}.`,
  spawned: ({ monster, at, forWhom }, { Who, who, place }) =>
    `${Who(monster)} surgiu${forWhom === null ? '' : ` para ${who(forWhom)}`}: ${place(at)}.`,
  'went-to-end': ({ monster }, { Who }) => `${Who(monster)} foi para o fim da fila.`,
  'no-monster-left': () => 'Não há mais monstros: em vez disso, a ameaça subiu.',
} satisfies Partial<LogLines<Speaker>>;

const decks = { horror: 'de horror', explorer: 'de explorador' };
const trackNames = {
  spawn: `o ${terms.tracks.spawn.one}`,
  horror: `o ${terms.tracks.horror.one}`,
  threat: `a ${terms.tracks.threat.one}`,
};

const horror = {
  'checked-horror': ({ roll, rating, comes }) =>
    `Teste de horror: ${roll} contra um índice de ${rating}, ${comes ? 'vem um evento' : 'nada acontece'}.`,
  'drew-event': ({ deck, event, by }, { Who, name }) =>
    by === null ? `Evento ${decks[deck]}: ${name(event)}.` : `${Who(by)} comprou um evento: ${name(event)}.`,
  'event-lies': ({ event, with: unit }, { who, name, table }) =>
    unit === null
      ? `${name(event)} agora é o evento ${decks[deckOf(table.content, event)]} atual.`
      : `${name(event)} fica com ${who(unit)}.`,
  'event-left': ({ event }, { name }) => `${name(event)} saiu de jogo.`,
  'cancelled-event': ({ event, by }, { name }) => `${name(by)} cancelou o evento ${name(event)}.`,
  'track-moved': ({ track, now }) => `${capital(trackNames[track])} agora é ${now}.`,
  'level-rose': ({ level }) => `O nível dos monstros subiu para ${level}.`,
} satisfies Partial<LogLines<Speaker>>;

const monsters = {
  'monster-began': ({ monster, nearest, steps: far, why }, { Who, who }) => {
    if (why === 'seeks') return `${Who(monster)} age e vai até o que busca, a ${steps(far)}.`;
    if (nearest === null || why === 'nobody') return `${Who(monster)} age: não pode perseguir ninguém.`;
    const reasons = {
      'only-one': 'não pode perseguir mais ninguém',
      nearest: 'ninguém está mais perto',
      weakest: 'à mesma distância, ninguém tem menos saúde',
      chosen: 'à mesma distância, foi a escolha dos jogadores',
    };
    return `${Who(monster)} persegue ${who(nearest)}, a ${steps(far)}: ${reasons[why]}.`;
  },
  'monster-chose': choiceLine,
  'monster-stopped': ({ monster, why }, { Who, agreeing }) => {
    const reasons = {
      spent: 'parou: não pode pagar mais nada',
      'no-nearer': 'parou: não pode chegar mais perto',
      dazed: `estava ${agreeing(monster, 'atordoado', 'atordoada')} e perdeu o turno`,
      nobody: 'ficou onde estava: não há ninguém para perseguir',
    };
    return `${Who(monster)} ${reasons[why]}.`;
  },
  controlled: ({ monster, by, now }, { Who, forWhom }) =>
    now
      ? `${Who(by)} assumiu o controle: agora decide ${forWhom(monster)}.`
      : `${Who(by)} vai decidir ${forWhom(monster)} no próximo turno.`,
} satisfies Partial<LogLines<Speaker>>;

export const phases = { ...spawning, ...horror, ...monsters };
