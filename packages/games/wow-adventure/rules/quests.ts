/** Quests: received, worked on, completed. [wow/quests] */
import { type Rule, type Seat, silence } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { RuleId } from '../rulebook.ts';
import type { ActiveQuest, Hero } from '../state.ts';
import type { Content } from '../vocabulary/content.ts';
import type { QuestId } from '../vocabulary/ids.ts';
import type { Quest } from '../vocabulary/quests.ts';
import type { Wow } from '../wow.ts';
import type { Happening } from './happening.ts';
import { isDone, progressBy } from './objectives.ts';
import { activeHero, clockwiseFrom, leftOf, rightOf, rivalsOf, valorOf } from './table.ts';
import { checkVictory } from './victory.ts';

/** A hero works on no more than this many quests. [wow/quests.1] */
export const questLimit = 2;

export function questOf({ quests }: Pick<Content, 'quests'>, id: QuestId): Quest {
  const quest = quests.get(id);
  if (quest === undefined) throw new Error(`there is no quest ${id}`);
  return quest;
}

/** Tells every quest of what happened. */
export function noteProgress(g: Wow, happening: Happening): void {
  for (const hero of g.state.heroes) {
    for (const active of hero.quests) noteIn(g, hero, active, happening);
  }
}

/** An objective may open the next one, in the same moment. [wow/quests.10] */
function noteIn(g: Wow, hero: Hero, active: ActiveQuest, happening: Happening): void {
  const quest = questOf(g.content, active.quest);
  let nth = -1;
  for (const objective of quest.objectives) {
    nth++;
    const done = active.done[nth] ?? 0;
    if (isDone(objective, done) || !isOpen(quest, active, nth)) continue;
    const more = progressBy(g, { hero, active, objective }, happening);
    if (more === 0) continue;
    active.done[nth] = done + more;
    g.tell(
      { is: 'progressed', hero: hero.seat, quest: quest.id, objective: nth, done: done + more },
      'wow/quests.6',
    );
  }
}

/** Whether the order of a quest lets an objective be worked on. [wow/quests.10] */
export function isOpen({ objectives, order }: Quest, { done }: ActiveQuest, nth: number): boolean {
  if (order === 'any') return true;
  if (order === 'last-last' && nth < objectives.length - 1) return true;
  return objectives.every((objective, other) => other >= nth || isDone(objective, done[other] ?? 0));
}

const isComplete = ({ objectives }: Quest, { done }: ActiveQuest): boolean =>
  objectives.every((objective, nth) => isDone(objective, done[nth] ?? 0));

/** Whatever is complete is completed; nearly always nothing is. */
export function completeQuests(g: Wow): Rule {
  for (const { quests } of g.state.heroes) {
    for (const active of quests)
      if (isComplete(questOf(g.content, active.quest), active)) return completeAll(g);
  }
  return silence;
}

/** Everything that is complete enters the logs at once; then somebody may have won; then quests are drawn. [wow/quests.7, wow/A-66] */
function* completeAll(g: Wow): Rule {
  const drawing: Hero[] = [];
  for (const hero of clockwiseFrom(g.state, activeHero(g.state))) {
    for (const active of hero.quests.slice()) {
      const quest = questOf(g.content, active.quest);
      if (!isComplete(quest, active)) continue;
      hero.quests.splice(hero.quests.indexOf(active), 1);
      hero.log.push({ card: quest.id, valor: quest.valor });
      hero.account.quests++;
      drawing.push(hero);
      g.tell({ is: 'completed-quest', hero: hero.seat, quest: quest.id, valor: quest.valor }, 'wow/quests.7');
    }
  }
  yield* checkVictory(g);
  for (const hero of drawing) yield* drawEliteQuest(g, hero);
}

/** The top elite quest; with none left, nothing. [wow/quests.13] */
export function* drawEliteQuest(g: Wow, hero: Hero): Rule {
  const quest = g.state.eliteQuests.pop();
  if (quest === undefined) return;
  g.state.eliteKnown = Math.min(g.state.eliteKnown, g.state.eliteQuests.length);
  g.reveal();
  g.tell({ is: 'drew-quest', hero: hero.seat, quest }, 'wow/quests.7');
  lay(g, hero, quest);
  if (hero.quests.length > questLimit) yield* dropOne(g, hero, quest);
  if (hero.quests.some((active) => active.quest === quest)) yield* setUp(g, hero, quest);
}

/** A third quest forces one of the three to go, before any set-up. [wow/quests.1, wow/A-31] */
function* dropOne(g: Wow, hero: Hero, drawn: QuestId): Rule {
  const dropped = yield* choose('quest-to-drop', {
    seat: hero.seat,
    rule: 'wow/quests.1',
    from: hero.quests.map(({ quest }) => quest),
    about: () => ({ drawn }),
  });
  hero.quests = hero.quests.filter(({ quest }) => quest !== dropped);
  if (questOf(g.content, dropped).deck === 'elite') {
    g.state.eliteQuests.unshift(dropped);
    g.state.eliteKnown++;
  }
  g.tell({ is: 'dropped-quest', hero: hero.seat, quest: dropped }, 'wow/A-13');
}

/** A quest comes with its set-up. Tokens on spaces need no choice; a hero to mark may. [wow/quests.2] */
export function* receiveQuest(g: Wow, hero: Hero, id: QuestId): Rule {
  lay(g, hero, id);
  yield* setUp(g, hero, id);
}

/** The quest lies open by the hero before anybody decides anything about it. */
function lay(g: Wow, hero: Hero, id: QuestId): void {
  const { objectives } = questOf(g.content, id);
  hero.quests.push({ quest: id, marked: null, done: objectives.map(() => 0), since: g.state.placed });
}

function* setUp(g: Wow, hero: Hero, id: QuestId): Rule {
  const marked = yield* heroToMark(g, hero, questOf(g.content, id));
  const active = hero.quests.find(({ quest }) => quest === id);
  if (active !== undefined) active.marked = marked;
  if (marked !== null) g.tell({ is: 'marked', hero: hero.seat, card: id, what: marked }, 'wow/quests.9');
  noteProgress(g, { is: 'rose', by: hero.seat });
}

/** Who gets the token of a quest: chosen by a neighbour, by the owner, or the rival with the most valor. */
function* heroToMark(g: Wow, owner: Hero, { id, marks }: Quest): Rule<Seat | null> {
  if (marks === null) return null;
  const chooser =
    marks === 'left-neighbour'
      ? leftOf(g.state, owner)
      : marks === 'right-neighbour'
        ? rightOf(g.state, owner)
        : owner;
  const rivals = rivalsOf(g.state, owner);
  const most = Math.max(...rivals.map(valorOf));
  const from = rivals.filter((rival) => marks !== 'leader' || valorOf(rival) === most);
  const rule: RuleId = 'wow/quests.2';
  return yield* choose('hero-to-mark', {
    seat: chooser.seat,
    rule,
    from: from.map(({ seat }) => seat),
    about: () => ({ card: id, owner: owner.seat }),
  });
}
