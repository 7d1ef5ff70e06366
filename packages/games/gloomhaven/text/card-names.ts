import type { Gender } from '@tavolo/language';
import { spelledOut } from '@tavolo/language';
import { type AllNames, calledIn, nameIn } from './all-names.ts';
import type { CountedName } from './counted-names.ts';
import type { Name, Names } from './phrases/names.ts';
import type { Terms } from './phrases/terms.ts';

type Counted = CountedName & { readonly gender?: Gender; readonly plural?: true };
type Table<Entry> = { readonly [id: string]: Entry | undefined };

/** The names of one language, as its files hold them. */
type Held = {
  readonly all: AllNames;
  readonly monsters: Table<Counted>;
  /** Those that are counted: what items and bosses summon. */
  readonly countedSummons: Table<Counted>;
  readonly achievements: Table<string>;
  readonly conditions: Terms['conditions'];
};

/** A name that is never counted. */
const single = (all: AllNames, kind: 'summon' | 'objective', id: string): Name => {
  const { one, gender = 'm' } = calledIn(all, kind, id);
  return { one, many: one, gender };
};

const counted = (name: Counted): Name => ({ gender: 'm', ...name });

/** Monsters that are called by a name of their own. */
const persons: readonly string[] = ['jekserah'];

/** What things of the box are called where cards speak of them; what nobody has named goes by its id. */
export function cardNamesOf({ all, monsters, countedSummons, achievements, conditions }: Held): Names {
  return {
    monster: (id) => ({
      ...counted(monsters[id] ?? { one: spelledOut(id), many: spelledOut(id) }),
      ...(persons.includes(id) ? ({ named: true } as const) : {}),
    }),
    summon: (id) => {
      const called = countedSummons[id];
      return called === undefined ? single(all, 'summon', id) : counted(called);
    },
    objective: (id) => single(all, 'objective', id),
    item: (id) => nameIn(all, 'item', id),
    achievement: (name) => achievements[name] ?? spelledOut(name),
    modifier: (id) => {
      const known: Table<string> = { 'minus-one': '-1', curse: conditions.curse, bless: conditions.bless };
      return known[id] ?? id;
    },
  };
}
