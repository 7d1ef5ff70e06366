import {
  type Epitaph,
  epitaphsIn,
  type GauntletKinds,
  type HeroView,
  type Texts,
  type View,
} from '@tavolo/gauntlet-of-fools';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import type { Seat } from '@tavolo/kernel';
import { clip, cut, hanging, padEnd, padStart, widthOf } from '../../console/layout.ts';
import type { Paint } from '../../console/paint.ts';
import type { Detail, SeenMatch, Showing } from '../../face/face.ts';
import type { Drawing } from './drawing.ts';
import { encounterLines } from './encounter.ts';
import { inWords, numbersOf } from './numbers.ts';
import { type TableTexts, tableTexts } from './table-texts.ts';

/** The table at a glance: where the game stands, the heroes, and the encounter. */
export function picture(
  scene: SeenMatch<GauntletKinds>,
  showing: Showing,
  detail: Detail,
): readonly string[] {
  const { language, paint } = showing;
  const drawing = { scene, showing, paint, texts: textsIn(language), own: tableTexts[language], detail };
  return [heading(drawing), ...heroLines(drawing), ...encounterLines(drawing)];
}

function heading({ scene: { view }, showing, paint, texts, own }: Drawing): string {
  const where = view.turn === 0 ? texts.phase(view.phase) : own.turn(view.turn);
  const left = ` ${texts.title} · ${where}`;
  const right = `${own.cardsLeft(view.deckSize)} `;
  const gap = ' '.repeat(Math.max(1, showing.width - widthOf(left) - widthOf(right)));
  return paint.inverse(cut(`${left}${gap}${right}`, showing.width));
}

/** The heroes: those of the players in their order, then those in the middle. Heroes on offer stand among the options. */
function heroLines(drawing: Drawing): readonly string[] {
  const { view, facts, question } = drawing.scene;
  const offered = question?.name === 'hero' ? question.options : [];
  const epitaphs = epitaphsIn(facts);
  const names = new Map(view.heroes.map((hero) => [hero.id, ownerOf(hero, drawing)]));
  const room = Math.max(...[...names.values()].map(widthOf));
  return inOrder(view).flatMap((hero) => {
    if (offered.includes(hero.id)) return [];
    if (drawing.detail === 'least' && !isAskedAbout(hero, drawing)) return [];
    const name = padEnd(names.get(hero.id) ?? '', room);
    return hero.dead && !hero.playing
      ? [deadLine(hero, name, epitaphs.get(hero.id) ?? null, drawing)]
      : livingLines(hero, name, drawing);
  });
}

/** Whether a hero belongs to the player who is asked, or is what they are asked about. */
const isAskedAbout = ({ seat, id }: HeroView, { scene: { question } }: Drawing): boolean =>
  question !== null && (seat === question.seat || question.about.hero === id);

function inOrder(view: View): readonly HeroView[] {
  const place = (seat: Seat | null): number => (seat === null ? view.seats.length : view.seats.indexOf(seat));
  return [...view.heroes].sort((one, other) => place(one.seat) - place(other.seat));
}

function ownerOf({ seat }: HeroView, { own, showing }: Drawing): string {
  if (seat === null) return own.inTheMiddle;
  const kind = showing.kindOf(seat);
  return kind === '' ? seat : `${seat} (${kind})`;
}

function deadLine(
  hero: HeroView,
  name: string,
  epitaph: Epitaph | null,
  { showing, paint, texts, own }: Drawing,
): string {
  const by =
    epitaph?.by === 'poison' ? texts.term('poison') : epitaph?.by == null ? null : texts.name(epitaph.by);
  const fate = epitaph === null ? '†' : own.fell(epitaph.turn, by);
  const line = `   ${name}  ${padStart(own.gold(hero.gold), goldRoom(own))}  ${pairOf(hero, texts)}  ${fate}`;
  return paint.dim(cut(line, showing.width));
}

/** Room for the gold of most matches. */
const goldRoom = ({ gold }: TableTexts): number => widthOf(gold(10));

const pairOf = (hero: HeroView, texts: Texts): string =>
  [hero.class, ...hero.weapons.map(({ card }) => card)].map((id) => texts.name(id)).join(' + ');

/** A living hero: who, how well, how strong; below, what it is and what it boasts. */
function livingLines(hero: HeroView, name: string, drawing: Drawing): readonly string[] {
  const { paint, own, scene, showing } = drawing;
  const isAsked = isMarked(hero, scene);
  const mark = isAsked ? paint.bold(paint.cyan(' ▸ ')) : '   ';
  const gold = paint.yellow(padStart(own.gold(hero.gold), goldRoom(own)));
  const room = scene.view.heroes.some(({ wounds }) => wounds > 4) ? 6 : 4;
  const state = scene.view.phase === 'boasting' ? '' : `  ${padEnd(livesOf(hero, paint), room)}  ${gold}`;
  const who = `${mark}${isAsked ? paint.bold(name) : name}${state}`;
  const [strength, cards] = [strengthOf(hero, drawing), cardsOf(hero, drawing)];
  const line = `${who}  ${strength}  ${cards}`;
  if (widthOf(line) <= showing.width) return [line];
  if (drawing.detail !== 'full' && !isAskedAbout(hero, drawing)) return [clip(line, showing.width)];
  const below = (text: string) => hanging('     ', text, showing.width);
  return widthOf(`${who}  ${strength}`) <= showing.width
    ? [`${who}  ${strength}`, ...below(cards)]
    : [clip(who, showing.width), ...below(strength), ...below(cards)];
}

/** The mark stands at the heroes of the player who is asked; once one of them is chosen for the turn, at that one alone. */
function isMarked({ seat, playing }: HeroView, { view, question }: SeenMatch<GauntletKinds>): boolean {
  if (seat === null || seat !== question?.seat) return false;
  return playing || !view.heroes.some((other) => other.seat === seat && other.playing);
}

/** Wounds eat hearts; those beyond the fourth are counted. */
function livesOf({ wounds }: HeroView, paint: Paint): string {
  const left = Math.max(0, 4 - wounds);
  return wounds > 4
    ? paint.red(`♡♡♡♡+${wounds - 4}`)
    : paint.red('♥'.repeat(left)) + paint.dim('♡'.repeat(4 - left));
}

/** Defense, dice, and whatever else is out of the ordinary. */
function strengthOf(hero: HeroView, { scene: { view }, paint, texts, own }: Drawing): string {
  const numbers = inWords(numbersOf(view, hero), texts, own);
  const bonuses = [
    hero.bonus.attack > 0 ? `+${hero.bonus.attack} ${texts.term('attack')}` : '',
    hero.bonus.oneUseDice > 0 ? own.oneUseDice(hero.bonus.oneUseDice) : '',
  ].filter((part) => part !== '');
  const poison =
    hero.penalty.poison > 0 ? [paint.green(`${hero.penalty.poison} ${texts.term('poison')}`)] : [];
  return [...numbers, ...bonuses.map(paint.green), ...poison].join(', ');
}

/** A class and its weapons, each with its tokens, and the boasts. */
function cardsOf(hero: HeroView, { paint, texts }: Drawing): string {
  const cards = [
    texts.name(hero.class) + tokens(hero.classTokens, paint),
    ...hero.weapons.map((weapon) => texts.name(weapon.card) + tokens(weapon.tokens, paint)),
  ].join(' + ');
  const boasts = hero.boasts.map((id) => texts.name(id)).join(', ');
  return boasts === '' ? cards : `${cards}  ${paint.magenta(`“${boasts}”`)}`;
}

const tokens = (count: number, paint: Paint): string =>
  count === 0 ? '' : ` ${paint.cyan(count > 4 ? `●×${count}` : '●'.repeat(count))}`;
