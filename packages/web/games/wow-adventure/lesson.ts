import type { Lesson, Tip, TipMoment } from '../face.ts';
import type { Fact, WowKinds } from './game.ts';
import type { LessonText, TipId } from './text/lesson-text.ts';

/** What this game asks or tells, and the rule behind it. */
type Occasion = {
  readonly at: TipMoment &
    ({ readonly question: keyof WowKinds['Questions'] } | { readonly fact: Fact['is'] });
  readonly rule: WowKinds['RuleId'];
};

/** When each tip is given, and the rule behind it. */
const occasions: { readonly [Id in TipId]: Occasion } = {
  character: { at: { question: 'character' }, rule: 'wow/setup.7' },
  start: { at: { question: 'where' }, rule: 'wow/setup.12' },
  movement: { at: { question: 'movement' }, rule: 'wow/movement.4' },
  resource: { at: { question: 'resource' }, rule: 'wow/exploration.5' },
  flight: { at: { question: 'resource', offers: 'flight-path' }, rule: 'wow/resources.5' },
  token: { at: { fact: 'saw-token', isOwn: true }, rule: 'wow/resources.4' },
  challenge: { at: { question: 'challenge' }, rule: 'wow/challenge.4' },
  duel: { at: { question: 'challenge', offers: 'attack:' }, rule: 'wow/duels.1' },
  fight: { at: { question: 'before-roll' }, rule: 'wow/combat.8' },
  cards: { at: { question: 'before-roll' }, rule: 'wow/abilities.1' },
  dice: { at: { fact: 'rolled-combat', isOwn: true }, rule: 'wow/combat.13' },
  item: { at: { fact: 'gained-item', isOwn: true }, rule: 'wow/combat.18' },
  unbeaten: { at: { fact: 'went-unbeaten' }, rule: 'wow/unbeaten.1' },
  hurt: { at: { fact: 'hurt', isOwn: true }, rule: 'wow/damage.1' },
  upkeep: { at: { question: 'upkeep' }, rule: 'wow/upkeep.2' },
  level: { at: { fact: 'rose-to', isOwn: true }, rule: 'wow/levels.3' },
  quest: { at: { fact: 'completed-quest' }, rule: 'wow/quests.7' },
  reaction: { at: { question: 'reaction' }, rule: 'wow/A-71' },
};

/** All tips have an occasion: their ids are its keys. */
const ids = Object.keys(occasions) as readonly TipId[]; // the keys of a complete record

/** The tips in words. */
export const tipsIn = (texts: LessonText): readonly Tip[] =>
  ids.map((id) => ({ id, ...occasions[id], ...texts[id] }));

/** A race against one bot to three valor: two quests or so, in about eight turns each. */
export const lesson: Lesson = { seed: 'first-adventure-162', bots: 1, options: { valorToWin: '3' } };
