import { makeBot, sightOf } from '@tavolo/bots';
import { type GauntletKinds, gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { begin, isRefusal, type Match, type Seat, seat, thinkingChance } from '@tavolo/kernel';

type GauntletMatch = Match<GauntletKinds>;

/** Moments worth looking at, each by when it has come. The onlooker is the first seat. */
const moments: { readonly [name: string]: (match: GauntletMatch, own: Seat) => boolean } = {
  auction: (match, own) => asks(match, own, 'hero') && match.answered > 2,
  opening: (match, own) => asks(match, own, 'hero'),
  boasts: (match, own) => asks(match, own, 'boasts'),
  fight: (match, own) => match.state.turn > 2 && asks(match, own, 'before-rolling'),
  rolled: (match, own) => match.state.turn > 2 && asks(match, own, 'after-rolling'),
  defense: (match, own) => match.state.turn > 2 && asks(match, own, 'defense'),
  reroll: (match, own) => asks(match, own, 'dice-to-reroll'),
  side: (match, own) => asks(match, own, 'side'),
  peek: (match, own) => asks(match, own, 'card-to-remove'),
  foreseen: (match, own) => match.view(own).known.length > 0 && asks(match, own, 'before-rolling'),
  active: (match, own) => match.state.turn > 3 && asks(match, own, 'active-hero'),
  dead: (match, own) => match.state.heroes.some(({ dead }) => dead) && match.openTo(own) !== null,
  later: (match, own) => match.state.turn > 7 && match.openTo(own) !== null,
  end: (match) => match.isOver,
};

const asks = (match: GauntletMatch, own: Seat, name: string): boolean => match.openTo(own)?.name === name;

export const names = ['Ana', 'Bruno', 'Carla', 'Dario', 'Elisa', 'Fabio'];

/** Plays matches, one seed after the other, until the moment has come. */
export function matchAt(moment: string, seats: number, first: number): GauntletMatch {
  const hasCome = moments[moment] ?? (() => true);
  const players = names.slice(0, seats).map(seat);
  const own = players[0] ?? seat('Ana');
  for (let seed = first; seed < first + 200; seed += 1) {
    const match = begin(gauntletOfFools, { seats: players, options: {}, seed: `gallery-${seed}` });
    if (isRefusal(match)) throw new Error(match.refused);
    if (playTo(match, () => hasCome(match, own))) return match;
  }
  throw new Error(`no ${moment} in 200 matches`);
}

function playTo(match: GauntletMatch, hasCome: () => boolean): boolean {
  const bot = makeBot('greedy');
  const chance = thinkingChance(match.beginning.seed);
  while (!hasCome()) {
    const asked = match.firstAsked;
    const sight = asked === null ? null : sightOf(match, asked.seat);
    if (sight === null) return false;
    match.play(sight.seat, bot(sight, chance));
  }
  return true;
}
