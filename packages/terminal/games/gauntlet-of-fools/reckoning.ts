import { epitaphsIn, type GauntletKinds, type HeroView, type View } from '@tavolo/gauntlet-of-fools';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import type { Seat } from '@tavolo/kernel';
import { columns } from '../../console/layout.ts';
import type { SeenMatch, Showing } from '../../face/face.ts';
import { tableTexts } from './table-texts.ts';

/** The end: who won, what became of whom, and the gold turn by turn. */
export function reckoning(scene: SeenMatch<GauntletKinds>, showing: Showing): readonly string[] {
  const { paint, language } = showing;
  const { result, view } = scene;
  const own = tableTexts[language];
  return [
    paint.bold(paint.yellow(own.winner(result.winners))),
    '',
    ...fates(scene, showing),
    '',
    paint.bold(own.goldByTurn),
    ...chart(view, showing),
  ];
}

function fates({ view, facts, result }: SeenMatch<GauntletKinds>, showing: Showing): readonly string[] {
  const { paint, language } = showing;
  const [texts, own, epitaphs] = [textsIn(language), tableTexts[language], epitaphsIn(facts)];
  const rows = ranked(view, result.scores).map((hero) => {
    const epitaph = epitaphs.get(hero.id);
    const by =
      epitaph?.by === 'poison' ? texts.term('poison') : epitaph?.by == null ? null : texts.name(epitaph.by);
    const fate = epitaph === undefined ? paint.green(texts.term('alive')) : own.fell(epitaph.turn, by);
    const pair = [hero.class, ...hero.weapons.map(({ card }) => card)]
      .map((id) => texts.name(id))
      .join(' + ');
    const isWinner = result.winners.some((seat) => seat === hero.seat);
    const name = hero.seat ?? '';
    return [`  ${isWinner ? paint.bold(name) : name}`, paint.yellow(own.gold(hero.gold)), pair, fate];
  });
  return columns(rows, [1]);
}

/** The heroes by their player's gold, the most first. */
function ranked(view: View, scores: { readonly [seat: string]: number }): readonly HeroView[] {
  const score = ({ seat }: HeroView): number => scores[seat ?? ''] ?? 0;
  return [...view.heroes].sort(
    (one, other) =>
      score(other) - score(one) || view.seats.indexOf(seatOf(one)) - view.seats.indexOf(seatOf(other)),
  );
}

const seatOf = ({ seat }: HeroView): Seat => seat ?? ('' as Seat); // a hero of nobody stands before all seats

const steps = [' ', '▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/** A row of bars for each player, one bar a turn, as high as the gold was at its end. */
function chart(view: View, { paint, width }: Showing): readonly string[] {
  const most = Math.max(
    1,
    ...view.ledger.flatMap((page) => view.seats.map((seat) => goldOf(view, page, seat))),
  );
  const shown = view.ledger.slice(-Math.max(1, Math.floor((width - 24) / 2)));
  const rows = view.seats.map((seat) => {
    const bars = shown.map((page) => stepOf(goldOf(view, page, seat), most).repeat(2)).join('');
    const last = view.ledger.at(-1);
    return [`  ${seat}`, paint.yellow(bars), String(last === undefined ? 0 : goldOf(view, last, seat))];
  });
  return columns(rows, [2]);
}

const stepOf = (gold: number, most: number): string =>
  steps[gold === 0 ? 0 : Math.max(1, Math.round((gold / most) * (steps.length - 1)))] ?? ' ';

/** The gold of a player's heroes on a page of the ledger. */
function goldOf(view: View, page: readonly number[], seat: Seat): number {
  return view.heroes.reduce((gold, hero, index) => gold + (hero.seat === seat ? (page[index] ?? 0) : 0), 0);
}
