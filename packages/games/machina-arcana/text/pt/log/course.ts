import { and, count } from '@tavolo/language/pt';
import { ends, faceAt, wayTo } from '../../places.ts';
import type { ActivationWords, LogLines } from '../../speech.ts';
import { names } from '../names.ts';
import type { Speaker } from '../speaker.ts';
import { lying, toward } from '../way-words.ts';

/** What somebody did on activating a space. */
const activations: ActivationWords = {
  chest: 'abriu um baú',
  workbench: 'usou uma bancada',
  event: 'ativou um espaço de evento',
  chapter: 'ativou um espaço de capítulo',
  recharge: 'usou uma estação de recarga',
  lever: 'puxou uma alavanca',
  valve: 'girou uma válvula',
  root: 'cortou uma raiz',
  bell: 'tocou um sino',
  spawn: 'selou um espaço de surgimento',
  floor: 'ativou um espaço',
  trap: 'ativou um espaço de armadilha',
  pit: 'ativou um fosso',
  rubble: 'removeu os escombros',
  barrel: 'ativou um barril',
  heart: 'ativou um espaço do Coração',
  seedbed: 'ativou um canteiro',
  grave: 'ativou uma cova',
};

const recharges = {
  health: '1 de saúde',
  'stamina-2': '2 de vigor',
  'stamina-3': '3 de vigor',
  blank: 'nada',
};

const setUp = {
  'chose-explorer': ({ seat, explorer }, { player, name }) =>
    `${player(seat)} escolheu ${name(explorer)} (${names.callings[explorer] ?? explorer}).`,
  'came-back': ({ seat, explorer, items }, { player, name }) =>
    items.length === 0
      ? `${player(seat)} seguiu com ${name(explorer)}.`
      : `${player(seat)} seguiu com ${name(explorer)}, que ficou com ${and(items.map(name))}.`,
  'laid-tile': ({ face, by }, { Who, name }) =>
    by === null
      ? `O mapa ganhou uma peça: ${name(face)}.`
      : `${Who(by)} explorou, e o mapa ganhou uma peça: ${name(face)}.`,
  'scrolled-off': () => 'Uma peça deixou o mapa e foi para baixo da pilha.',
  stood: ({ unit, at }, { Who, place }) => `${Who(unit)} começou aqui: ${place(at)}.`,
  'chapter-began': ({ chapter, by }, { Who, name }) =>
    by === null ? `Começou um capítulo: ${name(chapter)}.` : `${Who(by)} virou o capítulo: ${name(chapter)}.`,
} satisfies Partial<LogLines<Speaker>>;

const rounds = {
  'round-began': ({ round }) => `Rodada ${round}.`,
  'turn-began': ({ explorer }, { whose }) => `Começou o turno ${whose(explorer)}.`,
  'turn-ended': ({ explorer }, { whose }) => `Acabou o turno ${whose(explorer)}.`,
  moved: ({ unit, way, left }, { Who, place }) => {
    const { from, to, steps } = ends(way);
    const goes =
      steps === 1 ? `deu um passo${toward(wayTo(from, to))}` : `deu ${count(steps, 'passo', 'passos')}`;
    return `${Who(unit)} ${goes}: ${place(to)} (vigor: ${left}).`;
  },
  displaced: ({ unit, from, to, how, source }, speak) => {
    const { Who, place, source: by } = speak;
    const way = toward(wayTo(from, to));
    const ways = {
      pushed: `levou um empurrão${way}`,
      pulled: `levou um puxão${way}`,
      teleported: 'se teletransportou',
      swapped: 'trocou de posição',
      carried: 'seguiu o grupo',
      moved: 'se moveu',
    };
    const why = source === null || source === 'cost' || source === unit ? '' : ` (${by(source)})`;
    return `${Who(unit)} ${ways[how]}${why}: ${place(to)}.`;
  },
} satisfies Partial<LogLines<Speaker>>;

const map = {
  'used-door': ({ unit, now }, { Who }) => {
    const does = { open: 'abriu', closed: 'fechou', destroyed: 'destruiu' };
    const happens = { open: 'se abriu', closed: 'se fechou', destroyed: 'foi destruída' };
    return unit === null ? `Uma porta ${happens[now]}.` : `${Who(unit)} ${does[now]} uma porta.`;
  },
  activated: ({ unit, kind, at }, { Who, place }) => `${Who(unit)} ${activations[kind]}: ${place(at)}.`,
  'marked-space': ({ at, token }, { spaceNoun, place }) => {
    const { name, gender } = spaceNoun(at);
    const end = gender === 'f' ? 'a' : 'o';
    const states = { explored: `explorad${end}`, destroyed: `destruíd${end}`, light: `iluminad${end}` };
    return `${place(at)}: ${name} ${token === null ? `disponível de novo` : states[token]}.`;
  },
  'changed-space': ({ at, now }, { place }) =>
    now === 'barrel' ? `${place(at)}: um barril foi colocado ali.` : `${place(at)}: o espaço ficou livre.`,
  recharged: ({ explorer, face }, { Who }) => `${Who(explorer)} rolou o dado de recarga: ${recharges[face]}.`,
  exited: ({ explorer }, { Who }) => `${Who(explorer)} deixou o mapa pela saída.`,
  'placed-exit': ({ column, row, side }, { name, table }) => {
    const face = faceAt(table, column, row);
    return `A ficha de saída foi posta${lying(side)}${face === null ? '' : ` (${name(face)})`}.`;
  },
  'left-the-map': () => 'O grupo deixou este mapa para trás.',
} satisfies Partial<LogLines<Speaker>>;

export const course = { ...setUp, ...rounds, ...map };
