import type { Box } from '@tavolo/box';
import { type Game, type Kinds, Match, type Onlooker, type Play, type Seat, seat } from '@tavolo/kernel';
import { difference } from '@tavolo/protocol';
import type { Measure } from './measure.ts';
import { playerOf, randomPicks } from './random-play.ts';
import { compareRates } from './side-by-side.ts';

/**
 * What it would cost to send everybody a picture with every fact, where we send one with every answer and let `retold`
 * make those between (decision 10): in time, rules included, and in bytes of what is told and has changed.
 */
export const sightMeasures = ({ game, blurb }: Box): readonly Measure[] => [
  {
    name: `${game.id}/sights`,
    against: 'a picture for everybody with every fact, not only with every answer',
    target: 'at least a third quicker',
    isMet: ({ ratio }) => ratio >= 4 / 3,
    run: () => {
      const [ours, theirs] = [gamesOf(game, blurb.seats.max), gamesOf(game, blurb.seats.max)];
      return compareRates(
        'answers/s',
        () => ours('answers').answers,
        () => theirs('facts').answers,
      );
    },
  },
  {
    name: `${game.id}/bytes-of-sights`,
    against: 'a picture for everybody with every fact, not only with every answer',
    target: 'no more',
    isMet: ({ ratio }) => ratio >= 1,
    run: () => {
      const [value, baseline] = [
        bytesAnAnswer(game, blurb.seats.max, 'answers'),
        bytesAnAnswer(game, blurb.seats.max, 'facts'),
      ];
      return { value, unit: 'bytes/answer', baseline, ratio: baseline / value };
    },
  },
];

/** When everybody is sent what they see. */
type Pace = 'answers' | 'facts';

type Sent = { readonly answers: number; readonly bytes: number };

/** Bytes are counted over so many games. */
const games = 20;

function bytesAnAnswer(game: Game, seats: number, pace: Pace): number {
  const play = gamesOf(game, seats);
  const sent = Array.from({ length: games }, () => play(pace));
  const sum = (of: keyof Sent): number => sent.reduce((total, one) => total + one[of], 0);
  return sum('bytes') / sum('answers');
}

/** One random game after the other. */
function gamesOf(game: Game, seats: number): (pace: Pace) => Sent {
  const names = Array.from({ length: seats }, (_, place) => seat(`seat-${place + 1}`));
  let n = 0;
  return (pace) => play(game, names, n++, pace);
}

function play(game: Game, seats: readonly Seat[], n: number, pace: Pace): Sent {
  const mail = new Mail(game, [...seats, 'spectator']);
  const played = pace === 'facts' ? overheard(game, (state) => mail.send(state)) : game;
  const { defaults: options, chronicle } = game;
  const match = Match.start({ game: played, seats, options, sheet: chronicle.blank, seed: `game ${n}` });
  const chance = playerOf(n);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    match.play(asked.seat, randomPicks(asked, chance));
    mail.send(match.state);
  }
  return { answers: match.answered, bytes: mail.bytes + bytesTold(match) };
}

/** What was told after the first question, to everybody who was told it. */
function bytesTold({ log, beginning }: Match): number {
  const eyes = beginning.seats.length + 1;
  return log
    .filter(({ at }) => at > 0)
    .reduce((total, told) => total + JSON.stringify(told).length * (told.to === null ? eyes : 1), 0);
}

/** Makes everything that would be sent to a table: for each pair of eyes, what has changed in its view. */
class Mail {
  bytes = 0;
  readonly #game: Game;
  readonly #seen: Map<Onlooker, object | null>;

  constructor(game: Game, eyes: readonly Onlooker[]) {
    this.#game = game;
    this.#seen = new Map(eyes.map((onlooker) => [onlooker, null]));
  }

  send(state: Kinds['State']): void {
    for (const [onlooker, before] of this.#seen) {
      const view = this.#game.view(state, onlooker);
      this.#seen.set(onlooker, view);
      if (before !== null) this.bytes += JSON.stringify(difference(before, view)).length;
    }
  }
}

/** The same game, with somebody who hears of every fact at the moment it is told. */
const overheard = (game: Game, hear: (state: Kinds['State']) => void): Game => ({
  ...game,
  run: (g, step) => game.run(new Overheard(g, hear), step),
});

class Overheard implements Play<Kinds> {
  readonly state: Kinds['State'];
  readonly content: object;
  readonly chance: Play<Kinds>['chance'];
  readonly #play: Play<Kinds>;
  readonly #hear: (state: Kinds['State']) => void;

  constructor(play: Play<Kinds>, hear: (state: Kinds['State']) => void) {
    this.state = play.state;
    this.content = play.content;
    this.chance = play.chance;
    this.#play = play;
    this.#hear = hear;
  }

  tell(...told: Parameters<Play<Kinds>['tell']>): void {
    this.#play.tell(...told);
    this.#hear(this.state);
  }

  tellOnly(...told: Parameters<Play<Kinds>['tellOnly']>): void {
    this.#play.tellOnly(...told);
    this.#hear(this.state);
  }

  reveal(): void {
    this.#play.reveal();
  }
}
