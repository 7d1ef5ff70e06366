import { type GloomKinds, playOption, plays } from '@tavolo/gloomhaven';
import type { OpenQuestion, QuestionName, Result, Told } from '@tavolo/kernel';
import type { View } from '../../games/gloomhaven/game.ts';
import { matchAt } from './matches.ts';
import { ana, cardsOf, fight } from './samples.ts';

/** A moment to look at: what is seen and told, and what is asked. */
export type Moment = {
  readonly view: View;
  readonly question: OpenQuestion<GloomKinds> | null;
  readonly told?: readonly Told<GloomKinds>[];
  readonly now?: Told<GloomKinds> | null;
  readonly result?: Result | null;
};

/** A question as it could be asked, but made by hand. */
function asks(
  name: QuestionName<GloomKinds>,
  options: readonly string[],
  words: Partial<OpenQuestion> = {},
): OpenQuestion<GloomKinds> {
  const open: OpenQuestion = {
    decision: `1-${name}`,
    name,
    seat: ana,
    rule: 'gh/turn.1',
    options,
    min: 1,
    max: 1,
    about: { figure: 'brute' },
    secret: false,
    ...words,
  };
  return open as OpenQuestion<GloomKinds>; // a picture is looked at, whatever it shows
}

/** Moments made by hand, with one of everything. */
const made: { readonly [name: string]: Moment } = {
  turn: {
    view: fight,
    question: asks('next', [
      ...cardsOf('brute')
        .slice(0, 2)
        .flatMap((card) => plays.map((play) => playOption(play, card))),
      'item:boots-of-striding',
      'end-turn',
    ]),
  },
  moving: {
    view: fight,
    question: asks(
      'move-to',
      [
        '-1,2',
        '0,2',
        '0,3',
        '-1,4',
        '0,4',
        '-2,3',
        '-3,3',
        '-3,4',
        '-4,2',
        '-2,2',
        '-2,5',
        '-1,1',
        'stop',
      ].filter((hex) => !['0,4'].includes(hex)),
      {
        about: { figure: 'brute', points: 4, movement: 'walk' },
      },
    ),
  },
  attacking: {
    view: fight,
    question: asks('attack-target', ['bandit-guard-4', 'bandit-guard-5', 'living-bones-6', 'skip'], {
      about: { figure: 'brute', value: 3, range: 1, left: 1 },
    }),
  },
  placing: {
    view: fight,
    question: asks('attack-target', ['place:-4,3:0', 'place:-4,3:1', 'place:-5,3:0', 'skip'], {
      about: {
        figure: 'brute',
        area: true,
        areas: [
          ['-4,3', '-3,2', '-3,3'],
          ['-4,3', '-5,3', '-5,4'],
          ['-5,3', '-6,3', '-6,2'],
        ],
      },
    }),
  },
  fight: { view: fight, question: null },
};

/** All cards of a class to choose from: `?moment=choosing&class=spellweaver`. */
const choosing = (of: string): Moment => ({
  view: { ...fight, phase: 'choosing', turn: null },
  question: asks('leading-card', [...cardsOf(of), 'long-rest', 'give-up']),
});

/** A moment by its name: one made by hand, or the question that a real match is played to. */
export function momentOf(name: string, wish: URLSearchParams): Moment {
  if (name === 'choosing') return choosing(wish.get('class') ?? 'brute');
  const known = made[name];
  if (known !== undefined) return known;
  const match = matchAt({
    question: name,
    nth: Number(wish.get('nth') ?? 1),
    seed: Number(wish.get('seed') ?? 1),
    level: Number(wish.get('level') ?? 2),
    scenario: wish.get('scenario') ?? 'black-barrow',
  });
  const view = match.view(ana);
  const rooms = Array.from({ length: 30 }, (_, room) => room);
  return {
    view: wish.has('all') ? { ...view, rooms } : view,
    question: match.openTo(ana),
    told: match.toldTo(ana),
    result: match.isOver ? match.result : null,
  };
}
