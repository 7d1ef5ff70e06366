import { forQuestion, type OpenQuestion } from '@tavolo/kernel';
import { capital } from '@tavolo/language';
import type { Fact } from '../facts.ts';
import type { GloomKinds } from '../kinds.ts';
import { figureAsked } from '../onlooker/asked-about.ts';
import type { PicksObjection } from '../onlooker/objection-to-picks.ts';
import { severalNames } from '../questions.ts';
import { type AllNames, anyNameIn, type NameKind, nameIn } from './all-names.ts';
import type { Naming } from './naming.ts';
import type {
  ConfirmLabels,
  LogLines,
  Objections,
  OptionLabels,
  Prompt,
  Prompts,
  TableTerms,
} from './speech.ts';
import type { Story } from './story.ts';

/** All the words of one language; `Speaker` is how it names who and what in its sentences. */
export type Words<Speaker> = {
  readonly terms: TableTerms;
  readonly names: AllNames;
  readonly stories: { readonly [scenario: string]: Story | undefined };
  readonly log: LogLines<Speaker>;
  readonly prompts: Prompts<Speaker>;
  readonly options: OptionLabels<Speaker>;
  readonly confirmLabels: ConfirmLabels<Speaker>;
  readonly objections: Objections<Speaker>;
  speakerFor(table: Naming): Speaker & { someone(id: string): string; modifier(id: string): string };
};

/** A language, ready to speak. */
export type Wording = {
  readonly terms: TableTerms;
  readonly stories: { readonly [scenario: string]: Story | undefined };
  name(id: string, kind?: NameKind): string;
  figure(id: string, table: Naming): string;
  modifier(id: string, table: Naming): string;
  line(fact: Fact, table: Naming): string;
  prompt(question: OpenQuestion<GloomKinds>, table: Naming): Prompt;
  option(question: OpenQuestion<GloomKinds>, id: string, table: Naming): string;
  confirmLabel(question: OpenQuestion<GloomKinds>, picked: readonly string[], table: Naming): string;
  objection(objection: PicksObjection, table: Naming): string;
};

export const wordingOf = <Speaker>(words: Words<Speaker>): Wording => ({
  terms: words.terms,
  stories: words.stories,
  name: (id, kind) => (kind === undefined ? anyNameIn(words.names, id) : nameIn(words.names, kind, id)),
  figure: (id, table) => words.speakerFor(table).someone(id),
  modifier: (id, table) => words.speakerFor(table).modifier(id),
  line: (fact, table) => {
    const line = words.log[fact.is] as (fact: Fact, speak: Speaker) => string; // found by the fact's own tag
    return line(fact, words.speakerFor(table));
  },
  prompt: (question, table) => {
    const speak = words.speakerFor(table);
    const prompt = forQuestion<OpenQuestion<GloomKinds>, [Speaker], Prompt>(words.prompts, question, speak);
    const figure = figureAsked(question.about);
    const hero = figure === null ? null : table.hero(figure);
    if (figure === null || hero?.class == null || !table.leadsSeveral(hero.seat)) return prompt;
    return { ...prompt, asks: naming(speak.someone(figure), prompt.asks) };
  },
  option: (question, id, table) => labelOf(words.options, question, id, words.speakerFor(table)),
  confirmLabel: (question, picked, table) => {
    const speak = words.speakerFor(table);
    const several = severalNames.find((one) => one === question.name);
    const [only = ''] = picked;
    return several === undefined || picked.length < 2
      ? labelOf(words.options, question, only, speak)
      : words.confirmLabels[several](picked, speak);
  },
  objection: (objection, table) => {
    const says = words.objections[objection.is] as (it: PicksObjection, speak: Speaker) => string; // found by its own tag
    return says(objection, words.speakerFor(table));
  },
});

/** Who leads several heroes is told which one is meant, unless the sentence does. */
const naming = (hero: string, asks: string): string =>
  asks.toLowerCase().includes(hero.toLowerCase())
    ? asks
    : asks.includes(':')
      ? `${capital(hero)}. ${asks}`
      : `${capital(hero)}: ${asks.charAt(0).toLowerCase()}${asks.slice(1)}`;

/** The label of an option. Throws for a question of a later version. */
function labelOf<Speaker>(
  labels: OptionLabels<Speaker>,
  question: OpenQuestion<GloomKinds>,
  id: string,
  speak: Speaker,
): string {
  const label = labels[question.name] as AnyLabel<Speaker> | undefined; // found by the question's own name
  if (label === undefined) throw new Error(`no words for the question ${question.name}`);
  return label(id, question, speak);
}

type AnyLabel<Speaker> = (id: string, question: OpenQuestion<GloomKinds>, speak: Speaker) => string;
