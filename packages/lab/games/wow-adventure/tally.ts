import type { Match } from '@tavolo/kernel';
import type { InEachLanguage, Language } from '@tavolo/language';
import type { WowKinds } from '@tavolo/wow-adventure';
import { textsIn } from '@tavolo/wow-adventure/text';
import type { GameTally, MatchCount, TallyTable, TallyWords } from '../../simulate/tally.ts';
import { countedIn, roundsOf } from './counting.ts';

/** How many rounds a game took, and how each character, each place in the order of turns and each source of valor fared. */
export const tally: GameTally<WowKinds> = { count, words };

function count(match: Match<WowKinds>): MatchCount {
  return { length: roundsOf(match), counted: countedIn(match) };
}

type OwnWords = {
  readonly rounds: string;
  /** How long games are: the median, and the middle 80 %. */
  readonly spread: (middle: number, low: number, high: number) => string;
  readonly deeds: readonly string[];
  readonly character: { readonly title: string; readonly heading: string };
  readonly place: { readonly title: string; readonly heading: string };
  readonly valor: { readonly title: string; readonly columns: readonly string[] };
  readonly round: { readonly title: string; readonly heading: string; readonly columns: readonly string[] };
};

const ownWords: InEachLanguage<OwnWords> = {
  en: {
    rounds: 'rounds',
    spread: (middle, low, high) =>
      `Half of the games end by round ${middle}, and 8 in 10 in rounds ${low} to ${high}.`,
    deeds: ['Valor', 'quests', 'fights', 'beaten', 'duels', 'defeats', 'wins'],
    character: { title: 'By character', heading: 'Character' },
    place: { title: 'By place in the order of turns', heading: 'Place' },
    valor: {
      title: 'Where valor comes from, point by point',
      columns: ['quests', 'trophies', 'events', "winners'"],
    },
    round: {
      title: 'At the end of each round',
      heading: 'Round',
      columns: ['valor of all', 'most valor', 'winner leads alone'],
    },
  },
  it: {
    rounds: 'round',
    spread: (middle, low, high) =>
      `Metà delle partite finisce entro il round ${middle}, e 8 su 10 tra il round ${low} e il ${high}.`,
    deeds: ['Valore', 'missioni', 'scontri', 'vinti', 'duelli', 'sconfitte', 'vittorie'],
    character: { title: 'Per personaggio', heading: 'Personaggio' },
    place: { title: "Per posto nell'ordine di turno", heading: 'Posto' },
    valor: {
      title: 'Da dove viene il valore, punto per punto',
      columns: ['missioni', 'trofei', 'eventi', 'di chi vince'],
    },
    round: {
      title: 'Alla fine di ogni round',
      heading: 'Round',
      columns: ['valore di tutti', 'il più alto', 'chi vince è in testa da solo'],
    },
  },
  pt: {
    rounds: 'rodadas',
    spread: (middle, low, high) =>
      `Metade das partidas termina até a rodada ${middle}, e 8 em cada 10 entre as rodadas ${low} e ${high}.`,
    deeds: ['Valor', 'missões', 'lutas', 'vencidas', 'duelos', 'derrotas', 'vitórias'],
    character: { title: 'Por personagem', heading: 'Personagem' },
    place: { title: 'Por lugar na ordem dos turnos', heading: 'Lugar' },
    valor: {
      title: 'De onde vem o valor, ponto a ponto',
      columns: ['missões', 'troféus', 'eventos', 'de quem vence'],
    },
    round: {
      title: 'No fim de cada rodada',
      heading: 'Rodada',
      columns: ['valor de todos', 'o mais alto', 'quem vence lidera sozinho'],
    },
  },
};

function words(language: Language): TallyWords {
  const { rounds, spread, deeds, ...own } = ownWords[language];
  const { name } = textsIn(language);
  const byDeeds = (group: 'character' | 'place'): TallyTable => ({
    group,
    title: own[group].title,
    headings: [own[group].heading, ...deeds],
    forms: [...deeds.slice(1).map(() => 'mean' as const), 'wins'],
  });
  return {
    score: deeds[0] ?? '',
    length: rounds,
    spreads: [{ group: 'rounds', says: spread }],
    tables: [
      byDeeds('character'),
      { ...byDeeds('place'), order: 'number' },
      {
        group: 'valor',
        title: own.valor.title,
        headings: [own.character.heading, ...own.valor.columns],
        forms: ['share', 'share', 'share', 'share'],
      },
      {
        group: 'round',
        title: own.round.title,
        headings: [own.round.heading, ...own.round.columns],
        forms: ['mean', 'mean', 'wins'],
        order: 'number',
      },
    ],
    name: (id) => (/^\d+$/.test(id) ? id : name(id)),
  };
}
