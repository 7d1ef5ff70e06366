import type { Box, Texts } from '@tavolo/box';
import type { Chapter, Language } from '@tavolo/language';
import { type PageWords, wordsOf } from './words.ts';

/** A rule; a case or a ruling if it is `about` something. */
type Entry = {
  readonly id: string;
  readonly source: readonly string[];
  readonly about?: string;
  readonly option?: true;
  readonly promo?: true;
};

type About = { readonly about: string };

type ById = Readonly<Record<string, string>>;

/** A page in the making: a rulebook in one language. */
type Page = {
  readonly book: Box['rulebook'];
  readonly texts: Texts;
  readonly words: PageWords;
  readonly titles: ById;
  readonly rules: ById;
};

/** The whole rulebook as a page of Markdown. */
export function rulebookPage(book: Box['rulebook'], texts: Texts, language: Language): string {
  const titles = Object.fromEntries(texts.rulebook.map(({ id, title }) => [id, title]));
  const rules = Object.fromEntries(
    texts.rulebook.flatMap((chapter) => chapter.rules.map(({ id, text }) => [id, text])),
  );
  const page: Page = { book, texts, words: wordsOf[language], titles, rules };
  const { title, note } = texts.preface;
  const sections = book.chapters.map((chapter) => section(chapter, page));
  return `${[`# ${title}`, ...note, contents(page), ...sections].join('\n\n')}\n`;
}

function contents(page: Page): string {
  return page.book.chapters.map(({ id }) => `- [${titleOf(id, page)}](#${id})`).join('\n');
}

function section({ id, rules }: Chapter, page: Page): string {
  const heading = `## <a id="${id}"></a>${titleOf(id, page)}`;
  const cases = rules.filter((entry) => isCase(entry, page));
  const body = cases.length === rules.length ? grouped(cases, page) : inOrder(rules, page);
  return [heading, ...body].join('\n\n');
}

/** A chapter of nothing but cases: under a heading for each thing, in the order in which these first come up. */
function grouped(cases: readonly (Entry & About)[], page: Page): readonly string[] {
  const abouts = new Set(cases.map(({ about }) => about));
  return [...abouts].flatMap((about) => [
    `### ${named(about, page)}`,
    ...cases.filter((it) => it.about === about).map((it) => paragraph(it, page)),
  ]);
}

/** Rules and rulings as paragraphs, each case set in below its rule. */
function inOrder(rules: readonly Entry[], page: Page): readonly string[] {
  return rules.map((entry) => {
    if (!isCase(entry, page)) return paragraph(entry, page);
    const origin = originOf(entry, page);
    const rule = rules.find(({ id }) => id === entry.about);
    const isLikeRule = rule !== undefined && originOf(rule, page) === origin;
    const text = `> ${numbered(entry, page)} *${textOf(entry, page)}*`;
    return isLikeRule ? text : `${text}<br>\n> <small>${origin}</small>`;
  });
}

function paragraph(entry: Entry, page: Page): string {
  return `${numbered(entry, page)} ${textOf(entry, page)}<br>\n<small>${smallPrint(entry, page)}</small>`;
}

function numbered(entry: Entry, page: Page): string {
  return `<a id="${entry.id}"></a>**${entry.id}**${mark(entry, page)}`;
}

function mark({ option, promo }: Entry, { words }: Page): string {
  if (option) return ` *(${words.option})*`;
  return promo ? ` *(${words.promo})*` : '';
}

function smallPrint(entry: Entry, page: Page): string {
  const origin = originOf(entry, page);
  return isRuling(entry, page) ? `${page.words.about(named(entry.about, page))} · ${origin}` : origin;
}

function originOf({ source }: Entry, page: Page): string {
  const { texts, words } = page;
  return source.map((it) => texts.preface.origins[it] ?? words.numberedRuling(link(it, page))).join('; ');
}

const isCase = (entry: Entry, page: Page): entry is Entry & About =>
  entry.about !== undefined && !isRuling(entry, page);

const isRuling = (entry: Entry, { book }: Page): entry is Entry & About =>
  entry.id.startsWith(`${book.prefix}/A-`);

/** A rule goes by its id, anything else by its name. */
function named(about: string, page: Page): string {
  return about.startsWith(`${page.book.prefix}/`) ? link(about, page) : page.texts.name(about);
}

function titleOf(id: string, { titles }: Page): string {
  return inWords(id, titles);
}

/** The sentences of a rule; the ids that they cite in square brackets are links. */
function textOf({ id }: Entry, page: Page): string {
  const { book, rules } = page;
  const citations = new RegExp(`\\[${book.prefix}/[^\\]]+\\](?:, \\[${book.prefix}/[^\\]]+\\])*`, 'g');
  const text = inWords(id, rules);
  return text.replaceAll(citations, (cited, at: number) => {
    const links = cited
      .slice(1, -1)
      .split('], [')
      .map((it) => link(it, page));
    return isInParentheses(text, at) ? links.join(', ') : `(${links.join(', ')})`;
  });
}

const isInParentheses = (text: string, at: number): boolean =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at);

function inWords(id: string, words: ById): string {
  const found = words[id];
  if (found === undefined) throw new Error(`${id} has no words`);
  return found;
}

/** A link to a rule, or to a whole chapter. */
function link(id: string, { book }: Page): string {
  const chapter = book.chapters.find((it) => id === `${book.prefix}/${it.id}`);
  return `[${id}](#${chapter?.id ?? id})`;
}
