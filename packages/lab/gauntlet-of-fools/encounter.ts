import {
  attack,
  box,
  defense,
  type EncounterId,
  type HeroView,
  monsterNumbers,
  type State,
} from '@tavolo/gauntlet-of-fools';
import { hanging } from '../terminal/layout.ts';
import type { Drawing } from './drawing.ts';

/** What is faced: its card, and how the hero that is asked stands against it. */
export function encounterLines(drawing: Drawing): readonly string[] {
  const { view } = drawing.scene;
  const own = fightOfAsked(drawing);
  const faced =
    own?.fight == null ? view.encounters : [{ card: own.fight.card, modifiers: own.fight.modifiers }];
  const waiting = view.waiting.flatMap((id) => cardLine(id, [], drawing));
  const cards = faced.flatMap(({ card, modifiers }) => cardLine(card, modifiers, drawing));
  const stand = own === null ? [] : standing(own, drawing);
  return cards.length + waiting.length === 0 ? [] : ['', ...waiting, ...cards, ...stand];
}

/** The hero of the seat that is asked, while it fights. */
function fightOfAsked({ scene: { view, question } }: Drawing): HeroView | null {
  if (question === null) return null;
  return (
    view.heroes.find((hero) => hero.seat === question.seat && hero.playing && hero.fight !== null) ?? null
  );
}

function cardLine(id: EncounterId, modifiers: readonly EncounterId[], drawing: Drawing): readonly string[] {
  const { paint, texts, showing } = drawing;
  const name = paint.bold(paint.yellow(texts.name(id)));
  const lines = hanging(`   ${name}  `, joined(texts.cardText(id, box)), showing.width);
  const added = modifiers.flatMap((modifier) =>
    hanging(
      `   + ${paint.bold(texts.name(modifier))}  `,
      joined(texts.cardText(modifier, box)),
      showing.width,
    ),
  );
  return [...lines, ...added];
}

const joined = (sentences: readonly string[]): string =>
  sentences.map((one) => (/[.!?]$/.test(one) ? one : `${one}.`)).join(' ');

/** The comparisons as they stand, green where they are won, so that nobody has to add up. */
function standing(hero: HeroView, { scene: { imagined }, own, paint, showing }: Drawing): readonly string[] {
  const fighter = imagined?.heroes.find(({ id }) => id === hero.id);
  if (imagined === null || fighter === undefined || hero.fight === null) return [];
  if (box.encounters.get(hero.fight.card)?.is !== 'monster') return [];
  const table = { state: imagined, content: box };
  const monster = monsterNumbers(table, fighter);
  const judged = (text: string, isWon: boolean) => (isWon ? paint.green : paint.red)(text);
  const [strength, armour] = [attack(table, fighter), defense(table, fighter)];
  const rolled = hero.fight.dice.length > 0 ? [`${own.rolled} ${hero.fight.dice.join(' ')}`] : [];
  const kill = hasRolled(fighter)
    ? [
        judged(
          own.toKill(strength, monster.defense),
          strength >= monster.defense || fighter.fight?.killed === true,
        ),
      ]
    : [];
  const dodge = judged(
    own.toDodge(armour, monster.attack),
    armour > monster.attack || fighter.fight?.dodged === true,
  );
  return hanging(`   ${paint.cyan('→')} `, [...rolled, ...kill, dodge].join(' · '), showing.width);
}

const hasRolled = ({ fight, turn }: State['heroes'][number]): boolean =>
  fight !== null && (fight.dice.length > 0 || fight.rollCounts !== null || turn.attackIsZero);
