import {
  type BoastId,
  epitaphsIn,
  type Fact,
  type GauntletKinds,
  type Hero,
  type HeroId,
} from '@tavolo/gauntlet-of-fools';
import { textsIn } from '@tavolo/gauntlet-of-fools/text';
import type { Match } from '@tavolo/kernel';
import type { InEachLanguage, Language } from '@tavolo/language';
import type { Counted, GameTally, MatchCount, TallyTable, TallyWords } from '../../simulate/tally.ts';

/** How long a match was, and how each class, weapon and boast fared. */
export const tally: GameTally<GauntletKinds> = { count, words };

/** The groups of things that are counted, each by the gold, the turns and the fate of the hero that had it. */
const groups = ['class', 'weapon', 'boast'] as const;
type Group = (typeof groups)[number];

function count(match: Match<GauntletKinds>): MatchCount {
  const { heroes, turn } = match.state;
  const facts = match.log.map(({ fact }) => fact);
  const epitaphs = epitaphsIn(facts);
  const boasts = boastsMade(facts);
  const { winners } = match.result;
  const counted = heroes.flatMap((hero) => {
    const turns = epitaphs.get(hero.id)?.turn ?? turn;
    const won = winners.some((seat) => seat === hero.seat);
    const values = [hero.gold, turns, hero.dead ? 0 : 1, won ? 1 : 0];
    return namesOf(hero, boasts.get(hero.id) ?? []).map((thing) => ({ ...thing, values }));
  });
  return { length: turn, counted };
}

const namesOf = (hero: Hero, boasts: readonly BoastId[]): readonly Pick<Counted, 'group' | 'id'>[] => [
  { group: 'class', id: hero.class },
  ...hero.weapons.map(({ card }) => ({ group: 'weapon', id: card })),
  ...(boasts.length === 0 ? [{ group: 'boast', id: 'none' }] : []),
  ...boasts.map((id) => ({ group: 'boast', id })),
];

/** The boasts that each hero entered the gauntlet with; some are dropped on the way. */
function boastsMade(facts: readonly Fact[]): ReadonlyMap<HeroId, readonly BoastId[]> {
  const made = new Map<HeroId, readonly BoastId[]>();
  for (const fact of facts) {
    if (fact.is === 'took' || fact.is === 'stole')
      made.set(fact.hero, [...(made.get(fact.hero) ?? []), ...fact.boasts]);
  }
  return made;
}

type OwnWords = {
  readonly columns: readonly [string, string, string, string];
  readonly turns: string;
  readonly titles: { readonly [It in Group]: string };
  readonly headings: { readonly [It in Group]: string };
  readonly noBoast: string;
};

const ownWords: InEachLanguage<OwnWords> = {
  en: {
    columns: ['Gold', 'turns', 'alive', 'wins'],
    turns: 'turns',
    titles: { class: 'By Class', weapon: 'By Weapon', boast: 'By Boast' },
    headings: { class: 'Class', weapon: 'Weapon', boast: 'Boast' },
    noBoast: 'no Boast',
  },
  it: {
    columns: ['Oro', 'turni', 'in vita', 'vittorie'],
    turns: 'turni',
    titles: { class: 'Per Classe', weapon: 'Per Arma', boast: 'Per Spacconeria' },
    headings: { class: 'Classe', weapon: 'Arma', boast: 'Spacconeria' },
    noBoast: 'nessuna Spacconeria',
  },
  pt: {
    columns: ['Ouro', 'turnos', 'com vida', 'vitórias'],
    turns: 'turnos',
    titles: { class: 'Por Classe', weapon: 'Por Arma', boast: 'Por Bravata' },
    headings: { class: 'Classe', weapon: 'Arma', boast: 'Bravata' },
    noBoast: 'nenhuma Bravata',
  },
};

function words(language: Language): TallyWords {
  const { titles, headings, columns, turns, noBoast } = ownWords[language];
  const tables = groups.map(
    (group): TallyTable => ({
      group,
      title: titles[group],
      headings: [headings[group], ...columns],
      forms: ['mean', 'mean', 'share', 'share'],
    }),
  );
  const name = (id: string): string => (id === 'none' ? noBoast : textsIn(language).name(id));
  return { score: columns[0], length: turns, tables, name };
}
