import type { InEachLanguage } from '@tavolo/language';
import { count } from '@tavolo/language/en';
import * as italian from '@tavolo/language/it';
import * as portuguese from '@tavolo/language/pt';
import type { Counter, GoalSeen, Keyword, SpaceKind } from '@tavolo/machina-arcana';
import { terms as english } from '@tavolo/machina-arcana/terms/en';
import { terms as inItalian } from '@tavolo/machina-arcana/terms/it';
import { terms as inPortuguese } from '@tavolo/machina-arcana/terms/pt';

/** The words that only the table in a terminal needs; all others are the game's own. */
export type TableTexts = {
  readonly round: (round: number) => string;
  readonly level: (level: number) => string;
  /** The ratings of spawn and horror, threat and the level of monsters, for the narrow end of a heading. */
  readonly tracks: (spawn: number, horror: number, threat: number, level: number) => string;
  readonly chapter: (number: number, of: number) => string;
  readonly goals: { readonly [Is in Exclude<GoalSeen['is'], 'counter'>]: string } & { readonly counter: '' };
  readonly events: string;
  readonly store: (of: 'health' | 'stamina' | 'essence', now: number, most: number) => string;
  readonly values: { readonly [Value in 'armor' | 'will']: string };
  readonly markers: (left: number) => string;
  readonly standings: { readonly [S in 'dead' | 'exited' | 'away' | 'finished']: string };
  readonly goesFor: (name: string, steps: number | null) => string;
  readonly chance: (percent: number) => string;
  /** What a card prints before others change it. */
  readonly printed: string;
  readonly won: string;
  readonly lost: string;
  readonly spaces: { readonly [K in SpaceKind]: { readonly one: string } };
  readonly counters: { readonly [C in Counter]: string };
  readonly keywords: { readonly [K in Keyword]: { readonly label: string } };
};

const { spaces, counters, keywords } = english;

const en: TableTexts = {
  ...{ spaces, counters, keywords },
  round: (round) => `round ${round}`,
  level: (level) => `level ${level} monsters`,
  tracks: (spawn, horror, threat, level) => `S ${spawn} H ${horror} T ${threat} L ${level}`,
  chapter: (number, of) => `Chapter ${number} of ${of}`,
  goals: {
    'chapter-space': 'activate a chapter space',
    counter: '',
    exit: 'explorers who have left',
    endgame: 'endgame',
  },
  events: 'Current events',
  store: (of, now, most) => `${of} ${now}/${most}`,
  values: { armor: 'armor', will: 'will' },
  markers: (left) => count(left, 'marker', 'markers'),
  standings: { dead: 'dead', exited: 'left by the exit', away: 'off the map', finished: 'turn over' },
  goesFor: (name, steps) =>
    steps === null ? `goes for ${name}, no way there` : `goes for ${name}, ${count(steps, 'step', 'steps')}`,
  chance: (percent) => `${percent}% to hit.`,
  printed: 'printed',
  won: 'You made it!',
  lost: 'You didn’t make it.',
};

const it: TableTexts = {
  spaces: inItalian.spaces,
  counters: inItalian.counters,
  keywords: inItalian.keywords,
  round: (round) => `round ${round}`,
  level: (level) => `mostri di livello ${level}`,
  tracks: (spawn, horror, threat, level) => `G ${spawn} O ${horror} M ${threat} L ${level}`,
  chapter: (number, of) => `Capitolo ${number} di ${of}`,
  goals: {
    'chapter-space': 'attivate uno spazio capitolo',
    counter: '',
    exit: 'esploratori già usciti',
    endgame: 'finale',
  },
  events: 'Eventi correnti',
  store: (of, now, most) =>
    `${{ health: 'salute', stamina: 'resistenza', essence: 'essenza' }[of]} ${now}/${most}`,
  values: { armor: 'armatura', will: 'volontà' },
  markers: (left) => italian.count(left, 'indicatore', 'indicatori'),
  standings: {
    dead: 'senza vita',
    exited: 'oltre l’uscita',
    away: 'fuori dalla mappa',
    finished: 'turno finito',
  },
  goesFor: (name, steps) =>
    steps === null
      ? `punta ${name}, ma non può arrivarci`
      : `punta ${name}, a ${italian.count(steps, 'passo', 'passi')}`,
  chance: (percent) => `Colpisce al ${percent}%.`,
  printed: 'di base',
  won: 'Ce l’avete fatta!',
  lost: 'Siete perduti.',
};

const pt: TableTexts = {
  spaces: inPortuguese.spaces,
  counters: inPortuguese.counters,
  keywords: inPortuguese.keywords,
  round: (round) => `rodada ${round}`,
  level: (level) => `monstros de nível ${level}`,
  tracks: (spawn, horror, threat, level) => `S ${spawn} H ${horror} A ${threat} N ${level}`,
  chapter: (number, of) => `Capítulo ${number} de ${of}`,
  goals: {
    'chapter-space': 'ativem um espaço de capítulo',
    counter: '',
    exit: 'exploradores que já saíram',
    endgame: 'final',
  },
  events: 'Eventos atuais',
  store: (of, now, most) =>
    `${{ health: 'saúde', stamina: 'vigor', essence: 'essência' }[of]} ${now}/${most}`,
  values: { armor: 'armadura', will: 'vontade' },
  markers: (left) => portuguese.count(left, 'marcador', 'marcadores'),
  standings: {
    dead: 'sem vida',
    exited: 'saiu pela saída',
    away: 'fora do mapa',
    finished: 'turno encerrado',
  },
  goesFor: (name, steps) =>
    steps === null
      ? `vai atrás de ${name}, mas sem caminho`
      : `vai atrás de ${name}, a ${portuguese.count(steps, 'passo', 'passos')}`,
  chance: (percent) => `Acerta em ${percent}% dos casos.`,
  printed: 'valor base',
  won: 'Vocês conseguiram!',
  lost: 'Vocês se perderam.',
};

export const tableTexts: InEachLanguage<TableTexts> = { en, it, pt };
