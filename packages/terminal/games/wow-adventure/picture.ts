import { content, type HeroView, type View, type WowKinds } from '@tavolo/wow-adventure';
import { clip, cut, hanging, widthOf } from '../../console/layout.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import { combatLines } from './combat.ts';
import { type Drawing, drawingOf } from './drawing.ts';
import { carriedNames, questTexts } from './hero-texts.ts';

/** The table at a glance: where the game stands, the heroes, the space of the hero that is asked, the track, and the combat. */
export function picture(scene: SeenMatch<WowKinds>, showing: Showing, detail: Detail): readonly string[] {
  const drawing = drawingOf(scene, showing, detail);
  const isShort = detail === 'shorter' || detail === 'least';
  return [
    heading(drawing),
    ...heroLines(drawing),
    ...(isShort ? [] : [...spaceLines(drawing), ...trackLines(drawing), ...eventLines(drawing)]),
    ...combatLines(drawing),
  ].map((line) => clip(line, showing.width));
}

function heading({ scene: { view }, showing, paint, texts, own }: Drawing): string {
  const round = Math.ceil(view.turn / Math.max(1, view.heroes.length));
  const where = view.turn === 0 ? [] : [own.round(round)];
  const left = ` ${[texts.title, ...where, texts.phase(view.phase)].join(' · ')}`;
  const right = `${own.valorToWin(Number(view.options.valorToWin))} `;
  const gap = ' '.repeat(Math.max(1, showing.width - widthOf(left) - widthOf(right)));
  return paint.inverse(cut(`${left}${gap}${right}`, showing.width));
}

/** The heroes in the order of turns; below each, as far as there is room, what it carries and what it is after. */
function heroLines(drawing: Drawing): readonly string[] {
  const { view, question } = drawing.scene;
  return view.heroes.flatMap((hero) => {
    const isAsked = hero.seat === question?.seat;
    if (drawing.detail === 'least' && !isAsked) return [];
    const isTold = drawing.detail === 'full' || (drawing.detail === 'short' && isAsked);
    const [mark, told] = heroText(hero, drawing);
    return isTold
      ? [...hanging(mark, told, drawing.showing.width), ...belowHero(hero, drawing)]
      : [`${mark}${told}`];
  });
}

/** The mark before a hero, and its numbers. */
function heroText(
  hero: HeroView,
  { scene: { view, question }, texts, own, paint, showing }: Drawing,
): readonly [mark: string, told: string] {
  const isAsked = hero.seat === question?.seat;
  const mark = isAsked ? paint.bold(paint.cyan(' ▸ ')) : hero.seat === view.active ? ' · ' : '   ';
  const kind = showing.kindOf(hero.seat);
  const who = kind === '' ? hero.seat : `${hero.seat} (${kind})`;
  const left = hero.health - hero.damage;
  const parts = [
    `${isAsked ? paint.bold(who) : who}: ${texts.name(hero.character)}`,
    texts.name(hero.level),
    (left <= 2 ? paint.red : paint.green)(own.health(left, hero.health)),
    paint.yellow(own.valor(hero.valor)),
    own.energy(hero.energy),
    own.cards(hero.hand),
    ...(hero.placed ? [texts.name(hero.space)] : []),
  ];
  return [mark, parts.join(' · ')];
}

function belowHero(hero: HeroView, drawing: Drawing): readonly string[] {
  const { showing, own, texts, paint, scene } = drawing;
  const below = (title: string, things: readonly string[]): readonly string[] =>
    things.length === 0 ? [] : hanging(`     ${paint.dim(`${title}:`)} `, things.join(', '), showing.width);
  const isAsked = hero.seat === scene.question?.seat;
  return [
    ...below(own.carries, carriedNames(hero, texts)),
    ...below(texts.term('quests'), questTexts(hero, texts)),
    ...(isAsked
      ? below(
          texts.term('hand'),
          hero.cards.map((id) => texts.name(id)),
        )
      : []),
  ];
}

/** Where the hero that is asked stands, what is there, and where one can go from there. */
function spaceLines({ scene: { view, question }, texts, own, paint, showing }: Drawing): readonly string[] {
  const hero = view.heroes.find(({ seat }) => seat === question?.seat);
  const space = hero?.placed === true ? content.board.spaces.get(hero.space) : undefined;
  if (space === undefined) return [];
  const foe = space.encounter?.foe;
  const there = [
    texts.name(space.level),
    ...space.resources.map((resource) => texts.name(resource)),
    ...(foe == null ? [] : [texts.name(foe.id)]),
    ...tokensAt(view, space.id).map((name) => texts.name(name)),
  ];
  const neighbours = space.neighbours.map((id) => {
    const level = content.board.spaces.get(id)?.level;
    return level === undefined || level === 'grey'
      ? texts.name(id)
      : `${texts.name(id)} (${texts.name(level)})`;
  });
  return [
    '',
    ...hanging(`   ${paint.bold(texts.name(space.id))}: `, there.join(', '), showing.width),
    ...hanging(`     ${paint.dim(`${own.from}:`)} `, neighbours.join(', '), showing.width),
  ];
}

/** The tokens of a space, by their kinds where they are known. */
const tokensAt = ({ tokens }: View, space: string): readonly string[] =>
  tokens.filter((token) => token.space === space).map(({ kind }) => kind ?? 'tokens');

/** The unbeaten encounters, each with where it stands. */
function trackLines({ scene: { view }, texts, own, paint, showing }: Drawing): readonly string[] {
  const foes = view.track.map(({ slot, card, space, aggro }) => {
    const foe = content.challenge.get(card)?.foe?.id ?? card;
    const states = [texts.name(space), ...(aggro ? [paint.red(own.aggro)] : [])];
    return `${slot} ${texts.name(foe)} (${states.join(', ')})`;
  });
  return foes.length === 0
    ? []
    : hanging(`   ${paint.bold(texts.term('track'))}: `, foes.join(' · '), showing.width);
}

function eventLines({ scene: { view }, texts, paint, showing }: Drawing): readonly string[] {
  const { globalEvent, locationEvents } = view;
  const events = [
    ...(globalEvent === null
      ? []
      : [`${texts.term('global-event')}: ${paint.magenta(texts.name(globalEvent))}`]),
    ...locationEvents.map(({ card, space }) => `${paint.magenta(texts.name(card))} (${texts.name(space)})`),
  ];
  return events.length === 0 ? [] : hanging('   ', events.join(' · '), showing.width);
}
