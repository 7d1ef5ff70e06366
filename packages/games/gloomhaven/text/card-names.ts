import { type AllNames, calledIn, nameIn } from './all-names.ts';
import type { CountedName } from './counted-names.ts';
import { names as en } from './en/all-names.ts';
import * as enRewards from './en/cards/reward-names.ts';
import { terms as enTerms } from './en/cards/terms.ts';
import { itemSummonNames as enItemSummons } from './en/item-names.ts';
import { bossSummonNames as enBossSummons, monsterNames as enMonsters } from './en/monster-names.ts';
import { names as it } from './it/all-names.ts';
import * as itRewards from './it/cards/reward-names.ts';
import { terms as itTerms } from './it/cards/terms.ts';
import { itemSummonNames as itItemSummons } from './it/item-names.ts';
import { bossSummonNames as itBossSummons, monsterNames as itMonsters } from './it/monster-names.ts';
import { spelledOut } from './joining.ts';
import type { Language } from './language.ts';
import type { Gender, Name, Names } from './phrases/names.ts';
import type { Terms } from './phrases/terms.ts';
import { names as pt } from './pt/all-names.ts';
import * as ptRewards from './pt/cards/reward-names.ts';
import { terms as ptTerms } from './pt/cards/terms.ts';
import { itemSummonNames as ptItemSummons } from './pt/item-names.ts';
import { bossSummonNames as ptBossSummons, monsterNames as ptMonsters } from './pt/monster-names.ts';

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

const held: Readonly<Record<Language, Held>> = {
  en: {
    ...{ all: en, monsters: enMonsters, conditions: enTerms.conditions },
    countedSummons: { ...enItemSummons, ...enBossSummons },
    achievements: enRewards.achievementNames,
  },
  it: {
    ...{ all: it, monsters: itMonsters, conditions: itTerms.conditions },
    countedSummons: { ...itItemSummons, ...itBossSummons },
    achievements: itRewards.achievementNames,
  },
  pt: {
    ...{ all: pt, monsters: ptMonsters, conditions: ptTerms.conditions },
    countedSummons: { ...ptItemSummons, ...ptBossSummons },
    achievements: ptRewards.achievementNames,
  },
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
export function namesIn(language: Language): Names {
  const { all, monsters, countedSummons, achievements, conditions } = held[language];
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
