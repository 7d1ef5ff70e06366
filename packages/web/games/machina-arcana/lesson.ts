import type { Lesson, Tip, TipMoment } from '../face.ts';
import type { Fact, MachinaKinds } from './game.ts';
import type { LessonText, TipId } from './text/lesson-text.ts';

/** What this game asks or tells, and the rule behind it. */
type Occasion = {
  readonly at: TipMoment &
    ({ readonly question: keyof MachinaKinds['Questions'] } | { readonly fact: Fact['is'] });
  readonly rule: MachinaKinds['RuleId'];
};

/** When each tip is given, and the rule behind it. */
const occasions: { readonly [Id in TipId]: Occasion } = {
  explorer: { at: { question: 'explorer' }, rule: 'ma/setup.2' },
  chapter: { at: { fact: 'chapter-began' }, rule: 'ma/chapters.1' },
  act: { at: { question: 'act' }, rule: 'ma/round.6' },
  activate: { at: { question: 'act', offers: 'activate:' }, rule: 'ma/actions.17' },
  door: { at: { question: 'act', offers: 'close:' }, rule: 'ma/actions.7' },
  fight: { at: { question: 'target' }, rule: 'ma/map.9' },
  dice: { at: { fact: 'rolled' }, rule: 'ma/attacks.2' },
  raise: { at: { question: 'raise' }, rule: 'ma/attacks.5' },
  explore: { at: { question: 'act', offers: 'explore:' }, rule: 'ma/actions.5' },
  spawn: { at: { fact: 'checked-spawn' }, rule: 'ma/spawn.3' },
  monster: { at: { fact: 'monster-began' }, rule: 'ma/monsters.6' },
  loss: { at: { question: 'essence-for-health' }, rule: 'ma/essence.2' },
  horror: { at: { fact: 'checked-horror' }, rule: 'ma/horror.4' },
  event: { at: { fact: 'drew-event' }, rule: 'ma/actions.14' },
  item: { at: { question: 'item-to-keep' }, rule: 'ma/actions.15' },
  arrange: { at: { question: 'arrangement' }, rule: 'ma/inventory.6' },
  exit: { at: { fact: 'placed-exit' }, rule: 'ma/chapters.3' },
  level: { at: { fact: 'level-rose' }, rule: 'ma/threat.2' },
};

/** All tips have an occasion: their ids are its keys. */
const ids = Object.keys(occasions) as readonly TipId[]; // the keys of a complete record

/** The tips in words. */
export const tipsIn = (texts: LessonText): readonly Tip[] =>
  ids.map((id) => ({ id, ...occasions[id], ...texts[id] }));

/** The shortest tale with one companion, where monsters come slowly; the first chapter takes about ten minutes. */
export const lesson: Lesson = {
  seed: 'first-descent-1',
  bots: 1,
  options: { difficulty: 'easy', duration: 'extra-quick' },
};
