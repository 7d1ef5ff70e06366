type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** The number of a ruling of ours: `gof/A-07`. */
export type RulingId<Prefix extends string> = `${Prefix}/A-${Digit}${Digit}`;

/** A rule by its number; `source` says where it comes from. */
export type RuleEntry<Source extends string = string> = {
  readonly id: string;
  readonly source: readonly Source[];
};

/** A worked case; `about` is the rule or the card that it shows, `promo` marks a card outside the box. */
export type CaseEntry<Source extends string = string> = RuleEntry<Source> & {
  readonly about: string;
  readonly promo?: true;
};

/** A ruling of ours; `about` is what it settles, `option` marks one on which tables commonly differ. */
export type RulingEntry<Source extends string = string> = RuleEntry<Source> & {
  readonly about: string;
  readonly option?: true;
};

/** A chapter of a rulebook by its numbers. Sentences are kept apart, in each language. */
export type Chapter<Source extends string = string> = {
  readonly id: string;
  readonly rules: readonly (RuleEntry<Source> | CaseEntry<Source> | RulingEntry<Source>)[];
};

/** What the page of a rulebook says first, and how it names where a rule comes from. */
export type Preface<SourceWord extends string = string> = {
  readonly title: string;
  readonly note: readonly string[];
  readonly origins: Readonly<Record<SourceWord, string>>;
};

/** A chapter in words. */
export type RulebookChapter = {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly RulebookRule[];
};

export type RulebookRule = { readonly id: string; readonly text: string };

/** The words of a rulebook in one language: the titles of its chapters and the sentences of its rules, by id. */
export type RulebookWords<ChapterId extends string = string, RuleId extends string = string> = {
  readonly preface: Preface;
  readonly titles: Readonly<Record<ChapterId, string>>;
  readonly rules: Readonly<Record<RuleId, string>>;
};

/** A whole rulebook in words. */
export const rulebookIn = <ChapterId extends string, RuleId extends string>(
  words: Pick<RulebookWords<ChapterId, RuleId>, 'titles' | 'rules'>,
  chapters: readonly { readonly id: ChapterId; readonly rules: readonly { readonly id: RuleId }[] }[],
): readonly RulebookChapter[] =>
  chapters.map(({ id, rules }) => ({
    id,
    title: words.titles[id],
    rules: rules.map((rule) => ({ id: rule.id, text: words.rules[rule.id] })),
  }));

/** The sentence of a rule, such as the one a question cites; `null` when there is no such rule. */
export const ruleTextIn = ({ rules }: Pick<RulebookWords, 'rules'>, id: string): string | null =>
  Object.hasOwn(rules, id) ? (rules[id] ?? null) : null;
