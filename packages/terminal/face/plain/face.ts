import type { Box } from '@tavolo/box';
import type { Seat } from '@tavolo/kernel';
import { columns, cut, padEnd } from '../../console/layout.ts';
import { shellTexts } from '../../text/shells.ts';
import type { AskedMatch, Detail, OptionShown, SeenMatch, Showing, TerminalFace } from '../face.ts';
import { outlineOf } from './outline.ts';
import { treeLines } from './tree.ts';

/** The face of any game that brings none: what somebody may know as a tree, and what the box says of the rest. */
export const plainFace = ({ blurb, conformance }: Box): TerminalFace => ({
  picture,
  reckoning: (scene, showing) => reckoning(scene, showing, blurb.winsTogether),
  option,
  cards: conformance.content,
  cardsInSight: ({ view, texts }) =>
    [...new Set(wordsIn(view))].filter((id) => texts.cardText(id).length > 0),
  cardText: (id, { texts }) => texts.cardText(id),
  explained: () => [],
  guide: (language) => ({
    parts: [],
    why: null,
    nothingToExplain: shellTexts(language).plain.nothingToExplain,
  }),
});

/** How many levels of the tree are drawn, where room is scarce. */
const levels: { readonly [It in Detail]: number } = {
  full: Number.POSITIVE_INFINITY,
  short: 2,
  shorter: 1,
  least: 0,
};

function picture(scene: SeenMatch, { paint, width }: Showing, detail: Detail): readonly string[] {
  const drawing = { paint, width, levels: levels[detail], isFlat: detail !== 'full' };
  const heading = padEnd(cut(` ${scene.texts.title}`, width), width);
  return [paint.inverse(heading), ...treeLines(outlineOf(scene.view, scene), drawing)];
}

/** What is printed on the thing that an option is, where something is. */
function option(id: string, asking: AskedMatch): OptionShown {
  const name = asking.texts.option(asking.question, id, asking);
  const details = asking.texts.cardText(id);
  return {
    name,
    short: name,
    summary: details.join(' · '),
    details,
    cards: details.length === 0 ? [] : [id],
  };
}

/** Every text in something, however deep. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

/** Who won, and what everybody's score is, the highest first. */
function reckoning(
  { result, seats, player }: SeenMatch,
  { paint, language }: Showing,
  winsTogether: boolean,
): readonly string[] {
  const { plain } = shellTexts(language);
  const isWon = result.winners.length > 0;
  const together = isWon ? plain.won : plain.lost;
  const scoreOf = (seat: Seat): number => result.scores[seat] ?? 0;
  const rows = [...seats]
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .map((seat) => [`  ${player(seat)}`, String(scoreOf(seat))]);
  return [
    paint.bold(winsTogether ? together : plain.winners(result.winners.map(player))),
    '',
    ...columns([['', paint.dim(plain.score)], ...rows], [1]),
  ];
}
