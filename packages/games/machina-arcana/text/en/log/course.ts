import { and, count } from '@tavolo/language/en';
import { ends, faceAt, wayTo } from '../../places.ts';
import type { ActivationWords, LogLines } from '../../speech.ts';
import { names } from '../names.ts';
import type { Speaker } from '../speaker.ts';
import { toThe, ways } from '../way-words.ts';

/** What somebody does on activating a space. */
const activations: ActivationWords = {
  chest: 'opens a chest',
  workbench: 'uses a workbench',
  event: 'activates an event space',
  chapter: 'activates a chapter space',
  recharge: 'uses a recharge station',
  lever: 'pulls a lever',
  valve: 'turns a valve',
  root: 'cuts a root',
  bell: 'rings a bell',
  spawn: 'seals a spawn space',
  floor: 'activates a space',
  trap: 'activates a trap space',
  pit: 'activates a pit',
  rubble: 'clears rubble',
  barrel: 'activates a barrel',
  heart: 'activates a space of the Heart',
  seedbed: 'activates a seedbed',
  grave: 'activates a grave',
};

const recharges = {
  health: '1 health',
  'stamina-2': '2 stamina',
  'stamina-3': '3 stamina',
  blank: 'nothing',
};

const displacements = {
  pushed: 'is pushed',
  pulled: 'is pulled',
  teleported: 'teleports',
  swapped: 'changes places and goes',
  carried: 'is carried along',
  moved: 'moves',
};

const setUp = {
  'chose-explorer': ({ seat, explorer }, { player, name }) =>
    `${player(seat)} plays ${name(explorer)} (${names.callings[explorer] ?? explorer}).`,
  'came-back': ({ seat, explorer, items }, { player, name }) =>
    items.length === 0
      ? `${player(seat)} goes on with ${name(explorer)}.`
      : `${player(seat)} goes on with ${name(explorer)}, who has kept ${and(items.map(name))}.`,
  'laid-tile': ({ face, by }, { Who, name }) =>
    by === null ? `${name(face)} joins the map.` : `${Who(by)} explores: ${name(face)} joins the map.`,
  'scrolled-off': () => 'A tile leaves the map and goes under the stack.',
  stood: ({ unit, at }, { Who, place }) => `${Who(unit)} starts at ${place(at)}.`,
  'chapter-began': ({ chapter, by }, { Who, name }) =>
    by === null ? `A chapter begins: ${name(chapter)}.` : `${Who(by)} turns a chapter: ${name(chapter)}.`,
} satisfies Partial<LogLines<Speaker>>;

const rounds = {
  'round-began': ({ round }) => `Round ${round}.`,
  'turn-began': ({ explorer }, { Who }) => `${Who(explorer)} begins a turn.`,
  'turn-ended': ({ explorer }, { Who }) => `${Who(explorer)} ends the turn.`,
  moved: ({ unit, way: walked, left }, { Who, place }) => {
    const { from, to, steps } = ends(walked);
    const way = wayTo(from, to);
    const goes = steps === 1 && way !== null ? `steps ${ways[way]}` : `walks ${count(steps, 'space')}`;
    return `${Who(unit)} ${goes}, to ${place(to)} (${left} stamina left).`;
  },
  displaced: ({ unit, from, to, how, source }, { Who, place, source: by }) => {
    const way = wayTo(from, to);
    const isShoved = how === 'pushed' || how === 'pulled';
    const where = isShoved && way !== null ? `${ways[way]} to ${place(to)}` : `to ${place(to)}`;
    const why = source === null || source === 'cost' || source === unit ? '' : ` because of ${by(source)}`;
    return `${Who(unit)} ${displacements[how]} ${where}${why}.`;
  },
} satisfies Partial<LogLines<Speaker>>;

const map = {
  'used-door': ({ unit, now }, { Who }) => {
    const does = { open: 'opens', closed: 'closes', destroyed: 'destroys' };
    const happens = { open: 'opens', closed: 'closes', destroyed: 'is destroyed' };
    return unit === null ? `A door ${happens[now]}.` : `${Who(unit)} ${does[now]} a door.`;
  },
  activated: ({ unit, kind, at }, { Who, place }) => `${Who(unit)} ${activations[kind]}: ${place(at)}.`,
  'marked-space': ({ at, token }, { kind, place }) => {
    const states = { explored: 'is explored', destroyed: 'is destroyed', light: 'is lit' };
    return `The ${kind(at)} at ${place(at)} ${token === null ? 'can be used again' : states[token]}.`;
  },
  'changed-space': ({ at, now }, { place }) =>
    now === 'barrel' ? `A barrel now stands at ${place(at)}.` : `The space at ${place(at)} is now free.`,
  recharged: ({ explorer, face }, { Who }) => `${Who(explorer)} rolls the recharge die: ${recharges[face]}.`,
  exited: ({ explorer }, { Who }) => `${Who(explorer)} leaves the map by the exit.`,
  'placed-exit': ({ column, row, side }, { name, table }) => {
    const face = faceAt(table, column, row);
    return `There is a way out${toThe(side)}${face === null ? '' : ` of ${name(face)}`}.`;
  },
  'left-the-map': () => 'The group leaves this map behind.',
} satisfies Partial<LogLines<Speaker>>;

export const course = { ...setUp, ...rounds, ...map };
