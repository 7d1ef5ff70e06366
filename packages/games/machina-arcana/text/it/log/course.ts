import { capital } from '@tavolo/language';
import { and, count } from '@tavolo/language/it';
import type { Side } from '../../../vocabulary/faces.ts';
import { ends, faceAt, wayTo } from '../../places.ts';
import type { ActivationWords, LogLines } from '../../speech.ts';
import { names } from '../names.ts';
import type { Speaker } from '../speaker.ts';
import { lying, toward } from '../way-words.ts';

/** What somebody does on activating a space. */
const activations: ActivationWords = {
  chest: 'apre un baule',
  workbench: 'usa un tavolo da lavoro',
  event: 'attiva uno spazio evento',
  chapter: 'attiva uno spazio capitolo',
  recharge: 'usa una stazione di ricarica',
  lever: 'tira una leva',
  valve: 'gira una valvola',
  root: 'taglia una radice',
  bell: 'suona una campana',
  spawn: 'sigilla uno spazio generazione',
  floor: 'attiva uno spazio',
  trap: 'attiva uno spazio trappola',
  pit: 'attiva una fossa',
  rubble: 'sgombera le macerie',
  barrel: 'attiva un barile',
  heart: 'attiva uno spazio del Cuore',
  seedbed: 'attiva un semenzaio',
  grave: 'attiva una tomba',
};

const recharges = {
  health: '1 salute',
  'stamina-2': '2 resistenza',
  'stamina-3': '3 resistenza',
  blank: 'niente',
};

const setUp = {
  'chose-explorer': ({ seat, explorer }, { player, name }) =>
    `${player(seat)} gioca con ${name(explorer)} (${names.callings[explorer] ?? explorer}).`,
  'came-back': ({ seat, explorer, items }, { player, name }) =>
    items.length === 0
      ? `${player(seat)} prosegue con ${name(explorer)}.`
      : `${player(seat)} prosegue con ${name(explorer)}, che ha tenuto ${and(items.map(name))}.`,
  'laid-tile': ({ face, by }, { Who, name }) =>
    by === null
      ? `La mappa ha una nuova tessera: ${name(face)}.`
      : `${Who(by)} esplora e la mappa ha una nuova tessera: ${name(face)}.`,
  'scrolled-off': () => 'Una tessera lascia la mappa e va in fondo alla pila.',
  stood: ({ unit, at }, { Who, place }) => `${Who(unit)} comincia qui: ${place(at)}.`,
  'chapter-began': ({ chapter, by }, { Who, name }) =>
    by === null
      ? `Comincia un capitolo: ${name(chapter)}.`
      : `${Who(by)} gira il capitolo: ${name(chapter)}.`,
} satisfies Partial<LogLines<Speaker>>;

const rounds = {
  'round-began': ({ round }) => `Round ${round}.`,
  'turn-began': ({ explorer }, { whose }) => `Comincia il turno ${whose(explorer)}.`,
  'turn-ended': ({ explorer }, { whose }) => `Finisce il turno ${whose(explorer)}.`,
  moved: ({ unit, way, left }, { Who, place }) => {
    const { from, to, steps } = ends(way);
    const goes =
      steps === 1 ? `fa un passo${toward(wayTo(from, to))}` : `fa ${count(steps, 'passo', 'passi')}`;
    return `${Who(unit)} ${goes}: ${place(to)} (resistenza: ${left}).`;
  },
  displaced: ({ unit, from, to, how, source }, speak) => {
    const { Who, who, place, agreeing, source: by } = speak;
    if (source !== null && source !== 'cost' && source !== unit && (how === 'pushed' || how === 'pulled'))
      return `${capital(by(source))} ${shoves[how]} ${who(unit)}${toward(wayTo(from, to))}: ${place(to)}.`;
    const ways = {
      pushed: agreeing(unit, 'viene spinto', 'viene spinta') + toward(wayTo(from, to)),
      pulled: agreeing(unit, 'viene tirato', 'viene tirata') + toward(wayTo(from, to)),
      teleported: 'si teletrasporta',
      swapped: 'cambia posizione',
      carried: agreeing(unit, 'viene portato via', 'viene portata via'),
      moved: 'si sposta',
    };
    const why = source === null || source === 'cost' || source === unit ? '' : ` (${by(source)})`;
    return `${Who(unit)} ${explorerWays(speak, unit, how) ?? ways[how]}${why}: ${place(to)}.`;
  },
} satisfies Partial<LogLines<Speaker>>;

/** What somebody does to whoever is pushed or pulled. */
const shoves = { pushed: 'spinge', pulled: 'tira' };

/** Explorers are told of without a word that would have to agree with them. */
const explorerWays = ({ table }: Speaker, unit: string, how: string): string | null => {
  const ways: { readonly [how: string]: string } = {
    pushed: 'subisce una spinta',
    pulled: 'subisce uno strattone',
    carried: 'segue il gruppo',
  };
  return table.isExplorer(unit) ? (ways[how] ?? null) : null;
};

const map = {
  'used-door': ({ unit, now }, { Who }) => {
    const does = { open: 'apre', closed: 'chiude', destroyed: 'distrugge' };
    const happens = { open: 'si apre', closed: 'si chiude', destroyed: 'viene distrutta' };
    return unit === null ? `Una porta ${happens[now]}.` : `${Who(unit)} ${does[now]} una porta.`;
  },
  activated: ({ unit, kind, at }, { Who, place }) => `${Who(unit)} ${activations[kind]}: ${place(at)}.`,
  'marked-space': ({ at, token }, { spaceNoun, place }) => {
    const { name, gender } = spaceNoun(at);
    const end = gender === 'f' ? 'a' : 'o';
    const states = { explored: `esplorat${end}`, destroyed: `distrutt${end}`, light: `illuminat${end}` };
    return `${place(at)}: ${name} ${token === null ? 'di nuovo utilizzabile' : states[token]}.`;
  },
  'changed-space': ({ at, now }, { place }) =>
    now === 'barrel' ? `${place(at)}: ora c’è un barile.` : `${place(at)}: lo spazio ora è sgombro.`,
  recharged: ({ explorer, face }, { Who }) =>
    `${Who(explorer)} lancia il dado di ricarica: ${recharges[face]}.`,
  exited: ({ explorer }, { Who }) => `${Who(explorer)} lascia la mappa dall’uscita.`,
  'placed-exit': ({ column, row, side }, { name, table }) => {
    const face = faceAt(table, column, row);
    return `C’è un’uscita${lying(side satisfies Side)}${face === null ? '' : ` (${name(face)})`}.`;
  },
  'left-the-map': () => 'Il gruppo si lascia alle spalle questa mappa.',
} satisfies Partial<LogLines<Speaker>>;

export const course = { ...setUp, ...rounds, ...map };
