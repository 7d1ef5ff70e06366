import type { Counted } from '../../../simulate/tally.ts';
import type { Fortune } from '../fortunes.ts';

/** What a hero's game adds to what is known of the cards it had. */
export const cardsIn = (fortune: Fortune): readonly Counted[] => [
  ...abilitiesIn(fortune),
  ...itemsIn(fortune),
  ...questsIn(fortune),
];

/** Each title that was drawn: how often it was played, whether it was at all; and if so, whether its hero won. */
const abilitiesIn = ({ drawn, played, won }: Fortune): readonly Counted[] =>
  [...drawn].flatMap((id) => {
    const times = played.get(id) ?? 0;
    const drew = { group: 'ability', id, values: [times, asNumber(times > 0)] };
    return times === 0 ? [drew] : [drew, { group: 'ability-played', id, values: [asNumber(won)] }];
  });

/** Each item that was had: put on or used, drunk up, any of these; and whether its hero won. */
const itemsIn = ({ items: { owned, equipped, used, drunk }, won }: Fortune): readonly Counted[] =>
  [...owned].map((id) => ({
    group: 'item',
    id,
    values: usesOf(equipped.has(id) || used.has(id), drunk.has(id), won),
  }));

const usesOf = (isUsed: boolean, isDrunk: boolean, won: boolean): readonly number[] =>
  [isUsed, isDrunk, isUsed || isDrunk, won].map(asNumber);

/** Each quest that was received: whether it was completed, and after how many turns; and whether its hero won. */
const questsIn = ({ quests, won }: Fortune): readonly Counted[] =>
  quests.flatMap(({ quest, turns }) => {
    const received = { group: 'quest', id: quest, values: [asNumber(turns !== null), asNumber(won)] };
    return turns === null
      ? [received]
      : [received, { group: turnsGroup(quest), id: String(turns), values: [1] }];
  });

/** The group that has how often a quest took how many turns. */
export const turnsGroup = (quest: string): string => `turns ${quest}`;

const asNumber = (is: boolean): number => (is ? 1 : 0);
